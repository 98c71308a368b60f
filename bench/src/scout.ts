import { readFileSync } from 'node:fs';
import { type Compressible, compressInSteps } from '@soundings/engine/board/compress-messages';
import { predictMessage } from '@soundings/engine/predict/predict-message';
import { loadPredictor } from '@soundings/engine/predict/predictor';
import { finish } from '@soundings/engine/steps';
import { clusterTexts } from '@soundings/engine/text/clusters';
import type { Ratio } from './bench.ts';
import { interleave } from './interleave.ts';
import { longestStep } from './longest-step.ts';
import { milliseconds } from './milliseconds.ts';
import { randomFrom } from './random.ts';
import { adjustedRandIndex } from './scout/adjusted-rand-index.ts';
import { clusterByLinkage, clusterByMeans, tfIdf } from './scout/tf-idf-clusters.ts';
import { type Headline, hasHeadlines, isHeldOut, readHeadlines } from './text/headline-tests.ts';

const listSize = 1000;
const target = 50;
/** Stories with fewer headlines are no theme. */
const leastOfStory = 8;
const testsInList = 120;

/**
 * SCOUT's compression of 1,000 headlines to 50, beside taking the 50 best predicted and the best predicted of each of 50
 * clusters by k-means on tf·idf; and whether headlines of one test fall into one cluster. All of stories that no word
 * vector and no prediction was learnt from.
 */
export async function* scout(): AsyncGenerator<Ratio> {
  if (!hasHeadlines()) {
    const detail = 'headline-tests is not there; set SOUNDINGS_DATA to its parent folder';
    yield { name: 'scout/compress', ratio: null, goal: 1, detail };
    return;
  }
  const headlines = readHeadlines().filter(({ story }) => isHeldOut(story));
  yield* compression(drawStories(headlines));
  yield oneTestOneCluster(drawTests(headlines));
}

interface Listed extends Compressible {
  readonly story: string;
}

async function* compression(list: readonly Listed[]): AsyncGenerator<Ratio> {
  const texts = list.map(({ text }) => text);
  const ours = () => finish(compressInSteps(list, target, 'en')).kept.map(({ index }) => index);
  const byMeans = () => bestOfEach(clusterByMeans(tfIdf(texts), target, randomFrom(11)), list);
  const top = [...list.keys()].toSorted((a, b) => list[b]!.prediction! - list[a]!.prediction!).slice(0, target);
  const [mine, means] = await interleave<number[]>([ours, byMeans], () => undefined, { warmUp: 1, rounds: 5 });
  yield {
    name: 'scout/compress time',
    ratio: mine!.typical / 1000,
    goal: 2,
    atMost: true,
    unit: 's',
    detail: `${list.length} messages to ${target}; k-means on tf·idf ${milliseconds(means!.typical)}`,
  };
  yield {
    name: 'scout/compress longest step',
    ratio: longestStep(() => compressInSteps(list, target, 'en'), 3),
    goal: 20,
    atMost: true,
    unit: 'ms',
    detail: 'what other requests wait at most',
  };
  const [our, their, best] = [ours(), byMeans(), top].map((kept) => coverage(kept, list));
  yield {
    name: 'scout/compress coverage',
    ratio: our!.share / their!.share,
    goal: 1,
    detail: [
      `of ${our!.stories} stories, weighted by messages: ${told(our!)}, k-means ${told(their!)}, top ${target} ${told(best!)}`,
    ].join(''),
  };
  yield {
    name: 'scout/compress prediction',
    ratio: our!.prediction / their!.prediction,
    goal: 1,
    detail: `mean R1: ${our!.prediction.toFixed(1)}, k-means ${their!.prediction.toFixed(1)}, top ${target} ${best!.prediction.toFixed(1)}, all ${mean(list.map(({ prediction }) => prediction!)).toFixed(1)}`,
  };
}

const told = ({ covered, share }: Coverage): string => `${covered} (${(100 * share).toFixed(0)} %)`;

interface Coverage {
  readonly stories: number;
  readonly covered: number;
  /** Of the messages, whose story is among the kept. */
  readonly share: number;
  readonly prediction: number;
}

const coverage = (kept: readonly number[], list: readonly Listed[]): Coverage => {
  const covered = new Set(kept.map((index) => list[index]!.story));
  return {
    stories: new Set(list.map(({ story }) => story)).size,
    covered: covered.size,
    share: list.filter(({ story }) => covered.has(story)).length / list.length,
    prediction: mean(kept.map((index) => list[index]!.prediction!)),
  };
};

const bestOfEach = (labels: readonly number[], list: readonly Listed[]): number[] =>
  [...Map.groupBy(labels.keys(), (index) => labels[index]!).values()].map((members) =>
    members.reduce((best, index) => (list[index]!.prediction! > list[best]!.prediction! ? index : best)),
  );

const drawStories = (headlines: readonly Headline[]): Listed[] => {
  const model = loadPredictor(readFileSync(new URL(import.meta.resolve('@soundings/engine/predict/headlines.model'))));
  const stories = [...Map.groupBy(headlines, ({ story }) => story)].map(
    ([story, of]) => [story, [...new Set(of.map(({ text }) => text))]] as const,
  );
  return shuffled(
    stories.filter(([, texts]) => texts.length >= leastOfStory),
    7,
  )
    .flatMap(([story, texts]) => texts.map((text) => ({ story, text })))
    .slice(0, listSize)
    .map((one) => ({ ...one, prediction: predictMessage(model, one.text).r1 }));
};

const drawTests = (headlines: readonly Headline[]): Headline[] => {
  const tests = [...Map.groupBy(headlines, ({ group }) => group).values()].filter((test) => test.length >= 3);
  const ofStory = new Map(tests.map((test) => [test[0]!.story, test]));
  return shuffled([...ofStory.values()], 3)
    .slice(0, testsInList)
    .flat();
};

const oneTestOneCluster = (list: readonly Headline[]): Ratio => {
  const texts = list.map(({ text }) => text);
  const tests = list.map(({ group }) => group);
  const labels: number[] = [];
  const themes = clusterTexts(texts, 'en');
  for (const [theme, { members }] of themes.entries()) for (const index of members) labels[index] = theme;
  const ours = adjustedRandIndex(tests, labels);
  const [sameCount, trueCount] = [themes.length, testsInList].map((clusters) =>
    adjustedRandIndex(tests, clusterByMeans(tfIdf(texts), clusters, randomFrom(11))),
  );
  const linked = adjustedRandIndex(tests, clusterByLinkage(tfIdf(texts), themes.length));
  return {
    name: 'scout/one test, one cluster',
    ratio: ours / Math.max(sameCount!, trueCount!, linked),
    goal: 1,
    detail: `adjusted Rand index ${ours.toFixed(3)} with ${themes.length} themes; tf·idf by average linkage ${linked.toFixed(3)} with as many, by k-means ${sameCount!.toFixed(3)}, ${trueCount!.toFixed(3)} with the true ${testsInList}; ${texts.length} headlines`,
  };
};

const shuffled = <T>(items: readonly T[], seed: number): T[] => {
  const random = randomFrom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
