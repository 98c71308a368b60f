import { writeModel } from '@soundings/engine/predict/model-file';
import { loadPredictor, readMessage } from '@soundings/engine/predict/predictor';
import { twoProportionZ } from '@soundings/engine/stats/proportions';
import { randomFrom } from '../random.ts';
import type { ScoredPair } from './calibrate.ts';
import type { CountedTexts } from './count-terms.ts';
import type { Recipe } from './design-matrix.ts';
import { fitModel } from './fit-model.ts';
import { logOdds } from './make-pairs.ts';
import type { Group, Tests } from './read-tests.ts';

const folds = 5;

/** What models say of tests whose stories they had not seen, with one model a fold; as the files say it, bytes and all. */
export interface LeftOut {
  /** Pairs of the first file whose click rates differ. */
  readonly counted: readonly ScoredPair[];
  readonly strong: readonly ScoredPair[];
  /** Groups of the first file, each with the scores of its members. */
  readonly groups: readonly { readonly group: Group; readonly fold: number; readonly scores: readonly number[] }[];
  /** Texts of the first file once each. */
  readonly score: readonly number[];
  readonly rate: readonly number[];
  readonly measuredRate: readonly number[];
}

/** Trains on four fifths of the first set's stories and all other stories, five times, and scores the fifth left out. */
export const leaveStoryOut = (tests: Tests, texts: CountedTexts, recipe: Recipe): LeftOut => {
  const foldOf = assignFolds(tests.firstStories);
  const left: { [Key in keyof LeftOut]: LeftOut[Key][number][] } = {
    counted: [],
    strong: [],
    groups: [],
    score: [],
    rate: [],
    measuredRate: [],
  };
  for (let fold = 0; fold < folds; fold++) {
    const isIn = ({ story }: { story: string }): boolean => foldOf.get(story) !== fold;
    const isOut = (item: { story: string }): boolean => !isIn(item);
    const training = {
      groups: tests.groups.filter(isIn),
      strong: tests.strong.filter(isIn),
      rated: tests.rated.filter(isIn),
    };
    const predictor = loadPredictor(writeModel(fitModel(texts, training, recipe)));
    const totals = new Map<number, { score: number; rate: number }>();
    const totalsOf = (text: number) => {
      const known = totals.get(text) ?? readMessage(predictor, tests.texts[text]!).totals;
      totals.set(text, known);
      return known;
    };
    for (const group of tests.groups.filter((one) => one.isFirst && isOut(one))) {
      const scores = group.members.map(({ text }) => totalsOf(text).score);
      left.groups.push({ group, fold, scores });
      left.counted.push(...pairsOf(group, scores, fold));
      left.score.push(...scores);
      left.rate.push(...group.members.map(({ text }) => totalsOf(text).rate));
      left.measuredRate.push(...group.members.map((member) => logOdds(member).value));
    }
    for (const { story, winner, loser } of tests.strong.filter(isOut)) {
      const margin = totalsOf(winner).score - totalsOf(loser).score;
      left.strong.push({ story, fold, margin, measured: null, p: null });
    }
  }
  return left;
};

const assignFolds = (stories: readonly string[]): ReadonlyMap<string, number> => {
  const random = randomFrom(7);
  const order = [...stories];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return new Map(order.map((story, index) => [story, index % folds]));
};

const pairsOf = ({ story, members }: Group, scores: readonly number[], fold: number): ScoredPair[] => {
  const shares = members.map(({ impressions, clicks }) => ({ share: clicks / impressions, base: impressions }));
  const odds = members.map(logOdds);
  const pairs: ScoredPair[] = [];
  for (let a = 0; a < members.length; a++) {
    for (let b = a + 1; b < members.length; b++) {
      if (shares[a]!.share === shares[b]!.share) continue;
      const [better, other] = shares[a]!.share > shares[b]!.share ? [a, b] : [b, a];
      const difference = odds[better]!.value - odds[other]!.value;
      const variance = odds[better]!.variance + odds[other]!.variance;
      const p = twoProportionZ(shares[a]!, shares[b]!);
      pairs.push({ story, fold, margin: scores[better]! - scores[other]!, measured: { difference, variance }, p });
    }
  }
  return pairs;
};
