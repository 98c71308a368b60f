import type { MessageFigures } from '@soundings/contract/resonance/resonance';
import { wordMatcher } from '../charts/figures.ts';
import type { MessageSort } from '../page/response-search.ts';

export interface RankedMessage extends MessageFigures {
  /** Place among the ranked messages by the sorted figure (by total where the text is sorted); null where unranked. */
  rank: number | null;
}

type Field = 'total' | 'r1' | 'r2' | 'message';

const readFigure = (message: MessageFigures, field: Field): number => {
  const figure = {
    total: message.accurateTotal,
    r1: message.accurateR1Total,
    r2: message.accurateR2Total,
    message: message.accurateTotal,
  }[field];
  return figure ?? Number.NEGATIVE_INFINITY;
};

const isRanked = (message: MessageFigures) => message.r1Share.mark !== 'unranked';
const byText = (one: MessageFigures, other: MessageFigures) =>
  one.message.localeCompare(other.message, undefined, { numeric: true });

/** Messages in the wanted order with their ranks. Those on a base under 30 are not ranked and stand last. */
export function sortMessages(messages: readonly MessageFigures[], sort: MessageSort): RankedMessage[] {
  const isDescending = sort.startsWith('-');
  const field = sort.replace('-', '') as Field;
  const best = (one: MessageFigures, other: MessageFigures) =>
    readFigure(other, field) - readFigure(one, field) || byText(one, other);
  const ranked = messages
    .filter(isRanked)
    .sort(best)
    .map((message, index) => ({ ...message, rank: index + 1 }));
  if (field === 'message') ranked.sort(byText);
  if (field === 'message' ? isDescending : !isDescending) ranked.reverse();
  const unranked = messages.filter((message) => !isRanked(message)).sort(best);
  return [...ranked, ...unranked.map((message) => ({ ...message, rank: null }))];
}

export function findMessages(messages: readonly RankedMessage[], query: string, size: number | null): RankedMessage[] {
  const matches = wordMatcher(query);
  const found = messages.filter(({ message }) => matches(message));
  return size === null ? found : found.slice(0, size);
}

/** Mean R1 or R2 over the messages with one on a base of at least 30, in percent; null where there is none. */
export function meanPercent(messages: readonly MessageFigures[], metric: 'r1' | 'r2'): number | null {
  const values = messages
    .map(({ r1Share, r2Share }) => (metric === 'r1' ? r1Share : r2Share))
    .filter((share) => share !== null && share.mark !== 'unranked')
    .map((share) => share?.percent ?? null)
    .filter((value) => value !== null);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
