import { readFileSync } from 'node:fs';
import type { Comparison, Prediction, Segment } from '@soundings/contract/genie/genie';
import type { GenieDoubt } from '@soundings/contract/genie/genie-choices';
import { chanceToBeBest as chancesOf, comparePair } from '@soundings/engine/predict/compare-messages';
import { explain } from '@soundings/engine/predict/explain-score';
import { predictMessage } from '@soundings/engine/predict/predict-message';
import { loadPredictor, type Predictor } from '@soundings/engine/predict/predictor';
import { LRUCache } from 'lru-cache';

let loaded: Predictor | null = null;

/** The model that the engine ships, read once. */
const model = (): Predictor => {
  loaded ??= loadPredictor(readFileSync(new URL(import.meta.resolve('@soundings/engine/predict/headlines.model'))));
  return loaded;
};

/** Below this many words a message hardly says anything. */
const fewWords = 3;
/** English texts mostly have more known words than this, as a share. */
const familiar = 0.7;
/** Each restriction of a segment for which there are no respondents takes this share of the certainty. */
const shareOfRestriction = 0.1;
/** What moves R1 by less than this, in points, is not worth a mark. */
const leastPoints = 1;
const mostWords = 6;
const mostFactors = 5;

type Judged = Omit<Prediction, 'uncertainty'> & { readonly certainty: number };

/** Each text is judged once: a page shows hundreds of them again and again. */
const judged = new LRUCache<string, Judged>({ max: 5000 });

/** What is expected of a message. Segments share one value, as nothing was measured of them, and are less certain. */
export const predict = (message: string, segment: Segment): Prediction => {
  const { certainty, doubts, ...figures } = judge(message);
  const restrictions = [segment.gender !== 'ALL', segment.ageRange !== 'ALL', segment.region !== null];
  const count = restrictions.filter(Boolean).length;
  const uncertainty = 1 - certainty * (1 - shareOfRestriction) ** count;
  return { ...figures, uncertainty, doubts: count > 0 ? [...doubts, 'noRespondents'] : doubts };
};

const judge = (message: string): Judged => {
  const known = judged.get(message);
  if (known) return known;
  const { r1, r1Low, r1High, r2, certainty, coverage, language } = predictMessage(model(), message);
  const doubts: GenieDoubt[] = [];
  if (language !== 'en' && language !== 'unknown') doubts.push('foreignLanguage');
  if (coverage < familiar) doubts.push('unfamiliarWords');
  if (message.split(/\s+/).length < fewWords) doubts.push('fewWords');
  const figures = { interest: r1, low: r1Low, high: r1High, action: r2, certainty, doubts, ...driversOf(message) };
  judged.set(message, figures);
  return figures;
};

/** The words and ways of writing that move R1 most. */
const driversOf = (message: string): Pick<Prediction, 'words' | 'factors'> => {
  const { pieces, factors } = explain(model(), message);
  const matters = ({ points }: { readonly points: number }): boolean => Math.abs(points) >= leastPoints;
  const words = pieces
    .filter(matters)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, mostWords)
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, points }) => ({ start, end, points }));
  const strongest = factors.filter(matters).slice(0, mostFactors);
  return { words, factors: strongest.map(({ key, points }) => ({ key, points })) };
};

/** What decides which of two messages stands first; only differences mean something. */
export const scoreOf = (message: string): number => predictMessage(model(), message).score;

/** How a message stands to another one, for the same thing and the same people. */
export const compare = (message: string, other: string): Comparison => {
  const { chance, certainty, isTooClose } = comparePair(model(), message, other);
  const difference = judge(message).interest - judge(other).interest;
  return { chance, certainty, difference, isTooClose };
};

/** The chance of each to be the best of all; they sum up to 1. */
export const chanceToBeBest = (messages: readonly string[]): number[] => chancesOf(model(), messages);

/** Where predictions come from. */
export const modelFacts = () => {
  const { credit, trainedOn } = model();
  return { credit: [...credit], ...trainedOn };
};
