import type { FeatureKey } from './message-features.ts';
import { chanceToBeatReference, doubtOf } from './predict-message.ts';
import { type Predictor, readMessage } from './predictor.ts';

export type FactorKey = (typeof factorKeys)[number];

export const factorKeys = [
  'length',
  'sentences',
  'wordLength',
  'question',
  'exclamation',
  'openEnd',
  'numbers',
  'capitals',
  'punctuation',
  'repetition',
  'opening',
  'pointing',
  'someone',
  'reader',
  'ownVoice',
  'questionWords',
  'linking',
  'negation',
  'extent',
  'emphasis',
  'possibility',
  'invitation',
  'media',
  'strongWords',
  'feelings',
  'topic',
  'time',
  'verbs',
] as const;

const factors: Readonly<Record<FactorKey, string>> = {
  length: 'characters words logWords fewWords manyWords',
  sentences: 'sentences isOneSentence firstSentence lastSentence lastIsShort lastBeginsWithPointer',
  wordLength: 'wordLength longestWord longWords',
  question: 'questions endsAsking',
  exclamation: 'exclamations endsExclaiming',
  openEnd: 'ellipses endsOpen',
  numbers: 'figures beginsWithFigure percentOrMoney class.numbers',
  capitals: 'shouts capitals',
  punctuation: 'commas colons dashes quotes brackets apostrophes hyphens',
  repetition: 'repeats',
  opening: '',
  pointing: 'class.this class.that class.these class.here class.it',
  someone: 'class.he class.she class.they class.him class.her class.them',
  reader: 'class.you class.your',
  ownVoice: 'class.i class.my class.we',
  questionWords: 'class.who class.what class.why class.how class.when class.where',
  linking: 'class.if class.but class.and class.next',
  negation: 'class.not class.never',
  extent: 'class.all class.some class.most class.more',
  emphasis: 'class.just class.very',
  possibility: 'class.might class.will',
  invitation: 'class.watch',
  media: 'class.video',
  strongWords: 'class.praise class.shock class.surprise',
  feelings: 'class.happy class.sad',
  topic:
    'class.violence class.death class.body class.money class.politics class.women class.men class.children class.people class.identity class.nature class.places class.fame class.thing',
  time: 'class.time',
  verbs: 'class.asks class.says class.does',
};
const factorByFeature = new Map(
  factorKeys.flatMap((factor) => factors[factor].split(' ').map((key) => [key, factor] as const)),
);

export const factorOf = (key: FeatureKey): FactorKey => factorByFeature.get(key) ?? 'opening';

interface Part {
  readonly contribution: number;
  /** Points of r1 that the message has more (or fewer) with it than without. */
  readonly points: number;
}

interface PiecePart extends Part {
  readonly start: number;
  readonly end: number;
}

interface FactorPart extends Part {
  readonly key: FactorKey;
}

export interface Explanation {
  readonly score: number;
  readonly pieces: readonly PiecePart[];
  readonly factors: readonly FactorPart[];
}

/**
 * Takes a score apart into what the words add and what the way of writing adds.
 * @public for GENIE
 */
export const explain = (predictor: Predictor, message: string): Explanation => {
  const reading = readMessage(predictor, message);
  const { score } = reading.totals;
  const doubt = doubtOf(reading);
  const chance = (of: number): number => 100 * chanceToBeatReference(predictor.calibration, of, doubt);
  const r1 = chance(score);
  const part = (contribution: number): Part => ({ contribution, points: r1 - chance(score - contribution) });
  const sums = new Map<FactorKey, number>();
  for (const [index, { key }] of predictor.features.entries()) {
    const factor = factorOf(key);
    sums.set(factor, (sums.get(factor) ?? 0) + reading.byFeature.score[index]!);
  }
  return {
    score,
    pieces: reading.pieces.map(({ start, end }, index) => ({ start, end, ...part(reading.byPiece.score[index]!) })),
    factors: [...sums]
      .map(([key, contribution]) => ({ key, ...part(contribution) }))
      .toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution)),
  };
};
