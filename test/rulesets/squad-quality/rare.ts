import { seededDice } from '../../../src/kernel/dice.ts';
import { collapse } from '../../../src/rulesets/squad-quality/actions/demolition.ts';
import { hack } from '../../../src/rulesets/squad-quality/actions/hacking.ts';
import { hide } from '../../../src/rulesets/squad-quality/actions/hiding.ts';
import { offerTo } from '../../../src/rulesets/squad-quality/actions/options.ts';
import { perform } from '../../../src/rulesets/squad-quality/actions/perform.ts';
import { EFFECTS } from '../../../src/rulesets/squad-quality/actions/power-effects.ts';
import { recover } from '../../../src/rulesets/squad-quality/actions/wounded.ts';
import { aimAt, MOVED, UNMOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { fire } from '../../../src/rulesets/squad-quality/attack/fire.ts';
import { wreck } from '../../../src/rulesets/squad-quality/attack/wreck.ts';
import { IN_HIDING } from '../../../src/rulesets/squad-quality/battlefield/state.ts';
import { moveOf } from '../../../src/rulesets/squad-quality/match/allowance.ts';
import { bunkerArmour } from '../../../src/rulesets/squad-quality/matchup/fortification-kinds.ts';
import { contacts } from '../../../src/rulesets/squad-quality/moves/contacts.ts';
import { reveal } from '../../../src/rulesets/squad-quality/moves/markers.ts';
import { passesMorale } from '../../../src/rulesets/squad-quality/moves/nerve.ts';
import { FREE } from '../../../src/rulesets/squad-quality/moves/orders.ts';
import { ordersOf } from '../../../src/rulesets/squad-quality/moves/response.ts';
import { outlookOf } from '../../../src/rulesets/squad-quality/places/outlook.ts';
import { prepare } from '../../../src/rulesets/squad-quality/turn/activation.ts';
import { drop } from '../../../src/rulesets/squad-quality/turn/drops.ts';
import { box, piece } from '../../kernel/bare-table.ts';
import { alike, last } from '../scene.ts';
import { stage } from './stage.ts';

const WOOD = piece(box([-5, -5, 5, 5]), { area: true, difficult: true, height: 3, cover: 'light' });

/** What comes up too seldom to be waited for, each staged and acted once; settings that are read are written down. */
export function actOutTheRare(read: Set<string>): void {
  const led = stage('A line 0,0 | A officer + | B levy 0,8', { read }).scripted(alike(3, 'response', 6));
  ordersOf(led, 0);
  led.dice.finish();

  const ridden = stage('A walker 0,0 | A tank-officer + | B levy 0,9', { read }).scripted(
    alike(3, 'survival', 6),
  );
  wreck(ridden, 0, { attacker: 2, kind: 'fire' });
  ridden.dice.finish();

  const hacked = stage('A hackers 0,0 | B armoured 0,10', { read }).scripted(alike(3, 'hack', 1));
  hack(hacked, 0, 1);
  hacked.dice.finish();

  const combined = stage('A line 0,0 | A machine-gun + | B carrier 0,8', { read });
  const held = [...alike(1, 'penetration', 1), ...alike(1, 'armour', 6)];
  fire(combined.scripted([...alike(3, 'fire', 1), ...held, ...held, ...held], last), 0, UNMOVED);

  aimAt(stage('A line 0,0 | B civilians 0,8', { read }).scripted([]), 0, 1);

  const wooded = { read, pieces: [WOOD], set: { 'hidden-movement.near.inches': 1 } };
  hide(stage('A line -3,0 | B levy 3,0', wooded).scripted([]), 0);
  const sought = stage('A line -3,0 | B levy 3,0', wooded).scripted([]);
  sought.state.hiding[0] = sought.state.point[0];
  sought.state.whereabouts[0] = IN_HIDING;
  reveal(sought, 0);

  const hurt = stage('A jumpers 0,0 | B levy 0,12', { read }).scripted([]);
  hurt.state.hurt[0] = 1;
  offerTo(hurt, 0, outlookOf(hurt, 0), FREE);

  const healed = stage('A seer 0,0 | A line 4,0 | B levy 0,12', { read }).scripted(
    alike(1, 'power-effect', 1),
  );
  healed.state.hurt[1] = 1;
  EFFECTS.heal.act(healed, 0, 1);

  const dropped = stage('A paratroopers - | B levy 0,16', { read }).scripted([
    ...alike(3, 'drop', 1),
    ...alike(3, 'scatter', 1),
    ['direction', 1],
  ]);
  drop(dropped, 0);

  actOutPowers(read);
  actOutPositions(read);

  const smoky = stage('A grenadiers 0,0 | B levy 0,16', { read }).scripted([]);
  smoky.state.smoking[0] = 1;
  prepare(smoky, 0);

  const carried = stage('A carrier 0,0 | A line + | B levy 0,9', { read }).scripted(alike(5, 'passenger', 1));
  wreck(carried, 0, { attacker: 2, kind: 'fire' });

  const dugIn = stage('A line 0,0 | B levy 0,9', { read, set: { 'fortifications.works.trenches': 1 } });
  const firm = dugIn.scripted(alike(2, 'morale', 6));
  firm.state.fortified[0] = firm.state.point[0];
  passesMorale(firm, 0);
  for (const kind of ['light bunker', 'medium bunker', 'heavy bunker'] as const)
    bunkerArmour(firm.matchup.settings[0], kind);

  const damaged = stage('A hackers 0,0 | B skimmer 0,10', { read }).scripted(alike(3, 'hack', 6));
  damaged.state.figures[1] = 1;
  hack(damaged, 0, 1);

  const shaky = stage('A sappers 0,0 | B levy 0,9', { read }).scripted(alike(1, 'collapse', 1));
  Object.assign(shaky.state, { structure: 1, wrecker: 0 });
  collapse(shaky);

  const joint = stage('A fire-team -4,0 | A fire-team 4,0 | B mob 0,7', { read }).scripted([]);
  const [contact] = contacts(joint, 0, moveOf(joint, 0));
  const luck = seededDice(joint.state.luck);
  perform({ ...joint, dice: luck }, 0, { action: 'assault', manner: MOVED, ...contact }, FREE, 1);
}

function actOutPowers(read: Set<string>): void {
  const m = stage('A adept 0,0 | B levy 0,12', { read }).scripted(alike(1, 'power-effect', 1));
  EFFECTS.expose.act(m, 0, 1);
  EFFECTS.degrade.act(m, 0, 1);
  EFFECTS.harm.act(m, 0, 1);
  m.dice.finish();
  const pinned = stage('A line 0,0 | B levy 0,16', { read }).scripted(alike(3, 'recovery', 6));
  pinned.state.hurt[0] = 1;
  pinned.state.marker[0] = 2;
  recover(pinned, 0, false);
  pinned.dice.finish();
}

function actOutPositions(read: Set<string>): void {
  const everywhere = piece(box([-18, -18, 18, 18]), {
    area: true,
    difficult: true,
    height: 3,
    cover: 'light',
  });
  const rough = { read, pieces: [everywhere], set: { 'drop-troops.point': 'off' } };
  const landed = stage('A drop-suits - | B levy 0,16', rough).scripted([
    ...alike(3, 'drop', 6),
    ...alike(3, 'landing', 1),
  ]);
  drop(landed, 0);
  landed.dice.finish();
  const teams = stage('A fire-team 0,0 | A fire-team 4,0 | B levy 0,3.2', { read }).scripted([
    ...alike(4, 'assault', 3),
    ...alike(2, 'kill', 1),
  ]);
  teams.state.figures.fill(1);
  teams.state.leader.fill(0);
  perform(teams, 0, { action: 'assault', at: teams.state.point[0], target: 2, manner: UNMOVED }, FREE, 1);
}
