import { compareTexts } from '../text/similarity.ts';
import type { WrittenMessage } from './facts.ts';
import { streamMessages } from './write-messages.ts';
import type { WritingRequest, WrittenMessages } from './writing-request.ts';

/** Below this, a message is about something else. */
const minLikeness = 0.25;

/**
 * Messages about what one message says, the nearest first: other angles, lengths and words. Never the message itself.
 * @public for GENIE and SCOUT
 */
export const varyMessage = (
  message: string,
  request: Omit<WritingRequest, 'topic' | 'maxLikeness'>,
): WrittenMessages => {
  const { count, language, avoid } = request;
  const messages: WrittenMessage[] = [];
  const stream = streamMessages({
    ...request,
    count: Number.POSITIVE_INFINITY,
    topic: message,
    maxLikeness: 0.93,
    avoid: { ...avoid, messages: [message, ...(avoid?.messages ?? [])] },
  });
  for (const written of stream) {
    if (compareTexts(written.text, message, language) >= minLikeness) messages.push(written);
    if (messages.length === count) return { messages, short: null };
  }
  return { messages, short: request.facts.language === language ? 'fewFacts' : 'otherLanguage' };
};
