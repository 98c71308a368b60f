import { readFileSync } from 'node:fs';
import { predictMessage } from '@soundings/engine/predict/predict-message';
import { loadPredictor, readMessage } from '@soundings/engine/predict/predictor';
import type { Ratio } from './bench.ts';
import { countTerms } from './predict/count-terms.ts';
import { type LeftOut, leaveStoryOut } from './predict/leave-story-out.ts';
import {
  bestFound,
  calibrationError,
  compareItems,
  hits,
  type Item,
  intervalCoverage,
  logLosses,
  mean,
  mostCertain,
  significant,
} from './predict/measure.ts';
import { modelFile } from './predict/model-path.ts';
import { readTests, type Tests } from './predict/read-tests.ts';
import { baseline, shipped } from './predict/recipes.ts';
import { hasHeadlines, headlineFolder } from './text/headline-tests.ts';

/** How well the predictor tells which wording wins: five folds by story, beside a plain baseline on the same folds. */
export async function* predict(): AsyncGenerator<Ratio> {
  if (!hasHeadlines()) {
    const detail = 'headline-tests is not there; set SOUNDINGS_DATA to its parent folder';
    yield { name: 'predict/all', ratio: null, goal: 62.6, unit: '%', detail };
    return;
  }
  const tests = readTests(headlineFolder);
  const texts = countTerms(tests.texts);
  const ours = leaveStoryOut(tests, texts, shipped);
  const plain = leaveStoryOut(tests, texts, baseline);
  yield* accuracies(ours, plain);
  yield lossOf('predict/log loss of counted pairs', ours.counted, plain.counted, 0.643);
  yield lossOf('predict/log loss of strong pairs', ours.strong, plain.strong, 0.396);
  yield* calibration(ours);
  yield* costs(tests);
}

const per = (items: readonly Item[], theirs: readonly Item[]) => {
  const { difference, error } = compareItems(items, theirs);
  const detail = `${items.length} of stories left out; baseline ${(100 * mean(theirs)).toFixed(2)}, difference ${signed(100 * difference, 2)} ± ${(100 * error).toFixed(2)}`;
  return { percent: 100 * mean(items), withinOneError: 100 * (mean(theirs) - error), detail };
};

const signed = (value: number, digits: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

/** Where the issue names no figure, the goal is the baseline less one standard error. */
function* accuracies(ours: LeftOut, plain: LeftOut): Generator<Ratio> {
  const rows: [string, Item[], Item[], number | null][] = [
    ['all pairs', hits(ours.counted), hits(plain.counted), 62.6],
    ['significant pairs', hits(significant(ours.counted)), hits(significant(plain.counted)), null],
    ['strong pairs', hits(ours.strong), hits(plain.strong), 81.8],
    ['best of a test', bestFound(ours), bestFound(plain), null],
  ];
  for (const [name, items, theirs, wanted] of rows) {
    const { percent, withinOneError, detail } = per(items, theirs);
    const goal = Number(Math.max(wanted ?? 0, withinOneError).toFixed(2));
    yield { name: `predict/${name}`, ratio: percent, goal, unit: '%', digits: 2, detail };
  }
}

const lossOf = (name: string, ours: LeftOut['counted'], plain: LeftOut['counted'], goal: number): Ratio => {
  const [mine, theirs] = [logLosses(ours), logLosses(plain)];
  const { difference, error } = compareItems(mine, theirs);
  const detail = `baseline ${mean(theirs).toFixed(4)}, difference ${signed(difference, 4)} ± ${error.toFixed(4)}`;
  return { name, ratio: mean(mine), goal, atMost: true, digits: 4, detail };
};

function* calibration({ counted, score, rate, measuredRate }: LeftOut): Generator<Ratio> {
  const error = calibrationError(counted);
  const detail = 'of the chance of a pair, ten bins, temperature of the other folds';
  yield { name: 'predict/calibration error', ratio: error, goal: 0.015, atMost: true, digits: 4, detail };
  const covered = 100 * intervalCoverage(counted);
  yield {
    name: 'predict/90 % intervals',
    ratio: Math.abs(covered - 90),
    goal: 2,
    atMost: true,
    unit: '%',
    detail: `off 90 %: they cover ${covered.toFixed(2)} % of the measured differences`,
  };
  const certain = mostCertain(counted, 0.2);
  yield {
    name: 'predict/most certain fifth',
    ratio: 100 * mean(hits(certain)),
    goal: 75,
    unit: '%',
    digits: 2,
    detail: `${certain.length} of ${counted.length} pairs`,
  };
  yield {
    name: 'predict/click rate',
    ratio: correlate(ranks(rate), ranks(measuredRate)),
    goal: 0.2,
    detail: `rank correlation of R2 with the click rates of ${rate.length} headlines; of R1 ${correlate(ranks(score), ranks(measuredRate)).toFixed(2)}`,
  };
}

const ranks = (values: readonly number[]): number[] => {
  const places = new Array<number>(values.length);
  for (const [place, index] of [...values.keys()].toSorted((a, b) => values[a]! - values[b]!).entries()) {
    places[index] = place;
  }
  return places;
};

const correlate = (a: readonly number[], b: readonly number[]): number => {
  const middle = (a.length - 1) / 2;
  const sum = a.reduce((total, value, i) => total + (value - middle) * (b[i]! - middle), 0);
  return sum / a.reduce((total, value) => total + (value - middle) ** 2, 0);
};

const rounds = 200;
const perRound = 50;

/** Size of the shipped file, and the median time of a message over several rounds. */
function* costs({ texts }: Tests): Generator<Ratio> {
  const bytes = readFileSync(modelFile);
  const megabytes = bytes.length / 1e6;
  yield { name: 'predict/model', ratio: megabytes, goal: 1, atMost: true, unit: 'MB', detail: `${bytes.length} bytes` };
  const predictor = loadPredictor(bytes);
  for (const [name, judge] of Object.entries({ 'a score': readMessage, 'a prediction': predictMessage })) {
    const times = Array.from({ length: rounds }, (_, round) => {
      const messages = texts.slice(round * perRound, (round + 1) * perRound);
      const begin = performance.now();
      for (const message of messages) judge(predictor, message);
      return (performance.now() - begin) / perRound;
    });
    const median = times.toSorted((a, b) => a - b)[rounds >> 1]!;
    const detail = `median of ${rounds} rounds of ${perRound} messages`;
    yield { name: `predict/${name}`, ratio: median, goal: 0.1, atMost: true, unit: 'ms', digits: 3, detail };
  }
}
