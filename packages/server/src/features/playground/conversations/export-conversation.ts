import type { PlaygroundMessage } from '@soundings/contract/playground/chat';
import type { FoundConversation } from './conversations.store.ts';
import { presentConversation } from './present-conversation.ts';

export const toMarkdown = (conversation: FoundConversation, messages: readonly PlaygroundMessage[]): string =>
  [`# ${conversation.title}`, ...messages.map(toSection)].join('\n\n').concat('\n');

const toSection = ({ responseType, message, createdOn, attachments, sources, run }: PlaygroundMessage): string => {
  const who = responseType === 'USER' ? 'You' : `Assistant (${run?.model || run?.kind || 'unknown'})`;
  const files = attachments.map(({ number, name, url }) => `- ${number}: ${url ? `[${name}](${url})` : name}`);
  const cited = sources.map(({ key, name, quote }) => `- [${key}] ${name}: “${quote.replaceAll(/\s+/g, ' ')}”`);
  return [
    `## ${who}, ${createdOn.slice(0, 16).replace('T', ' ')} UTC`,
    message,
    ...(files.length > 0 ? [`Attachments:\n${files.join('\n')}`] : []),
    ...(cited.length > 0 ? [`Sources:\n${cited.join('\n')}`] : []),
  ].join('\n\n');
};

export const toJson = (conversation: FoundConversation, messages: readonly PlaygroundMessage[]): string =>
  JSON.stringify({ ...presentConversation(conversation), messages }, null, 2);
