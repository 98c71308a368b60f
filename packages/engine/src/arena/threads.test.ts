import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { allocateArena } from '../../test/allocate-arena.ts';
import { decodeDataset } from '../../test/at-once.ts';
import { hasBit } from '../../test/bits.ts';
import { finishWaiting } from '../../test/finish-waiting.ts';
import { threadStarter } from '../../test/start-threads.ts';
import { choices, datasetOf, idsOf, rowsIn, type Survey, surveys, tallyOf } from '../../test/survey.ts';
import { messageFigures, messageFiguresInSteps } from '../crosstab/calculations/figures.ts';
import { audienceCountsInSteps, messageCounts, messageCountsInSteps } from '../crosstab/counting/counts.ts';
import { setBit } from '../crosstab/dataset/bits.ts';
import type { Bits, Dataset } from '../crosstab/dataset/dataset.ts';
import { encodeDataset } from '../crosstab/dataset/dataset-file.ts';
import { filterMask } from '../crosstab/dataset/filter.ts';
import { select } from '../crosstab/dataset/selection.ts';
import { finish } from '../steps.ts';
import { countInKernels } from './count-in-kernels.ts';
import { createThreadCounting } from './count-in-threads.ts';
import { countWithThreads } from './counter.ts';
import { lendThreads } from './lent-threads.ts';
import { createThreads } from './threads.ts';

const inShared = (dataset: Dataset): Dataset => decodeDataset(encodeDataset(dataset), { sharedFrom: 0 });

/** Every n-th respondent from the seed on, in a step that the seed decides. */
function fill(bits: Bits, respondents: number, seed: number): Bits {
  for (let row = seed % 5; row < respondents; row += (seed % 3) + 1) setBit(bits, row);
  return bits;
}

/** Bit by bit: shares nothing with the kernels. */
const countBoth = (a: Bits, b: Bits, respondents: number): number =>
  Array.from({ length: respondents }, (_, row) => row).filter((row) => hasBit(a, row) && hasBit(b, row)).length;

const openThreads = (count: number) => {
  const { start, done } = threadStarter();
  const threads = createThreads(start, count);
  const keeper = threads.open(allocateArena(1, 1, true).shared!.memory);
  return { threads, done, end: keeper.close };
};

describe.each([1, 2, 3])('%i threads', (count) => {
  const { threads, done, end } = openThreads(count);
  afterAll(end);

  it('count every row as member by member, also beyond the rows of one call', async () => {
    const rows = fc.oneof(fc.integer({ min: 0, max: 21 }), fc.constantFrom(4095, 4097));
    const seeds = fc.array(fc.nat(1000), { minLength: 1, maxLength: 7 });
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 90 }),
      rows,
      seeds,
      async (respondents, many, chosen) => {
        const arena = allocateArena(respondents, many + 2, true);
        const masks = Array.from({ length: many + 2 }, (_, i) => fill(arena.row(i), respondents, i + 3));
        const sets = chosen.map((seed) => fill(new Uint32Array(masks[0]!.length), respondents, seed));
        const lent = lendThreads(threads);
        const counting = createThreadCounting(arena, arena.shared!, lent);
        const inThreads = countInKernels(arena, arena.kernels!, counting);
        const selections = sets.map((bits) => ({ ...select(bits), at: null, bits }));
        const counts = await finishWaiting(inThreads({ first: 2, count: many }, selections));
        lent.stop();
        expect([...counts]).toEqual(
          masks.slice(2).flatMap((mask) => sets.map((set) => countBoth(mask, set, respondents))),
        );
      },
    );
    await fc.assert(property, { numRuns: 30 });
    expect(done.started).toBe(count);
    expect(done.counts).toBeGreaterThan(30);
  });

  it('give what one thread gives and what rows give that are counted one by one', async () => {
    const property = fc.asyncProperty(fc.boolean().chain(surveys), choices, async (survey, chosen) => {
      const dataset = inShared(datasetOf(survey));
      const alone = datasetOf(survey);
      const { stop } = countWithThreads(dataset, threads);
      const { ids, choice } = idsOf(alone, chosen);
      const { mask } = filterMask(alone, ids);
      // More at a time than are counted at a time.
      const batches = [...dataset.messages, ...dataset.messages];
      const figures = finishWaiting(messageFiguresInSteps(dataset, mask));
      const [messages, ...audiences] = await Promise.all([
        finishWaiting(messageCountsInSteps(dataset, mask)),
        ...batches.map((message) => finishWaiting(audienceCountsInSteps(dataset, message, mask))),
      ]);
      const judged = await figures;
      stop();
      expect(messages).toEqual(messageCounts(alone, mask));
      expect(judged).toEqual(messageFigures(alone, mask));
      expect(audiences).toEqual(
        [...alone.messages, ...alone.messages].map((message) => finish(audienceCountsInSteps(alone, message, mask))),
      );
      checkRows(survey, rowsIn(survey.rows, choice), messages);
    });
    await fc.assert(property, { numRuns: 30 });
  });
});

function checkRows(survey: Survey, rows: Survey['rows'], counts: ReturnType<typeof messageCounts>): void {
  survey.messages.forEach((hasR2, message) => {
    const [r1, r2] = [tallyOf(rows, message, 'r1'), tallyOf(rows, message, 'r2')];
    expect(counts[message]!.r1).toMatchObject({ positive: r1.positive, base: r1.base });
    if (hasR2) expect(counts[message]!.r2).toMatchObject({ positive: r2.positive, base: r2.base });
  });
}

describe('threads', () => {
  const survey: Survey = {
    variables: 1,
    messages: [true, false, true],
    rows: Array.from({ length: 77 }, (_, i) => ({
      labels: [[`${i % 3}`]],
      answers: [2, 3, 5].map((prime, m) => ({ r1: i % prime === 0, r2: m === 1 ? null : i % prime === 1 })),
      weight: null,
    })),
  };
  const expected = messageCounts(datasetOf(survey), null);
  const count = (dataset: Dataset) => finishWaiting(messageCountsInSteps(dataset, null));

  it('that fail leave the counting to this one, until they are wanted again', async () => {
    const { start, done } = threadStarter(1);
    const threads = createThreads(start, 2);
    const dataset = inShared(datasetOf(survey));
    const { stop } = countWithThreads(dataset, threads);
    const answers = await Promise.all([count(dataset), count(dataset), count(dataset)]);
    expect([...answers, await count(dataset)]).toEqual(Array(4).fill(expected));
    expect(done.started).toBe(2);
    stop();
    const again = inShared(datasetOf(survey));
    const { stop: stopAgain } = countWithThreads(again, threads);
    expect(await count(again)).toEqual(expected);
    expect(done.started).toBe(4);
    stopAgain();
  });

  it('that cannot be started leave the counting to this one', async () => {
    const start = () => {
      throw new Error('No thread can be started.');
    };
    const dataset = inShared(datasetOf(survey));
    const { stop } = countWithThreads(dataset, createThreads(start, 2));
    expect(await count(dataset)).toEqual(expected);
    stop();
  });

  it('are not started where nobody waits, and no more used when they are stopped', async () => {
    const { start, done } = threadStarter();
    const dataset = inShared(datasetOf(survey));
    const { stop } = countWithThreads(dataset, createThreads(start, 2));
    expect(messageCounts(dataset, null)).toEqual(expected);
    expect(done.started).toBe(0);
    const running = count(dataset);
    stop();
    expect([await running, await count(dataset)]).toEqual([expected, expected]);
    expect(done.counts).toBe(0);
  });

  it('do not count a dataset whose memory is not shared', async () => {
    const { start, done } = threadStarter();
    const dataset = datasetOf(survey);
    countWithThreads(dataset, createThreads(start, 2));
    expect(await count(dataset)).toEqual(expected);
    expect(done.started).toBe(0);
  });
});
