import type { ChartData } from '@soundings/contract/resonance/chart';
import { audienceSharesInSteps } from '@soundings/engine/crosstab/figures';
import type { Steps } from '@soundings/engine/crosstab/steps';
import type { LoadedDataset } from '../datasets.ts';
import { tableSharesInSteps } from '../messages/table-figures.ts';
import type { LoadedTable } from '../messages/tables.ts';
import { addLinks, emptyLinks } from './link-columns.ts';

export type ChartFigures = Pick<ChartData, 'messages' | 'audiences' | 'links' | 'messagesLeftOut'>;

/** Messages × audiences that a chart holds: more than anyone can see, and about 5 MB. */
const mostLinks = 200_000;

/** The messages that fit, those with the highest totals; they keep their order. */
const fitting = <T extends { accurateTotal: number | null }>(messages: readonly T[], audiences: number): T[] => {
  const most = Math.floor(mostLinks / Math.max(1, audiences));
  if (messages.length <= most) return [...messages];
  const ranked = [...messages].sort((a, b) => (b.accurateTotal ?? -1) - (a.accurateTotal ?? -1));
  const kept = new Set(ranked.slice(0, most));
  return messages.filter((message) => kept.has(message));
};

interface Variable {
  readonly header: string;
  readonly audiences: readonly { readonly id: string; readonly label: string }[];
}

const audiencesOf = (variables: readonly Variable[]): ChartData['audiences'] =>
  variables.flatMap(({ header, audiences }) => audiences.map(({ id, label }) => ({ id, header, subheader: label })));

/** All messages in all audiences, over all respondents. In steps of one message. */
export function* chartOfDataset({ dataset, messages: all }: LoadedDataset): Steps<ChartFigures> {
  const audiences = audiencesOf(dataset.variables);
  const messages = fitting(all, audiences.length);
  const links = emptyLinks();
  for (const { id } of messages) {
    const shares = yield* audienceSharesInSteps(dataset, id, null);
    addLinks(links, { r1: shares.map(({ r1 }) => r1), r2: shares.map(({ r2 }) => r2) });
    yield;
  }
  return { messages, audiences, links, messagesLeftOut: all.length - messages.length };
}

/** The same of a table of messages. */
export function* chartOfTable({ table, messages: all }: LoadedTable): Steps<ChartFigures> {
  const audiences = audiencesOf(table.variables);
  const messages = fitting(all, audiences.length);
  const kept = new Set(messages.map(({ id }) => id));
  const links = emptyLinks();
  for (const message of table.messages) {
    if (kept.has(message.id)) addLinks(links, yield* tableSharesInSteps(message));
    yield;
  }
  return { messages, audiences, links, messagesLeftOut: all.length - messages.length };
}
