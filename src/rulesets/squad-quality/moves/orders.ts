/** What keeps a unit from acting as its player likes, as it is activated. */
export interface Orders {
  /** It does not respond: it moves to better cover only, and rushes away only (SQ-CR-06 to SQ-CR-08). */
  readonly deaf: boolean;
}

export const FREE: Orders = { deaf: false };
export const DEAF: Orders = { deaf: true };
