import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { allocateArena } from '../../test/allocate-arena.ts';
import * as atOnce from '../../test/at-once.ts';
import { finishWaiting } from '../../test/finish-waiting.ts';
import { threadStarter } from '../../test/start-threads.ts';
import { choices, datasetOf, idsOf, surveysWithConcepts } from '../../test/survey.ts';
import { conceptsInSteps } from '../crosstab/calculations/concepts.ts';
import { audienceShares, messageFigures, messageFiguresInSteps } from '../crosstab/calculations/figures.ts';
import { ratingsOfInSteps } from '../crosstab/counting/ratings.ts';
import type { Dataset } from '../crosstab/dataset/dataset.ts';
import { encodeDataset } from '../crosstab/dataset/dataset-file.ts';
import type { ReadOptions } from '../crosstab/dataset/dataset-reader.ts';
import { filterMask } from '../crosstab/dataset/filter.ts';
import { finish } from '../steps.ts';
import { allocateRows, findArenas } from './arena.ts';
import { countWithThreads, getCounter } from './counter.ts';
import { listRows } from './rows.ts';
import { createThreads } from './threads.ts';

const bytesFor = (rows: number, isShared = false): number => (isShared ? 5 : 1) * (4 * 64 + 65_536) + rows * 64;

const copyOf = (dataset: Dataset, options?: ReadOptions): Dataset =>
  atOnce.decodeDataset(encodeDataset(dataset), options);

const arenasOf = (dataset: Dataset) => findArenas([...listRows(dataset)])!;

const rowCount = (dataset: Dataset): number => [...listRows(dataset)].length;

function everything(dataset: Dataset, audienceIds: readonly string[]) {
  const { mask, respondents } = filterMask(dataset, audienceIds);
  const messageIds = dataset.messages.map(({ id }) => id);
  const audiences = dataset.variables.flatMap((variable) => variable.audiences.map(({ id }) => id));
  const conceptIds = dataset.concepts.map(({ id }) => id);
  return {
    mask: mask && [...mask],
    respondents,
    all: messageFigures(dataset, null),
    filtered: messageFigures(dataset, mask),
    shares: messageIds.map((id) => audienceShares(dataset, id, mask)),
    links: messageIds.map((id) => atOnce.audienceLinks(dataset, id, mask)),
    correlated: messageIds.map((id) => atOnce.correlatedMessages(dataset, id, mask)),
    against: messageIds.length > 1 ? atOnce.headToHeadMessages(dataset, messageIds, mask) : null,
    banner: atOnce.banner(dataset, audiences, mask),
    benchmark: atOnce.benchmark(dataset, [...audiences.slice(0, 2), 'm:m0']),
    groups: atOnce.benchmarkGroups(dataset),
    concepts: finish(conceptsInSteps(dataset)),
    responses: conceptIds.map((id) => atOnce.conceptResponse(dataset, id, [], mask)),
    global: atOnce.globalCounts(dataset),
    summary: atOnce.summary(dataset),
  };
}

const figuresOf = (found: ReturnType<typeof everything>): string =>
  JSON.stringify(found, (_, value) => (value instanceof Uint32Array ? [...value] : value));

describe('several arenas', () => {
  it('give what one gives: counts, weights, filters, segments and crosstabs', () => {
    const property = fc.property(
      fc.boolean().chain(surveysWithConcepts),
      choices,
      fc.integer({ min: 1, max: 6 }),
      (survey, chosen, rows) => {
        const one = datasetOf(survey);
        const several = copyOf(one, { maxBytes: bytesFor(rows) });
        expect(arenasOf(one)).toHaveLength(1);
        expect(arenasOf(several)).toHaveLength(Math.ceil(rowCount(one) / rows));
        // Of a sheet, each memory has the fewest respondents that there may be: 64.
        finish(ratingsOfInSteps(several, 1));
        const { ids } = idsOf(one, chosen);
        expect(figuresOf(everything(several, ids))).toBe(figuresOf(everything(one, ids)));
      },
    );
    fc.assert(property, { numRuns: 60 });
  });

  it('hold the rows of a dataset that is made of answers, too', () => {
    const builder = fc.property(surveysWithConcepts(true), (survey) => {
      const one = datasetOf(survey);
      const several = datasetOf(survey, { maxBytes: bytesFor(2) });
      expect(arenasOf(several)).toHaveLength(Math.ceil(rowCount(one) / 2));
      expect(several).toEqual(one);
      expect(Buffer.compare(encodeDataset(several), encodeDataset(one))).toBe(0);
    });
    fc.assert(builder, { numRuns: 20 });
  });

  it('have one row each where no more fit, and end where the rows end', () => {
    const { row } = allocateRows(100, 5, { maxBytes: 1 });
    const masks = [0, 1, 2, 3, 4].map(row);
    expect(new Set(masks.map(({ buffer }) => buffer)).size).toBe(5);
    expect(findArenas(masks)).toMatchObject([0, 1, 2, 3, 4].map((first) => ({ first, count: 1 })));
    expect(findArenas(masks.slice(1))).toMatchObject([0, 1, 2, 3].map((first) => ({ first, count: 1 })));
    expect(findArenas([])).toBeNull();
  });

  it('are not found where rows are left out or lie in another order', () => {
    const [first, second] = [allocateArena(100, 3), allocateArena(100, 3)];
    expect(findArenas([first.row(0), first.row(1), second.row(0)])).toHaveLength(2);
    expect(findArenas([first.row(0), second.row(1)])).toBeNull();
    expect(findArenas([first.row(1), first.row(0)])).toBeNull();
    expect(findArenas([first.row(0), second.row(0), first.row(1)])).toBeNull();
    expect(findArenas([first.row(0), new Uint32Array(4)])).toBeNull();
  });
});

describe.each([1, 3])('%i threads', (count) => {
  const { start, done } = threadStarter();
  const threads = createThreads(start, count);
  // Keeps them between the memories that they count in.
  const keeper = threads.open(allocateArena(1, 1, true).shared!.memory);
  afterAll(keeper.close);

  it('count several arenas as one thread counts one', async () => {
    const property = fc.asyncProperty(fc.boolean().chain(surveysWithConcepts), choices, async (survey, chosen) => {
      const one = datasetOf(survey);
      const several = copyOf(one, { sharedFrom: 0, maxBytes: bytesFor(3, true) });
      expect(arenasOf(several)).toHaveLength(Math.ceil(rowCount(one) / 3));
      expect(getCounter(several).host).toBe('shared');
      const { stop } = countWithThreads(several, threads);
      await finishWaiting(ratingsOfInSteps(several, 1));
      const { mask } = filterMask(several, idsOf(one, chosen).ids);
      expect(await finishWaiting(messageFiguresInSteps(several, mask))).toEqual(messageFigures(one, mask));
      stop();
      expect(messageFigures(several, mask)).toEqual(messageFigures(one, mask));
    });
    await fc.assert(property, { numRuns: 25 });
    expect(done.started).toBe(count);
    expect(done.counts).toBeGreaterThan(25);
  });
});
