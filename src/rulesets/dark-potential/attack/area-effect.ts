import { type Model, NOWHERE } from '../../../kernel/entities.ts';
import { spotText } from '../../../kernel/field/place-words.ts';
import { noteUsers } from '../../../rules/play/modifiers.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { acted, type Match, seatOf, settingsOf, tell } from '../match/match.ts';
import { type Strike, situationOf } from '../match/strike.ts';
import { hitModifiers } from '../matchup/modifiers.ts';
import { rollTest } from '../points/opposed-test.ts';
import { CLAUSE } from '../rules/index.ts';
import { type Burst, burstAt, caught, isImmune, isInBurst, isSpared, isUnderHole } from './burst.ts';
import { applyHits, type Hit } from './casualties.ts';
import { scatter } from './scatter.ts';
import { baseTouched } from './stealth.ts';

/** Where the template ends up and whom it hits (DP-AOE-02..07). */
export function resolveArea(m: Match, strike: Strike, success: boolean, margin: number): void {
  const { deviation } = settingsOf(m, strike.attacker).areaEffect;
  if (!success && !deviation.on) return;
  acted(m, success ? CLAUSE.areaEffect.centre : CLAUSE.areaEffect.deviation);
  const burst = success ? burstAt(m, strike) : scatter(m, strike, burstAt(m, strike));
  tell(m, 'template', () => [
    `The template lands ${success ? 'on its target' : 'astray'}, at ${spotText(m.battlefield.ground, burst)}.`,
    { ...burst },
  ]);
  touchBases(m, strike, burst);
  const hits = touched(m, strike, burst, margin);
  if (hits.length > 1) acted(m, CLAUSE.areaEffect.together);
  tellHits(m, hits);
  applyHits(m, strike, hits);
}

/** Whom a template hits, at which Strength, in the order in which the rolls to wound follow. */
function tellHits(m: Match, hits: readonly Hit[]): void {
  tell(m, 'template-hits', () => {
    const names = hits.map(
      ({ model, strength }) => `${m.matchup.models[model].name} at Strength ${strength}`,
    );
    const text = names.length > 0 ? `It hits ${names.join(', ')}.` : 'It hits nobody.';
    return [text, { hits: hits.map(({ model, strength }) => ({ model, strength })) }];
  });
}

/** Models hit: whoever is under the hole at full Strength, others touched on the level at the lesser one. */
function touched(m: Match, strike: Strike, burst: Burst, margin: number): Hit[] {
  const { middle } = settingsOf(m, strike.attacker).areaEffect;
  const { strength, strengthB } = m.matchup.weapons[strike.weapon];
  const hits: Hit[] = [];
  const enemies = otherSeat(seatOf(m, strike.attacker));
  for (const model of caught(m, burst, enemies)) {
    const at = m.state.point[model];
    const inMiddle = isUnderHole(m, strike, at, burst);
    if (inMiddle ? isImmune(m, strike, model, at) : !isSplashed(m, strike, model, burst)) continue;
    acted(m, inMiddle ? CLAUSE.areaEffect.middle : CLAUSE.areaEffect.splash);
    hits.push({ model, strength: inMiddle && middle.on ? strength : (strengthB ?? strength), margin });
  }
  return hits;
}

function isSplashed(m: Match, strike: Strike, model: Model, burst: Burst): boolean {
  const { splash } = settingsOf(m, strike.attacker).areaEffect;
  const at = m.state.point[model];
  if (!splash.on || isSpared(m, strike, model, at, burst)) return false;
  return splash.test === 'automatic' || passesAtEdge(m, strike, model);
}

/** The test of whoever is touched by the edge of a template, by a reading of DP-Q-77. */
export function passesAtEdge(m: Match, strike: Strike, model: Model): boolean {
  const at = m.state.point[model];
  const modifiers = hitModifiers(m.matchup, situationOf(m, { ...strike, target: model, at }));
  const { total: target } = modifiers;
  noteUsers(m, modifiers);
  return rollTest(m, {
    roll: 'hit',
    roller: strike.attacker,
    rollerAt: strike.from,
    affected: model,
    affectedAt: at,
    target,
    wounds: 1,
    stake: m.matchup.harm.perSplash(strike.weapon, model, m.state.wounds[model]),
  }).success;
}

/** Stealth bases that the template touches count as attacked (DP-STL-05); found models are then hit like others. */
function touchBases(m: Match, strike: Strike, burst: Burst): void {
  const { splash } = settingsOf(m, strike.attacker).areaEffect;
  for (let slot = 0; slot < m.matchup.baseSlots; slot++) {
    const at = m.state.base[slot];
    if (at === NOWHERE || !isInBurst(m, at, burst)) continue;
    const owner = m.matchup.baseOwner[slot];
    const edge = splash.on && !isSpared(m, strike, owner, at, burst);
    const inMiddle = isUnderHole(m, strike, at, burst) && !isImmune(m, strike, owner, at);
    if (edge || inMiddle) baseTouched(m, slot);
  }
}
