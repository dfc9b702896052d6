import type { Settings } from '../rules/index.ts';

/** Whether a failed Leadership test suppresses, and that takes anything from a model (DP-LDR-05 to DP-LDR-07). */
export function suppressionBites({ leadership }: Settings): boolean {
  const { suppressed, forced, forfeit } = leadership;
  return suppressed.on && (forced.on || forfeit.on);
}
