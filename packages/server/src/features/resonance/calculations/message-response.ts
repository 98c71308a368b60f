import type { CorrelatedMessages } from '@soundings/contract/resonance/calculations';
import type { AudienceLink, MessageFigures } from '@soundings/contract/resonance/resonance';
import { correlatedMessagesInSteps } from '@soundings/engine/crosstab/correlated-messages';
import { audienceLinksInSteps, messageFiguresInSteps } from '@soundings/engine/crosstab/figures';
import { filterMask } from '@soundings/engine/crosstab/filter';
import { finishBreathing } from '#/platform/breathe.ts';
import type { LoadedDataset } from '../datasets.ts';

interface OneMessage {
  readonly messageId: string;
  readonly audienceIds: readonly string[];
}

/** The figures of all messages among those whom a filter leaves. */
export const filteredMessages = async (
  { dataset, messages }: LoadedDataset,
  audienceIds: readonly string[],
  signal: AbortSignal,
): Promise<{ respondents: number; messages: MessageFigures[] }> => {
  const { mask, respondents } = filterMask(dataset, audienceIds);
  if (!mask) return { respondents, messages };
  return { respondents, messages: await finishBreathing(messageFiguresInSteps(dataset, mask), signal) };
};

/** A message in every audience, under a filter and over all. */
export const linksOf = async (
  { dataset, overallOf }: LoadedDataset,
  { messageId, audienceIds }: OneMessage,
  signal: AbortSignal,
): Promise<AudienceLink[]> => {
  const { mask } = filterMask(dataset, audienceIds);
  return finishBreathing(audienceLinksInSteps(dataset, messageId, mask, await overallOf(messageId)), signal);
};

/** The other messages among those who are positive to one, under a filter and over all. */
export const correlatedWith = async (
  { dataset, overallAmong }: LoadedDataset,
  { messageId, audienceIds }: OneMessage,
  signal: AbortSignal,
): Promise<CorrelatedMessages> => {
  const { mask } = filterMask(dataset, audienceIds);
  return finishBreathing(correlatedMessagesInSteps(dataset, messageId, mask, await overallAmong(messageId)), signal);
};

/** The ranked message with the highest total; of equal ones the first. */
const topOf = (messages: readonly MessageFigures[]): MessageFigures | null =>
  messages
    .filter(({ r1Share, accurateTotal }) => r1Share.mark !== 'unranked' && accurateTotal !== null)
    .reduce<MessageFigures | null>((top, one) => (top && top.accurateTotal! >= one.accurateTotal! ? top : one), null);

/** Everything that the message response shows first: of the top message, so that nobody has to ask for it. */
export const initialOf = async (loaded: LoadedDataset, audienceIds: readonly string[], signal: AbortSignal) => {
  const { messages } = await filteredMessages(loaded, audienceIds, signal);
  const messageId = topOf(messages)?.id ?? null;
  if (messageId === null) return { messageId, links: [], correlated: null };
  const request = { messageId, audienceIds };
  return {
    messageId,
    links: await linksOf(loaded, request, signal),
    correlated: await correlatedWith(loaded, request, signal),
  };
};
