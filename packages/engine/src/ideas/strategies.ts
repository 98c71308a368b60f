import type { Trait } from './fact-traits.ts';
import type { Strategy } from './strategy-labels.ts';

/** Where an idea is seen, from what a team makes in a week to what takes a production. */
export const stages = ['poster', 'print', 'social', 'audio', 'pack', 'shop', 'service', 'film', 'event'] as const;
export type Stage = (typeof stages)[number];

/** What a sentence has to say for a move to have a reason: one of `on`, and what its texts' slots name. */
export interface Move {
  readonly strategy: Strategy;
  readonly stage: Stage;
  readonly on: readonly Trait[];
  readonly limits: {
    readonly words?: number;
    readonly fromFigure?: number;
    readonly figure?: number;
    readonly orOn?: Trait;
  };
}

const move = (strategy: Strategy, stage: Stage, on: readonly Trait[], limits: Move['limits'] = {}): Move => ({
  ...{ strategy, stage, on, limits },
});

/** What is done with a fact, a figure or a customer's words. Their texts are in `moves-en.ts`, `moves-de.ts`, `moves-da.ts`. */
export const moves = {
  warning: move('inversion', 'shop', ['free', 'speed', 'ease', 'absence'], { words: 8 }),
  apology: move('inversion', 'print', ['free', 'speed', 'absence', 'any'], { words: 9 }),
  commentator: move('analogy', 'audio', ['people']),
  foodLabel: move('analogy', 'pack', ['material']),
  emptyReceipt: move('analogy', 'print', ['free'], { words: 10 }),
  dotMap: move('constraint', 'print', ['places'], { figure: 20_000 }),
  oneOfMany: move('constraint', 'poster', ['things'], { fromFigure: 50, figure: 20_000 }),
  fillsPoster: move('constraint', 'poster', ['share']),
  nonBuyers: move('audienceShift', 'social', ['free'], { words: 9 }),
  lastDoubter: move('audienceShift', 'print', ['short'], { orOn: 'sentence' }),
  nextOne: move('audienceShift', 'print', ['people']),
  staffNotes: move('audienceShift', 'poster', ['material', 'lasts']),
  dialects: move('audienceShift', 'audio', ['short'], { words: 9, orOn: 'line' }),
  dearAudience: move('audienceShift', 'print', ['absence', 'any', 'short'], { words: 10, orOn: 'line' }),
  calendarEntry: move('ritual', 'service', ['moment']),
  groupPhoto: move('ritual', 'event', ['people'], { figure: 50_000 }),
  sampler: move('ritual', 'print', ['absence', 'lasts'], { words: 8, orOn: 'line' }),
  passOn: move('ritual', 'pack', ['quote']),
  wholeAd: move('productTruth', 'poster', ['short', 'absence'], { orOn: 'line' }),
  looksLike: move('productTruth', 'poster', ['things'], { figure: 20_000 }),
  unedited: move('productTruth', 'poster', ['quote']),
  coins: move('productTruth', 'poster', ['price']),
  largePrint: move('categoryCode', 'poster', ['terms', 'absence', 'span', 'share'], { words: 9 }),
  crossedOut: move('categoryCode', 'poster', ['checkable'], { words: 9 }),
  guessWho: move('categoryCode', 'social', ['checkable'], { words: 8, orOn: 'line' }),
  countedAloud: move('exaggeration', 'social', ['things', 'places'], { fromFigure: 50, figure: 20_000 }),
  specialEdition: move('exaggeration', 'print', ['short'], { words: 8, orOn: 'sentence' }),
  blackboard: move('exaggeration', 'film', ['absence'], { words: 9, orOn: 'line' }),
  filmPoster: move('exaggeration', 'film', ['quote'], { words: 10 }),
  farthest: move('exaggeration', 'social', ['any'], { words: 12 }),
  obituary: move('enemy', 'print', ['speed']),
  excuses: move('enemy', 'social', ['free', 'ease', 'absence'], { words: 10 }),
  paperwork: move('enemy', 'poster', ['paperwork']),
  blankManual: move('enemy', 'pack', ['ease'], { words: 12 }),
  nothingElse: move('absence', 'poster', ['absence']),
  classified: move('absence', 'social', ['without']),
  openEnding: move('absence', 'social', ['guessable']),
  posterLeaves: move('time', 'poster', ['span', 'speed']),
  oneCaseLive: move('time', 'film', ['speed']),
  stillTrue: move('time', 'poster', ['checkable'], { words: 9 }),
  fitsInto: move('time', 'print', ['moment']),
  openLater: move('time', 'shop', ['lasts']),
  afterHours: move('time', 'event', ['always'], { words: 10 }),
  checkIt: move('publicProof', 'poster', ['checkable'], { words: 9 }),
  verdict: move('publicProof', 'film', ['quote'], { words: 10 }),
  countThem: move('publicProof', 'event', ['things', 'places'], { fromFigure: 50, figure: 5000 }),
  sworn: move('publicProof', 'print', ['checkable'], { words: 10 }),
  secondPlace: move('audienceShift', 'print', ['best'], { words: 10 }),
  tapeMeasure: move('publicProof', 'event', ['best'], { words: 10 }),
  lawOfNature: move('analogy', 'print', ['rule'], { words: 20 }),
  opposite: move('inversion', 'social', ['rule'], { words: 20 }),
  dayAfter: move('time', 'poster', ['date'], { words: 16 }),
  oneDayCalendar: move('constraint', 'print', ['date'], { words: 16 }),
  wrongPicture: move('inversion', 'poster', ['contrast'], { words: 18 }),
  nameOne: move('publicProof', 'service', ['any'], { words: 12 }),
  evidenceWall: move('publicProof', 'shop', ['material']),
} as const satisfies Record<string, Move>;
export type MoveId = keyof typeof moves;
export const moveIds = Object.keys(moves) as MoveId[];

/** Headline, transformation and manifestation, with `{slot}` where the page has its say. */
export type MoveTexts = Readonly<
  Record<MoveId, readonly [headline: string, transformation: string, manifestation: string]>
>;

/** Moves of sentences that boast, advise, name a day or say what a thing is not; their texts stand apart. */
export type OccasionMove = Extract<
  MoveId,
  'secondPlace' | 'tapeMeasure' | 'lawOfNature' | 'opposite' | 'dayAfter' | 'oneDayCalendar' | 'wrongPicture'
>;
export type CommonMoveTexts = Omit<MoveTexts, OccasionMove>;
