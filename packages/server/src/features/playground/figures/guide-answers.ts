import { readDays, readNumbers } from '@soundings/engine/facts/check/read-numbers';
import type { FactLanguage } from '@soundings/engine/facts/fact';
import type { FactView } from '@soundings/engine/facts/find/finding';
import type { Intent } from '@soundings/engine/facts/question/intent';
import { answerQuestion } from '@soundings/engine/facts/tell/answer-question';
import { escapeMarkdown } from '../built-in/from-attachments.ts';
import { link, viewAddress } from './figure-links.ts';
import type { SonarGuide } from './project-readers.ts';

/** What SONAR's guide tells of causes, turns, gaps and what stands out; the scores themselves are told with their tables. */
const kinds: ReadonlySet<Intent['kind']> = new Set<Intent['kind']>([
  'summary',
  'why',
  'since',
  'advice',
  'unusual',
  'voice',
  'groups',
  'missing',
  'freshness',
]);

export const isForGuide = (intent: Intent): boolean =>
  kinds.has(intent.kind) || (intent.kind === 'movers' && intent.metric !== null && 'figure' in intent.metric);

export const tellGuide = (intent: Intent, guide: SonarGuide, language: FactLanguage) => {
  const { sentences, facts } = answerQuestion(guide.market, guide.facts, { intent }, language);
  return { lines: sentences.map(({ text, view }) => linkNumbers(text, view, guide, language)), facts };
};

export const answerFromGuide = (intent: Intent, guide: SonarGuide, language: FactLanguage): string => {
  const { lines } = tellGuide(intent, guide, language);
  return lines.length === 1 ? lines[0]! : lines.map((line) => `- ${line}`).join('\n');
};

const linkNumbers = (text: string, view: FactView | null, guide: SonarGuide, language: FactLanguage): string => {
  if (!view) return escapeMarkdown(text);
  const address = viewAddress(guide, view);
  const { rest } = readDays(text, language);
  // A name may hold a figure that is none of the fact's.
  const names = guide.market.brands.map(({ name }) => name).filter((name) => /\d/.test(name));
  let written = '';
  let end = 0;
  for (const number of readNumbers(blank(rest, names), language)) {
    if (number.at < end) continue;
    written += escapeMarkdown(text.slice(end, number.at)) + link(text.slice(number.at, number.end), address);
    end = number.end;
  }
  return written + escapeMarkdown(text.slice(end));
};

const blank = (text: string, names: readonly string[]): string =>
  names.reduce((rest, name) => rest.replaceAll(name, ' '.repeat(name.length)), text);
