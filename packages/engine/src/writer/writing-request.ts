import type { TextLanguage } from '../text/stop-words.ts';
import type { Angle, Facts, MessageLength, Tone, WrittenMessage } from './facts.ts';

export interface WritingRequest {
  readonly facts: Facts;
  /** Only messages in the source's own language are written: nothing is translated. */
  readonly language: TextLanguage;
  readonly count: number;
  readonly angles?: readonly Angle[] | undefined;
  readonly lengths?: readonly MessageLength[] | undefined;
  readonly tone?: Tone | undefined;
  readonly topic?: string | undefined;
  readonly avoid?: { readonly messages?: readonly string[]; readonly words?: readonly string[] } | undefined;
  /** Likeness from which two messages count as one; below 1. */
  readonly maxLikeness?: number | undefined;
  readonly seed: number;
}

export type ShortReason = 'otherLanguage' | 'noFacts' | 'fewFacts';

export interface WrittenMessages {
  readonly messages: readonly WrittenMessage[];
  readonly short: ShortReason | null;
}
