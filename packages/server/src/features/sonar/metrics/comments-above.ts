import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Database } from '#/platform/db/database.ts';
import { createYield } from '#/platform/event-loop.ts';
import { readSeries, type SeriesChoice } from './read-series.store.ts';

/** An account with days on which more comments are stored than interactions, of which comments are a part. */
export interface CommentsAbove {
  readonly datasetId: string;
  readonly network: SocialNetwork;
  /** How many. */
  readonly days: number;
}

/**
 * Accounts on whose days comments and interactions contradict each other, those with most such days first. One file is
 * refused where it does, and posts that are collected count both; figures of several files or of a file and a run may.
 */
export const findCommentsAbove = async (
  db: Database,
  projectId: string,
  choice: Pick<SeriesChoice, 'datasetIds' | 'from' | 'to'>,
): Promise<CommentsAbove[]> => {
  const breathe = createYield();
  const found = new Map<number, CommentsAbove>();
  let [account, interactions] = [0, new Map<number, number>()];
  // Of an account interactions are told before comments: the order of their codes.
  for await (const series of readSeries(db, projectId, { ...choice, metrics: ['interactions', 'comments'] })) {
    await breathe();
    const { accountId, datasetId, network, metric, firstDay, values } = series;
    if (accountId !== account) [account, interactions] = [accountId, new Map()];
    if (metric === 'interactions') {
      for (const [at, value] of values.entries()) interactions.set(firstDay + at, value);
      continue;
    }
    // A number that nobody told is NaN, which is above nothing.
    const above = values.filter((value, at) => value > interactions.get(firstDay + at)!).length;
    const days = above + (found.get(accountId)?.days ?? 0);
    if (days > 0) found.set(accountId, { datasetId, network, days });
  }
  return [...found.values()].toSorted((one, other) => other.days - one.days);
};
