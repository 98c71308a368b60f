import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allocateArena } from '../../../test/allocate-arena.ts';
import { decodeDataset } from '../../../test/at-once.ts';
import { finishWaiting } from '../../../test/finish-waiting.ts';
import { scatter } from '../../../test/scatter.ts';
import { threadStarter } from '../../../test/start-threads.ts';
import { datasetOf, type Survey, surveys } from '../../../test/survey.ts';
import { countWithThreads } from '../../arena/counter.ts';
import { createThreads } from '../../arena/threads.ts';
import { finish } from '../../steps.ts';
import { allBits, allocateBits, setBit } from '../dataset/bits.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { encodeDataset } from '../dataset/dataset-file.ts';
import { type Selection, select } from '../dataset/selection.ts';
import { countMessagesInSteps } from './counts.ts';
import { findRatings, ratingsOfInSteps } from './ratings.ts';

function selectionsOf({ respondents }: Dataset): Selection[] {
  const every = [2, 9, respondents].map((step) => {
    const bits = allocateBits(respondents);
    for (let row = respondents - 1; row >= 0; row -= step) setBit(bits, row);
    return bits;
  });
  return [allBits(respondents), ...every, allocateBits(respondents)].map(select);
}

/** What is counted by masks, as long as nobody has asked for ratings. */
function byMasks(survey: Survey) {
  const dataset = datasetOf(survey);
  const counts = finish(countMessagesInSteps(dataset, selectionsOf(dataset)));
  expect(findRatings(dataset)).toBeNull();
  return counts.map((list) => list.map(({ r1, r2 }) => ({ r1, r2 })));
}

function withRatings(dataset: Dataset): Dataset {
  finish(ratingsOfInSteps(dataset));
  return dataset;
}

it('counts few respondents by their rows as by masks', () => {
  const property = fc.property(fc.boolean().chain(surveys), (survey) => {
    const expected = byMasks(survey);
    for (const dataset of [datasetOf(survey), scatter(datasetOf(survey))].map(withRatings)) {
      const counts = finish(countMessagesInSteps(dataset, selectionsOf(dataset)));
      expect(counts).toMatchObject(expected);
      const half = finish(countMessagesInSteps(dataset, selectionsOf(dataset), 1));
      expect(half).toMatchObject(expected.map((list) => list.slice(1)));
    }
  });
  fc.assert(property, { numRuns: 60 });
});

it('counts them by threads', async () => {
  const { start, done } = threadStarter();
  const threads = createThreads(start, 2);
  // Keeps them between the memories that they count in.
  const keeper = threads.open(allocateArena(1, 1, true).shared!.memory);
  const property = fc.asyncProperty(surveys(false), async (survey) => {
    const shared = decodeDataset(encodeDataset(datasetOf(survey)), { sharedFrom: 0 });
    const { stop } = countWithThreads(shared, threads);
    const [few] = selectionsOf(shared).slice(3);
    const dataset = withRatings(shared);
    const before = done.counts;
    const [counts] = await finishWaiting(countMessagesInSteps(dataset, [few!]));
    if (few!.count * 4 < dataset.respondents) expect(done.counts).toBeGreaterThan(before);
    stop();
    expect(counts).toMatchObject(byMasks(survey)[3]!);
  });
  await fc.assert(property, { numRuns: 20 });
  keeper.close();
});
