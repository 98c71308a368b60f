import type { TextLanguage } from '../text/stop-words.ts';

/** What a page says, as the reader of pages gives it. All of it is a stranger's text: data, never instructions. */
export interface PageReading {
  readonly title: string;
  readonly description: string;
  readonly headings: readonly string[];
  /** A block a line. */
  readonly mainText: string;
  readonly brand: string;
  /** ISO 639-1; null where unknown. */
  readonly language: string | null;
  readonly proofPoints: readonly string[];
  readonly callsToAction: readonly string[];
  readonly highlights?: readonly string[];
  readonly testimonials?: readonly string[];
  /** What it states for machines that it sells: the price with a point before the decimals, its currency by ISO 4217. */
  readonly offers?: readonly StatedOffer[];
  readonly audience?: readonly string[];
}

export interface StatedOffer {
  readonly name: string;
  readonly price: string | null;
  readonly currency: string | null;
  /** The price is the lowest of several. */
  readonly isFrom: boolean;
}

/** What stands on its own in a text: which slots of a message take it depends on this. */
export type SentenceForm = 'sentence' | 'question' | 'imperative' | 'infinitive' | 'nounPhrase' | 'fragment';

export type FactKind = 'offer' | 'benefit' | 'proof' | 'quote' | 'callToAction' | 'text';

export interface Fact {
  /** Unique within its facts: `f0`, `f1` … in the order of the page. */
  readonly id: string;
  readonly kind: FactKind;
  readonly form: SentenceForm;
  /** As the source writes it, trimmed, without its last full stop. */
  readonly text: string;
  readonly isClosed: boolean;
  readonly heading: string | null;
}

export interface FactRef {
  readonly id: string;
  readonly text: string;
}

export interface Facts {
  readonly brand: string;
  readonly language: TextLanguage;
  /** How the source addresses its reader; German copy keeps to it. */
  readonly isFormal: boolean;
  readonly facts: readonly Fact[];
  /** Whom the source says it is for, in its own words. */
  readonly audience: readonly string[];
  /** Lower-case words of the source that are no names. */
  readonly commonWords: ReadonlySet<string>;
  /** Whole texts of the source: what may be claimed stands in them. */
  readonly sources: readonly string[];
}

export const angles = ['benefit', 'question', 'proof', 'contrast', 'urgency', 'how-to', 'number', 'story'] as const;
export type Angle = (typeof angles)[number];

export const messageLengths = ['short', 'medium', 'long'] as const;
export type MessageLength = (typeof messageLengths)[number];
/** Characters of a message at most. */
export const maxCharacters: Readonly<Record<MessageLength, number>> = { short: 40, medium: 90, long: 160 };

export const tones = ['neutral', 'friendly', 'bold', 'factual'] as const;
export type Tone = (typeof tones)[number];

export interface WrittenMessage {
  readonly text: string;
  readonly angle: Angle;
  readonly evidence: readonly FactRef[];
}
