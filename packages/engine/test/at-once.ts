import { bannerInSteps } from '../src/crosstab/calculations/banner.ts';
import { benchmarkGroupsInSteps, benchmarkInSteps } from '../src/crosstab/calculations/benchmark.ts';
import { conceptResponseInSteps } from '../src/crosstab/calculations/concepts.ts';
import { conceptsHeadToHeadInSteps } from '../src/crosstab/calculations/concepts-head-to-head.ts';
import { correlatedMessagesInSteps } from '../src/crosstab/calculations/correlated-messages.ts';
import { audienceLinksInSteps, summaryInSteps } from '../src/crosstab/calculations/figures.ts';
import { headToHeadInSteps } from '../src/crosstab/calculations/head-to-head.ts';
import { audienceCountsInSteps, globalCountsInSteps } from '../src/crosstab/counting/counts.ts';
import { decodeDatasetInSteps } from '../src/crosstab/dataset/dataset-file.ts';
import { finish, type Steps } from '../src/steps.ts';

const atOnce =
  <A extends unknown[], T>(inSteps: (...given: A) => Steps<T>) =>
  (...given: A): T =>
    finish(inSteps(...given));

export const audienceCounts = atOnce(audienceCountsInSteps);
export const audienceLinks = atOnce(audienceLinksInSteps);
export const banner = atOnce(bannerInSteps);
export const benchmark = atOnce(benchmarkInSteps);
export const benchmarkGroups = atOnce(benchmarkGroupsInSteps);
export const conceptResponse = atOnce(conceptResponseInSteps);
export const conceptsHeadToHead = atOnce(conceptsHeadToHeadInSteps);
export const correlatedMessages = atOnce(correlatedMessagesInSteps);
export const decodeDataset = atOnce(decodeDatasetInSteps);
export const globalCounts = atOnce(globalCountsInSteps);
export const headToHead = atOnce(headToHeadInSteps);
export const summary = atOnce(summaryInSteps);
