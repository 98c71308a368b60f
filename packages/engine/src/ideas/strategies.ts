import { ideaStrategies } from '@soundings/contract/id8/id8-choices';
import type { TextLanguage } from '../text/stop-words.ts';

export const strategies = ideaStrategies;
export type Strategy = (typeof strategies)[number];

/** Where an idea is seen, from what a team makes in a week to what takes a production. */
export const stages = ['poster', 'print', 'social', 'audio', 'pack', 'shop', 'service', 'film', 'event'] as const;
export type Stage = (typeof stages)[number];

/** What of the page a move needs beside the brand's name. */
type SlotKind = 'fact' | 'claim' | 'thing' | 'number' | 'time' | 'absence' | 'quote' | 'audience';

interface Move {
  readonly strategy: Strategy;
  readonly needs: readonly SlotKind[];
  readonly stage: Stage;
}

const move = (strategy: Strategy, stage: Stage, ...needs: SlotKind[]): Move => ({ strategy, stage, needs });

/** What is done with a fact, a figure or a customer's words. Their texts are in `moves-en.ts`, `moves-de.ts`, `moves-da.ts`. */
export const moves = {
  warning: move('inversion', 'shop', 'claim', 'fact'),
  doNotBuy: move('inversion', 'print', 'claim', 'fact'),
  backwards: move('inversion', 'film', 'fact'),
  smallType: move('inversion', 'poster', 'claim', 'fact'),
  museum: move('analogy', 'event', 'thing', 'fact'),
  forecast: move('analogy', 'audio', 'claim', 'fact'),
  commentator: move('analogy', 'audio', 'number', 'fact'),
  recipe: move('analogy', 'print', 'fact'),
  oneWordADay: move('constraint', 'poster', 'fact'),
  noPicture: move('constraint', 'poster', 'thing', 'fact'),
  lastsAsLong: move('constraint', 'social', 'time', 'fact'),
  oneOfMany: move('constraint', 'print', 'number', 'fact'),
  children: move('audienceShift', 'film', 'thing', 'fact'),
  nonBuyers: move('audienceShift', 'social', 'thing', 'fact'),
  lastDoubter: move('audienceShift', 'print', 'claim', 'fact'),
  staffNotes: move('audienceShift', 'poster', 'claim', 'fact'),
  dearAudience: move('audienceShift', 'print', 'audience', 'fact'),
  sameHour: move('ritual', 'service', 'fact'),
  firstTime: move('ritual', 'pack', 'thing', 'fact'),
  bell: move('ritual', 'shop', 'number', 'fact'),
  passOn: move('ritual', 'pack', 'fact'),
  wholeAd: move('productTruth', 'poster', 'claim', 'fact'),
  looksLike: move('productTruth', 'poster', 'number', 'fact'),
  stillTrue: move('productTruth', 'poster', 'claim', 'fact'),
  unedited: move('productTruth', 'poster', 'quote'),
  crossedOut: move('categoryCode', 'poster', 'fact'),
  perfume: move('categoryCode', 'film', 'thing', 'fact'),
  largePrint: move('categoryCode', 'poster', 'claim', 'fact'),
  guessWho: move('categoryCode', 'social', 'claim', 'fact'),
  monument: move('exaggeration', 'event', 'thing', 'fact'),
  countedAloud: move('exaggeration', 'social', 'number', 'fact'),
  slowMotion: move('exaggeration', 'film', 'fact'),
  specialEdition: move('exaggeration', 'print', 'claim', 'fact'),
  obituary: move('enemy', 'print', 'time', 'fact'),
  excuses: move('enemy', 'social', 'claim', 'fact'),
  shorterEachTime: move('enemy', 'film', 'thing', 'fact'),
  paperwork: move('enemy', 'poster', 'absence', 'fact'),
  nothingElse: move('absence', 'poster', 'absence', 'fact'),
  cutOut: move('absence', 'poster', 'thing', 'fact'),
  soundOff: move('absence', 'film', 'fact'),
  openEnding: move('absence', 'social', 'fact'),
  posterLeaves: move('time', 'poster', 'time', 'fact'),
  afterHours: move('time', 'event', 'thing', 'fact'),
  openLater: move('time', 'shop', 'fact'),
  rightNow: move('time', 'social', 'fact'),
  checkIt: move('publicProof', 'poster', 'claim', 'fact'),
  verdict: move('publicProof', 'film', 'quote'),
  countThem: move('publicProof', 'event', 'number', 'fact'),
  evidenceWall: move('publicProof', 'shop', 'claim', 'fact'),
} as const satisfies Record<string, Move>;
export type MoveId = keyof typeof moves;
export const moveIds = Object.keys(moves) as MoveId[];

/** Headline, transformation and manifestation, with `{slot}` where the page has its say. */
export type MoveTexts = Readonly<
  Record<MoveId, readonly [headline: string, transformation: string, manifestation: string]>
>;

/** As the line "Idea type" writes them. */
export const strategyLabels: Readonly<Record<TextLanguage, Readonly<Record<Strategy, string>>>> = {
  en: {
    inversion: 'Inversion',
    analogy: 'Analogy',
    constraint: 'Constraint',
    audienceShift: 'Audience shift',
    ritual: 'Ritual',
    productTruth: 'Product truth',
    categoryCode: 'Category code broken',
    exaggeration: 'Exaggeration',
    enemy: 'Common enemy',
    absence: 'Absence',
    time: 'Moment in time',
    publicProof: 'Proof in public',
  },
  de: {
    inversion: 'Umkehrung',
    analogy: 'Analogie',
    constraint: 'Beschränkung',
    audienceShift: 'Anderes Publikum',
    ritual: 'Ritual',
    productTruth: 'Produktwahrheit',
    categoryCode: 'Bruch mit der Kategorie',
    exaggeration: 'Übertreibung',
    enemy: 'Gemeinsamer Gegner',
    absence: 'Weglassen',
    time: 'Zeitpunkt',
    publicProof: 'Öffentlicher Beweis',
  },
  da: {
    inversion: 'Omvending',
    analogy: 'Analogi',
    constraint: 'Benspænd',
    audienceShift: 'Et andet publikum',
    ritual: 'Ritual',
    productTruth: 'Produktsandhed',
    categoryCode: 'Brud med kategorien',
    exaggeration: 'Overdrivelse',
    enemy: 'Fælles fjende',
    absence: 'Fravær',
    time: 'Tidspunkt',
    publicProof: 'Bevis i det åbne',
  },
};
