import type { Comparison, Prediction, Segment } from '@soundings/contract/genie/genie';
import { everyone, type GenieDoubt, segmentParts } from '@soundings/contract/genie/genie-choices';
import { chanceToBeBest as chancesOf, comparePair } from '@soundings/engine/predict/compare-messages';
import { explain } from '@soundings/engine/predict/explain-score';
import { predictMessage } from '@soundings/engine/predict/predict-message';
import { applyOffset } from '@soundings/engine/predict/workspace-offset';
import { LRUCache } from 'lru-cache';
import { openPredictor } from '#/features/predictor/predict-figures.ts';
import type { AppliedCalibration, AppliedSegment } from './calibration/calculate-calibration.ts';

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

type Judged = Omit<Prediction, 'uncertainty' | 'shifted' | 'sample'> & {
  readonly certainty: number;
  readonly language: string;
};

/** Each text is judged once: a page shows hundreds of them again and again. */
const judged = new LRUCache<string, Judged>({ max: 5000 });

/**
 * What is expected of a message, as the workspace's results shift it. A segment differs from everyone only where its
 * respondents were asked; else it shares one value and is less certain.
 */
export const predict = (message: string, segment: Segment, { offset, segments }: AppliedCalibration): Prediction => {
  const { certainty, doubts, language: _, interest, low, high, words, factors, ...figures } = judge(message);
  const shift = (percent: number): number => (offset ? 100 * applyOffset(offset, percent / 100) : percent);
  const asked = askedParts(segment, segments);
  const effect = asked.reduce((sum, { known }) => sum + (known?.offset ?? 0), 0);
  const inSegment = (percent: number): number =>
    effect === 0 ? percent : 100 * applyOffset({ shift: effect, scale: 1 }, percent / 100);
  const expected = shift(interest);
  const adjust = (percent: number): number => inSegment(shift(percent));
  const adjusted = adjust(interest);
  const withPoints = <T extends { readonly points: number }>(part: T): T => ({
    ...part,
    points: adjusted - adjust(interest - part.points),
  });
  const unasked = asked.filter(({ known }) => !known).length;
  const uncertainty = 1 - certainty * (1 - shareOfRestriction) ** unasked;
  return {
    ...figures,
    ...{ interest: adjusted, low: adjust(low), high: adjust(high), uncertainty },
    doubts: unasked > 0 ? [...doubts, 'noRespondents'] : doubts,
    words: words.map(withPoints),
    factors: factors.map(withPoints),
    shifted: offset && { kind: offset.kind, messages: offset.messages, from: interest },
    sample: asked.flatMap(({ part, known }) =>
      known
        ? {
            ...{ part, messages: known.messages, respondents: known.respondents, surveys: known.surveys.length },
            points: 100 * applyOffset({ shift: known.offset, scale: 1 }, expected / 100) - expected,
          }
        : [],
    ),
  };
};

export const typicalInterest = ({ offset }: AppliedCalibration): number =>
  offset ? 100 * applyOffset(offset, 0.5) : 50;

const askedParts = (segment: Segment, known: readonly AppliedSegment[]) =>
  segmentParts
    .filter((part) => segment[part] !== everyone[part])
    .map((part) => ({
      part,
      known: known.find((one) => one.segment[part] === segment[part]),
    }));

/** What the model alone says, which is what measured results are compared with. */
export const predictUnshifted = (message: string): Pick<Judged, 'interest' | 'language'> => judge(message);

const judge = (message: string): Judged => {
  const known = judged.get(message);
  if (known) return known;
  const { r1, r1Low, r1High, r2, certainty, coverage, language } = predictMessage(openPredictor(), message);
  const doubts: GenieDoubt[] = [];
  if (language !== 'en' && language !== 'unknown') doubts.push('foreignLanguage');
  if (coverage < familiar) doubts.push('unfamiliarWords');
  if (message.split(/\s+/).length < fewWords) doubts.push('fewWords');
  const range = { interest: r1, low: r1Low, high: r1High, action: r2 };
  const figures = { ...range, certainty, language, doubts, ...driversOf(message) };
  judged.set(message, figures);
  return figures;
};

const driversOf = (message: string): Pick<Prediction, 'words' | 'factors'> => {
  const { pieces, factors } = explain(openPredictor(), message);
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
export const scoreOf = (message: string): number => predictMessage(openPredictor(), message).score;

export const compare = (message: string, other: string, calibration: AppliedCalibration): Comparison => {
  const { chance, certainty, isTooClose } = comparePair(openPredictor(), message, other);
  const r1 = (text: string): number => predict(text, everyone, calibration).interest;
  const difference = r1(message) - r1(other);
  return { chance, certainty, difference, isTooClose };
};

/** The chance of each to be the best of all; they sum up to 1. */
export const chanceToBeBest = (messages: readonly string[]): number[] => chancesOf(openPredictor(), messages);

export const modelFacts = () => {
  const { credit, trainedOn } = openPredictor();
  return { credit: [...credit], ...trainedOn };
};
