/** What danger, cover and coming nearer count beside harm, where nothing else was fitted or nobody is asked. */
export const RISKED = 0.7;
export const COVERED = 0.1;
export const NEARER = 0.08;
