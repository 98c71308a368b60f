import { bannerInSteps } from '../src/crosstab/calculations/banner.ts';
import { benchmarkGroupsInSteps, benchmarkInSteps } from '../src/crosstab/calculations/benchmark.ts';
import { conceptResponseInSteps } from '../src/crosstab/calculations/concepts.ts';
import { correlatedMessagesInSteps } from '../src/crosstab/calculations/correlated-messages.ts';
import { audienceLinksInSteps, summaryInSteps } from '../src/crosstab/calculations/figures.ts';
import { headToHeadConceptsInSteps } from '../src/crosstab/calculations/head-to-head-concepts.ts';
import { headToHeadMessagesInSteps } from '../src/crosstab/calculations/head-to-head-messages.ts';
import { audienceCountsInSteps, globalCountsInSteps } from '../src/crosstab/counting/counts.ts';
import type { Dataset } from '../src/crosstab/dataset/dataset.ts';
import { DatasetReader, type ReadOptions } from '../src/crosstab/dataset/dataset-reader.ts';
import { finish, type Steps } from '../src/steps.ts';

const atOnce =
  <A extends unknown[], T>(inSteps: (...given: A) => Steps<T>) =>
  (...given: A): T =>
    finish(inSteps(...given));

export function* decodeDatasetInSteps(bytes: Uint8Array, options?: ReadOptions): Steps<Dataset> {
  const reader = new DatasetReader(options);
  yield* reader.read(bytes);
  return reader.end();
}

export const audienceCounts = atOnce(audienceCountsInSteps);
export const audienceLinks = atOnce(audienceLinksInSteps);
export const banner = atOnce(bannerInSteps);
export const benchmark = atOnce(benchmarkInSteps);
export const benchmarkGroups = atOnce(benchmarkGroupsInSteps);
export const conceptResponse = atOnce(conceptResponseInSteps);
export const headToHeadConcepts = atOnce(headToHeadConceptsInSteps);
export const correlatedMessages = atOnce(correlatedMessagesInSteps);
export const decodeDataset = atOnce(decodeDatasetInSteps);
export const globalCounts = atOnce(globalCountsInSteps);
export const headToHeadMessages = atOnce(headToHeadMessagesInSteps);
export const summary = atOnce(summaryInSteps);
