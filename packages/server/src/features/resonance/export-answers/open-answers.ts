import { hasBit } from '@soundings/engine/crosstab/dataset/bits';
import type { Services } from '#/platform/services.ts';
import { longestText } from '#/platform/spss/sav-text.ts';
import type { SavText } from '#/platform/spss/write-sav.ts';
import type { LoadedResonance } from '../resonance.store.ts';
import { codeAnswers, toMask } from '../verbatims/coded-answers.ts';
import { findCodes } from '../verbatims/codes.store.ts';
import { readVerbatims, type VerbatimQuestion } from '../verbatims/verbatim-file.ts';
import { type AnswerColumn, mentionColumn } from './answer-columns.ts';

export interface OpenAnswers {
  readonly codes: readonly AnswerColumn[];
  readonly texts: readonly SavText[];
  /** The texts of a respondent; rows are asked for in order. */
  readonly textsAt: (row: number) => string[];
}

export const noOpenAnswers: OpenAnswers = { codes: [], texts: [], textsAt: () => [] };

interface Given {
  readonly respondents: number;
  readonly lang: 'en' | 'de';
  readonly signal: AbortSignal;
}

export const readOpenAnswers = async (
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { project, resonance }: LoadedResonance,
  { respondents, lang, signal }: Given,
): Promise<OpenAnswers> => {
  const key = resonance.verbatimsKey;
  if (key === null) return noOpenAnswers;
  const questions = await storage.withLocalPath(key, readVerbatims);
  const stored = await findCodes(db, project.id);
  const codes: AnswerColumn[] = [];
  for (const [q, question] of questions.entries()) {
    const own = stored.filter((code) => code.question === question.label);
    const coded = await codeAnswers(question, own, key, signal);
    const answered = toMask(question, respondents);
    for (const [c, { code, has }] of coded.entries()) {
      const label = `${question.label}: ${code.name}`;
      const members = toMask(question, respondents, has);
      const { column, valueAt } = mentionColumn(`code_${q + 1}_${c + 1}`, label, members, lang, code.name);
      codes.push({ column, valueAt: (row) => (hasBit(answered, row) ? valueAt(row) : Number.NaN) });
    }
  }
  const readers = questions.map(createReader);
  return { codes, texts: questions.map(toText), textsAt: (row) => readers.map((read) => read(row)) };
};

const toText = ({ label, texts }: VerbatimQuestion): SavText => {
  const width = texts.reduce((most, text) => Math.max(most, Buffer.byteLength(text)), 1);
  return { name: label, label, width: Math.min(width, longestText) };
};

const createReader = ({ rows, texts }: VerbatimQuestion) => {
  let next = 0;
  return (row: number): string => {
    while (next < rows.length && rows[next]! < row) next++;
    return rows[next] === row ? texts[next]! : '';
  };
};
