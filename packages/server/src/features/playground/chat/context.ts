import { splitSentences } from '@soundings/engine/text/words';
import { estimateTokens } from '#/platform/ai/ai-engine.ts';
import type { SummaryRow } from '../playground.tables.ts';

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
  readonly all: readonly Turn[];
  readonly turns: readonly Turn[];
  /** What was said before them; null where nothing was left out. */
  readonly summary: {
    readonly ids: readonly string[];
    readonly text: string;
    /** The run whose model has written it; null where it is only how each turn begins. */
    readonly runId: string | null;
    /** The turns that no model has summarised yet. */
    readonly rest: readonly Turn[];
  } | null;
  readonly tokens: number;
}

/** What a model has made of the turns up to and with one of them. */
export type KeptSummary = Pick<SummaryRow, 'upTo' | 'text' | 'runId'>;

interface Around {
  readonly taken?: number;
  readonly limit?: number;
  readonly kept?: KeptSummary | null;
}

/**
 * What of a conversation a model is told: the last turns as they were said, as far as they fit, and a summary of those
 * before them. What no model has summarised is told by how each turn begins.
 */
export const buildContext = (
  said: readonly Turn[],
  { taken = 0, limit = contextLimit, kept = null }: Around = {},
): Context => {
  let room = Math.max(limit * shareOfHistory, limit * 0.85 - taken);
  let from = said.length;
  while (from > 0 && room - estimateTokens(said[from - 1]!.text.length) >= 0)
    room -= estimateTokens(said[--from]!.text.length);
  // An answer without its question says little.
  if (from < said.length && said[from]!.role === 'assistant') from++;
  const turns = said.slice(from);
  const older = said.slice(0, from);
  const summary = older.length === 0 ? null : { ids: older.map(({ id }) => id), ...summarise(older, kept) };
  const tokens =
    taken +
    turns.reduce((sum, { text }) => sum + estimateTokens(text.length), estimateTokens((summary?.text ?? '').length));
  return { all: said, turns, summary, tokens };
};

const summarise = (older: readonly Turn[], kept: KeptSummary | null) => {
  const covered = kept ? older.findIndex(({ id }) => id === kept.upTo) + 1 : 0;
  const rest = older.slice(covered);
  const lines = summariseByBeginnings(rest).slice(-summaryLength);
  if (!kept || covered === 0) return { text: lines, runId: null, rest };
  return { text: [kept.text, lines].filter((text) => text !== '').join('\n'), runId: kept.runId, rest };
};

export const summariseByBeginnings = (turns: readonly Turn[]): string =>
  turns
    .map(({ role, text }) => {
      const first = splitSentences(text)[0] ?? '';
      const line = first.length > summaryLine ? `${first.slice(0, summaryLine - 1).trimEnd()}…` : first;
      return `${role === 'user' ? 'Question' : 'Answer'}: ${line}`;
    })
    .join('\n');
