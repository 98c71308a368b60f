import { allocateBits, setBit } from '@soundings/engine/crosstab/dataset/bits';
import type { Bits } from '@soundings/engine/crosstab/dataset/dataset';
import { createYield } from '#/platform/event-loop.ts';
import type { StoredCode } from './codes.store.ts';
import { wordRule } from './match-words.ts';
import type { VerbatimQuestion } from './verbatim-file.ts';

export interface CodedAnswers {
  readonly code: StoredCode;
  /** By place among the answers: 1 where the answer has the code. */
  readonly has: Uint8Array;
  readonly answers: number;
}

/** In the order of `codes`: by rule, and by hand where that is of these answers. */
export const codeAnswers = async (
  { rows, texts }: VerbatimQuestion,
  codes: readonly StoredCode[],
  verbatimsKey: string,
  signal: AbortSignal,
): Promise<CodedAnswers[]> => {
  const yieldToEventLoop = createYield(signal);
  const coded: CodedAnswers[] = [];
  for (const code of codes) {
    const has = new Uint8Array(rows.length);
    const matches = code.rule === null ? null : wordRule(code.rule);
    const byHand = code.byHand.of === verbatimsKey ? code.byHand : null;
    const [added, removed] = [new Set(byHand?.rows), new Set(byHand?.except)];
    let answers = 0;
    for (let i = 0; i < rows.length; i++) {
      const row = rows[i]!;
      const isCoded = added.has(row) || (!removed.has(row) && matches?.(texts[i]!) === true);
      if (isCoded) {
        has[i] = 1;
        answers++;
      }
      if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    }
    coded.push({ code, has, answers });
  }
  return coded;
};

/** Respondents by the places of their answers; all of them without `has`. */
export const toMask = ({ rows }: VerbatimQuestion, respondents: number, has?: Uint8Array): Bits => {
  const mask = allocateBits(respondents);
  for (let i = 0; i < rows.length; i++) if (!has || has[i] === 1) setBit(mask, rows[i]!);
  return mask;
};
