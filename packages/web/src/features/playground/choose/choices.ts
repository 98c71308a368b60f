import type { AiChatType } from '@soundings/contract/assistants/assistant-choices';
import type { Assistant } from '@soundings/contract/assistants/assistants';
import type { PlaygroundOptions } from '@soundings/contract/playground/chat';
import { useTranslation } from 'react-i18next';

/** Whom one talks to: an assistant by a vendor's model or by the built-in engine, or either without an assistant. */
export interface Choice {
  aiChatType: AiChatType;
  assistantId: string | null;
}

export const choiceKey = ({ aiChatType, assistantId }: Choice): string =>
  assistantId === null ? aiChatType : `${aiChatType} ${assistantId}`;

export const choiceOf = (key: string): Choice => {
  const [aiChatType, assistantId = null] = key.split(' ');
  return { aiChatType: aiChatType as AiChatType, assistantId };
};

export const isSameChoice = (one: Choice, other: Choice): boolean => choiceKey(one) === choiceKey(other);

export const assistantOf = ({ assistants }: PlaygroundOptions, { assistantId }: Choice): Assistant | null =>
  assistants.find(({ id }) => id === assistantId) ?? null;

/** Files and pictures go to assistants that read files; pages to all. */
export const readsFiles = (options: PlaygroundOptions, choice: Choice): boolean =>
  assistantOf(options, choice)?.type === 'FILE';

export const isAvailable = (options: PlaygroundOptions, choice: Choice): boolean =>
  options.aiChats.some(({ type, isReady }) => type === choice.aiChatType && isReady) &&
  (choice.assistantId === null || assistantOf(options, choice) !== null);

export const isWaitingForKey = ({ aiChats }: PlaygroundOptions, choice: Choice | null): boolean =>
  aiChats.some(({ type, isReady }) => type === choice?.aiChatType && !isReady);

export const findBuiltIn = ({ aiChats }: PlaygroundOptions): Choice | null =>
  aiChats.some(({ type, isReady }) => type === 'BUILT_IN' && isReady)
    ? { aiChatType: 'BUILT_IN', assistantId: null }
    : null;

const storageKey = 'PLAYGROUND_ASSISTANT';

/** Whom a new session begins with: the last one chosen, else the first model that has a key, else the built-in engine, else a model that waits for its key. */
export const firstChoice = (options: PlaygroundOptions): Choice | null => {
  const stored = localStorage.getItem(storageKey);
  if (stored !== null && isAvailable(options, choiceOf(stored))) return choiceOf(stored);
  const ready = options.aiChats.filter(({ isReady }) => isReady);
  const chat = ready.find(({ type }) => type !== 'BUILT_IN') ?? ready[0] ?? options.aiChats[0];
  return chat ? { aiChatType: chat.type, assistantId: null } : null;
};

export const rememberChoice = (choice: Choice): void => localStorage.setItem(storageKey, choiceKey(choice));

export function useAssistantName(options: PlaygroundOptions, choice: Choice | null, former: string | null): string {
  const { t } = useTranslation();
  if (choice === null) return t('playground.assistant');
  if (choice.assistantId !== null) return assistantOf(options, choice)?.name ?? former ?? t('playground.assistant');
  return t('playground.chatOf', { vendor: t(`ai.vendor_${choice.aiChatType}`) });
}
