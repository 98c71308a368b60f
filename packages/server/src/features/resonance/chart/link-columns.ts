import { type ChartData, verdictLetters } from '@soundings/contract/resonance/chart';
import type { Share } from '@soundings/contract/resonance/resonance';

export type Links = ChartData['links'];

/** The shares of one message in all audiences, in their order. */
export interface AudienceColumns {
  readonly r1: readonly (Share | null)[];
  readonly r2: readonly (Share | null)[];
}

/** To 0.01, which no eye on a chart tells from the whole; a fifth of the bytes. */
const short = (percent: number | null | undefined): number | null =>
  percent === null || percent === undefined ? null : Math.round(percent * 100) / 100;

export const emptyLinks = (): Links => ({ r1: [], r2: [], base: [], low: [], high: [], verdicts: '' });

/** Adds the links of one message to the columns. */
export const addLinks = (links: Links, { r1, r2 }: AudienceColumns): void => {
  for (const [i, share] of r1.entries()) {
    links.r1.push(short(share?.percent));
    links.r2.push(short(r2[i]?.percent));
    links.base.push(share?.base ?? 0);
    links.low.push(short(share?.low));
    links.high.push(short(share?.high));
    links.verdicts += verdictLetters[share?.verdict ?? 'untested'];
  }
};
