import { findAnswers } from '@soundings/engine/answers/find-answers';
import { summarize } from '@soundings/engine/answers/summarize';
import type { TextLanguage } from '@soundings/engine/text/stop-words';
import type { BuiltInQuestion } from './answer-built-in.ts';
import { words } from './words.ts';

/** Words of files and pages mean nothing in Markdown. */
export const escapeMarkdown = (text: string): string => text.replaceAll(/([\\`*_{}[\]<>#|~!])/g, '\\$1');

const quoteLine = (text: string, key: string): string => `> ${escapeMarkdown(text)} [${key}]`;

/** The sentences of attachments that answer a question, quoted and cited; null where none does. */
export const answerFromPassages = ({ question, passages }: BuiltInQuestion, language: TextLanguage): string | null => {
  if (passages.length === 0) return null;
  const texts = passages.map(({ text }) => text);
  const found = findAnswers(question, texts, language);
  if (found.length === 0) return null;
  const quotes = found.map(({ text, passage }) => quoteLine(text, passages[passage]!.key));
  return `${words[language].found}\n\n${quotes.join('\n>\n')}`;
};

const sentencesEach = 5;

export function* summarizeAttachments(
  { passages, attachments }: BuiltInQuestion,
  language: TextLanguage,
): Generator<string> {
  const read = attachments.filter((attachment) => attachment.passages > 0);
  if (read.length === 0) return yield words[language].nothingRead;
  for (const [index, { number, name, language: own }] of read.entries()) {
    const of = passages.filter(({ key }) => key.startsWith(`${number}.`));
    const count = Math.min(sentencesEach, Math.max(3, of.length));
    const sentences = summarize(
      of.map(({ text }) => text),
      toLanguage(own, language),
      count,
    );
    const shown = sentences.length > 0 ? sentences : of.slice(0, 3).map(({ text }, passage) => ({ text, passage }));
    const lines = shown.map(
      ({ text, passage }) => `- ${escapeMarkdown(text.replaceAll(/\s+/g, ' '))} [${of[passage]!.key}]`,
    );
    const heading = words[language].summary.replace('{{name}}', `**${escapeMarkdown(name)}**`);
    yield `${index > 0 ? '\n\n' : ''}${heading}\n\n${lines.join('\n')}`;
  }
}

export const toLanguage = (language: string | null, otherwise: TextLanguage): TextLanguage =>
  language === 'en' || language === 'de' || language === 'da' ? language : otherwise;
