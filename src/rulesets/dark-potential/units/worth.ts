/**
 * What models of the appendix count for as they fight, in soldiers: by how much losing one lowers its side's log-odds to
 * win while nobody has Command Points, over the 0.54 (within 0.07) that a soldier does.
 *
 * By `npm run worth -- dark-potential --set command-points=off`: 3,000 matches; a Leader 1.61 (within 0.16), a Sniper
 * 1.92 (within 0.13), an Assassin 0.75 (within 0.14), whoever has nothing but a club 0.16 (within 0.06), and whoever has
 * the launcher 0.48 (within 0.12), which is not told from a soldier.
 */
export const FIGHTING_WORTH: Readonly<Record<string, number>> = {
  soldier: 1,
  rocket: 1,
  'club-soldier': 0.3,
  leader: 3,
  sniper: 3.6,
  assassin: 1.4,
};

/**
 * What a model counts for at least, in soldiers: about as much as whoever has nothing but a club. Who can hurt nobody
 * promises nothing and has to be wiped out all the same (DP-SCEN-05).
 */
export const LEAST_WORTH = 0.25;

/**
 * What each Command Point of a Commander is worth besides, in soldiers, for as long as he lives and gets it back: with
 * Command Points losing a Leader costs as much as 7.5 soldiers (2.69 within 0.14 and 0.36 within 0.06, by the same
 * command under the book). The one that a Sniper or an Assassin has to himself changes nothing that could be seen.
 */
export const COMMAND_POINT_WORTH = 0.9;
