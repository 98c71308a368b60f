import { describe, expect, it } from 'vitest';
import { datasetOf, type Row } from '../../../test/survey.ts';
import { finish, type Steps } from '../../steps.ts';
import type { Dataset } from '../dataset/dataset.ts';
import { filterMask } from '../dataset/filter.ts';
import { bannerInSteps } from './banner.ts';
import { benchmarkGroupsInSteps, benchmarkInSteps } from './benchmark.ts';
import { conceptResponseInSteps, conceptsInSteps } from './concepts.ts';
import { correlatedMessagesInSteps } from './correlated-messages.ts';
import { audienceLinksInSteps, messageFiguresInSteps, summaryInSteps } from './figures.ts';
import { headToHeadConceptsInSteps } from './head-to-head-concepts.ts';
import { headToHeadMessagesInSteps } from './head-to-head-messages.ts';

/** 300 respondents whose answers follow from their number, so that no two questions are answered alike. */
const rows = (isWeighted: boolean): Row[] =>
  Array.from({ length: 300 }, (_, i) => ({
    labels: [[`${i % 3}`], i % 5 === 0 ? ['x', 'y'] : [i % 2 === 0 ? 'x' : 'y']],
    answers: [2, 3, 5, 7, 11, 13].map((prime) => ({ r1: i % prime !== 1, r2: i % 4 === 0 ? null : i % prime === 2 })),
    weight: isWeighted ? 1 + (i % 4) : null,
    mentions: [
      { concept: i % 2, subconcept: `${i % 7}`, tone: i % 3 === 0 ? 'positive' : 'negative' },
      { concept: 0, subconcept: `${i % 4}`, tone: 'blank' },
    ],
  }));

const calculations = (dataset: Dataset): Record<string, () => Steps<unknown>> => {
  const { mask } = filterMask(dataset, ['0.0', '0.1', '1.0']);
  return {
    audienceLinks: () => audienceLinksInSteps(dataset, 'm2', mask),
    banner: () => bannerInSteps(dataset, ['0.0', '0.1', '1.0', '1.1'], mask),
    benchmark: () => benchmarkInSteps(dataset, ['0.0', '1.1', 'm:m0', 'c:0:1', 'c:0:2']),
    benchmarkGroups: () => benchmarkGroupsInSteps(dataset),
    conceptResponse: () => conceptResponseInSteps(dataset, '0', ['1'], mask),
    concepts: () => conceptsInSteps(dataset),
    headToHeadConcepts: () => headToHeadConceptsInSteps(dataset, ['0', '1'], mask),
    correlatedMessages: () => correlatedMessagesInSteps(dataset, 'm2', mask),
    messageFigures: () => messageFiguresInSteps(dataset, mask),
    summary: () => summaryInSteps(dataset),
    headToHeadMessages: () => headToHeadMessagesInSteps(dataset, ['m0', 'm1', 'm2', 'm3', 'm4', 'm5'], mask),
  };
};

/** Without weights these are a few counts, which rest after some megabytes or hundreds of audiences. */
const restsWhenLarge = ['audienceLinks', 'messageFigures'];

/** Takes a step of each in turn, as the server does with calculations that were asked for at the same time. */
function finishInTurn(all: readonly Steps<unknown>[]): unknown[] {
  const answers: unknown[] = [];
  const open = new Map(all.entries());
  while (open.size > 0) {
    for (const [i, steps] of open) {
      const step = steps.next();
      if (!step.done) continue;
      answers[i] = step.value;
      open.delete(i);
    }
  }
  return answers;
}

describe.each([false, true])('calculations in steps, weighted: %s', (isWeighted) => {
  const dataset = datasetOf({ variables: 2, messages: Array(6).fill(true), concepts: 2, rows: rows(isWeighted) });
  const all = calculations(dataset);

  it('come to the same whatever is calculated in between', () => {
    const makes = Object.values(all);
    const alone = makes.map((make) => finish(make()));
    expect(finishInTurn([...makes, ...makes].map((make) => make()))).toEqual([...alone, ...alone]);
  });

  const resting = Object.keys(all).filter((name) => isWeighted || !restsWhenLarge.includes(name));
  it.each(resting)('%s rests on its way', (name) => {
    expect([...all[name]!()].length).toBeGreaterThan(1);
  });
});

it('rests where one message is counted in thousands of audiences', () => {
  const many: Row[] = Array.from({ length: 3000 }, (_, i) => ({
    labels: [[`${i}`]],
    answers: [{ r1: i % 2 === 0, r2: i % 3 === 0 }],
    weight: null,
  }));
  const dataset = datasetOf({ variables: 1, messages: [true], rows: many });
  expect([...audienceLinksInSteps(dataset, 'm0', null)].length).toBeGreaterThan(50);
});
