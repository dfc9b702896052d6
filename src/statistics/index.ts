/** The statistics library: leaves that import nothing else of ours. README.md lists every function. */
export * from './blocks-needed.ts';
export * from './bounded-mean-interval.ts';
export * from './bounded-mean-sequence.ts';
export * from './clustered-mean.ts';
export * from './e-value.ts';
export * from './elo.ts';
export * from './incomplete-beta.ts';
export * from './multiple-testing.ts';
export * from './normal-cdf.ts';
export * from './normal-quantile.ts';
export * from './pentanomial.ts';
export * from './score-tally.ts';
export * from './student-quantile.ts';
export * from './wilson.ts';
