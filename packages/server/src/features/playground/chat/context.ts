import { splitSentences } from '@soundings/engine/text/words';
import { estimateTokens } from '#/platform/ai/ai-engine.ts';

/** What a model reads at once, in estimated tokens: what every model of today takes, with room for its answer. */
export const contextLimit = 24_000;
/** Of the limit for what was said before, the rest is for passages, instructions and the answer. */
const shareOfHistory = 0.5;
const summaryLine = 200;
const summaryLength = 4000;

export interface Turn {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface Context {
  /** Everything that was said. */
  readonly all: readonly Turn[];
  /** As they were said. */
  readonly turns: readonly Turn[];
  /** What was said before them, a line each; null where nothing was left out. */
  readonly summary: { readonly ids: readonly string[]; readonly text: string } | null;
  readonly tokens: number;
}

/**
 * What of a conversation a model is told: the last turns as they were said, as far as they fit, and of those before them
 * how each begins. `taken` are the tokens of what else it reads.
 */
export const buildContext = (said: readonly Turn[], taken = 0, limit = contextLimit): Context => {
  let room = Math.max(limit * shareOfHistory, limit * 0.85 - taken);
  let from = said.length;
  while (from > 0 && room - estimateTokens(said[from - 1]!.text.length) >= 0)
    room -= estimateTokens(said[--from]!.text.length);
  // An answer without its question says little.
  if (from < said.length && said[from]!.role === 'assistant') from++;
  const turns = said.slice(from);
  const older = said.slice(0, from);
  const summary =
    older.length === 0 ? null : { ids: older.map(({ id }) => id), text: summarise(older).slice(-summaryLength) };
  const tokens =
    taken +
    turns.reduce((sum, { text }) => sum + estimateTokens(text.length), estimateTokens((summary?.text ?? '').length));
  return { all: said, turns, summary, tokens };
};

const summarise = (turns: readonly Turn[]): string =>
  turns
    .map(({ role, text }) => {
      const first = splitSentences(text)[0] ?? '';
      const line = first.length > summaryLine ? `${first.slice(0, summaryLine - 1).trimEnd()}…` : first;
      return `${role === 'user' ? 'Question' : 'Answer'}: ${line}`;
    })
    .join('\n');
