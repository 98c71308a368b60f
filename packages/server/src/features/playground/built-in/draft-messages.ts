import type { TextLanguage } from '@soundings/engine/text/stop-words';
import { factsFromText } from '@soundings/engine/writer/facts-from-reading';
import { streamMessages } from '@soundings/engine/writer/write-messages';
import type { BuiltInQuestion } from './answer-built-in.ts';
import { escapeMarkdown, toLanguage } from './from-attachments.ts';
import { findCount } from './intent.ts';
import { words } from './words.ts';

const usualCount = 5;
const maxCount = 30;

/** Messages from the newest page, else the newest file, each from its own words, with the passage that it rests on. */
export function* draftMessages(
  { question, passages, attachments }: BuiltInQuestion,
  language: TextLanguage,
): Generator<string> {
  const read = attachments.filter((attachment) => attachment.passages > 0);
  const source = read.findLast(({ kind }) => kind === 'PAGE') ?? read.at(-1);
  if (!source) return yield words[language].nothingRead;
  const of = passages.filter(({ key }) => key.startsWith(`${source.number}.`));
  const own = toLanguage(source.language, language);
  const facts = factsFromText(of.map(({ text }) => text).join('\n\n'), own);
  const count = Math.min(maxCount, findCount(question) ?? usualCount);
  const stream = streamMessages({ facts, language: own, count, seed: 1 });
  yield `${words[language].drafts.replace('{{name}}', `**${escapeMarkdown(source.name)}**`)}\n\n`;
  let written = 0;
  for (const { text, evidence } of stream) {
    const cited = evidence.flatMap(
      (fact) => of.find((passage) => passage.text.includes(fact.text.slice(0, 40)))?.key ?? [],
    );
    const marks = [...new Set(cited)].map((key) => ` [${key}]`).join('');
    yield `${++written}. ${escapeMarkdown(text)}${marks}\n`;
  }
  if (written < count) yield `\n${words[language].fewDrafts}`;
}
