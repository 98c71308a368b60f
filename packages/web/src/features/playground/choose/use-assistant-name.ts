import type { PlaygroundOptions } from '@soundings/contract/playground/chat';
import { useTranslation } from 'react-i18next';
import { assistantOf, type Choice } from './choices.ts';

/** Whoever answers; of an assistant that was taken away, what it was called. */
export function useAssistantName(options: PlaygroundOptions, choice: Choice | null, former: string | null): string {
  const { t } = useTranslation();
  if (choice === null) return t('playground.assistant');
  if (choice.assistantId !== null) return assistantOf(options, choice)?.name ?? former ?? t('playground.assistant');
  return t('playground.chatOf', { vendor: t(`ai.vendor_${choice.aiChatType}`) });
}
