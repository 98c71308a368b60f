/**
 * Days of one figure of one account, one after the other. Three things are kept apart: a day that nobody collected
 * (source 0), one that was collected without the network telling the figure (a source, and no number), and a number,
 * 0 among them.
 */
export interface Days {
  /** NaN where there is no number. */
  readonly values: Float64Array;
  /** The number of the source, 0 where the day was not collected. */
  readonly sources: Uint8Array;
}

/** As many days that nobody collected. */
export const uncollected = (length: number): Days => ({
  values: new Float64Array(length).fill(Number.NaN),
  sources: new Uint8Array(length),
});
