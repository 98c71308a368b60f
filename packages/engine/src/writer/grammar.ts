import type { TextLanguage } from '../text/stop-words.ts';
import { danish } from './danish.ts';
import { english } from './english.ts';
import type { SentenceForm } from './facts.ts';
import { german } from './german.ts';

/** What the writer has to know of a language. Every part answers null where it is not sure. */
export interface Grammar {
  readonly classify: (text: string) => SentenceForm;
  /** Sentences of the same meaning or less: parts that stand alone, the longest first. Never one that claims more. */
  readonly shorten: (sentence: string) => string[];
  /** Whether a text's first words point at something outside it. */
  readonly needsContext: (text: string) => boolean;
  /** What a reader can do, as a request, from a sentence that says what something does for them. */
  readonly requestFrom: (sentence: string) => string | null;
  /** What a reader may look for, from a sentence that says what is offered. */
  readonly offerFrom: (sentence: string) => string | null;
  /** A question whose answer is the text, or which the text answers. */
  readonly ask: (text: string, form: SentenceForm, isFormal: boolean) => string[];
  readonly howTo: (text: string, form: SentenceForm, isFormal: boolean) => string | null;
  /** A request with "now". */
  readonly urge: (text: string, form: SentenceForm) => string | null;
  readonly genitive: (name: string) => string;
}

const grammars: Readonly<Record<TextLanguage, Grammar>> = { en: english, de: german, da: danish };

export const grammarOf = (language: TextLanguage): Grammar => grammars[language];
