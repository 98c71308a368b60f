import { endpoints } from 'virtual:endpoints';
import type { Attachment } from '@soundings/contract/playground/attachments';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/error-text.ts';
import { toastError } from '#/ui/feedback/toast.tsx';
import { useAction, useRefresh } from '#/ui/feedback/use-action.ts';
import { type Choice, isSameChoice } from '../choose/choices.ts';
import { type Conversation, changedByAnswer, conversationQuery } from '../playground.api.ts';

export interface Asked {
  readonly text: string;
  readonly attachments: readonly Attachment[];
  readonly choice: Choice;
}

const choiceIn = ({ aiChatType, assistant }: Conversation): Choice => ({
  aiChatType,
  assistantId: assistant?.id ?? null,
});

const send = ({ text, attachments, choice }: Asked, conversation: Conversation | null) => {
  const said = { message: text, attachmentIds: attachments.map(({ id }) => id), stream: true };
  const threadId = conversation?.id ?? null;
  const { aiChatType, assistantId } = choice;
  if (conversation && isSameChoice(choice, choiceIn(conversation))) {
    return call(endpoints.assistantReply, { body: { ...said, threadId: conversation.id, assistantId } });
  }
  if (assistantId === null) return call(endpoints.openAiChat, { body: { ...said, threadId, aiChatType } });
  return call(endpoints.openAiAssistant, { body: { ...said, threadId, aiChatType, assistantId } });
};

interface Asking {
  conversation: Conversation | null;
  onThread: (id: string) => void;
  onSent: () => void;
}

export function useAsking({ conversation, onThread, onSent }: Asking) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const refresh = useRefresh();
  const id = conversation?.id ?? null;

  const ask = useMutation({
    mutationFn: async (asked: Asked) => {
      const { threadId } = await send(asked, conversation);
      onSent();
      await client.fetchQuery({ ...conversationQuery(threadId), staleTime: 0 });
      if (id === null) onThread(threadId);
      void refresh(changedByAnswer(threadId));
    },
    onError: (error) => {
      toastError({ id: 'playground-ask', title: t('playground.couldntAsk'), text: errorText(t, error) });
      if (id !== null) void refresh(changedByAnswer(id));
    },
    gcTime: 0,
  });

  const refreshes = () => (id === null ? [] : changedByAnswer(id));
  const edit = useAction({
    call: ({ messageId, text }: { messageId: string; text: string }) =>
      call(endpoints.editPlaygroundMessage, { params: { id: messageId }, body: { message: text, stream: true } }),
    refreshes,
    failed: 'playground.couldntAsk',
    toastId: 'playground-ask',
  });
  const regenerate = useAction({
    call: (messageId: string) =>
      call(endpoints.regenerateAnswer, { params: { id: messageId }, body: { stream: true } }),
    refreshes,
    failed: 'playground.couldntAsk',
    toastId: 'playground-ask',
  });
  const choose = useAction({
    call: (messageId: string) => call(endpoints.chooseVersion, { params: { id: messageId } }),
    refreshes,
    failed: 'playground.couldntChoose',
  });
  const stop = useAction({
    call: (runId: string) => call(endpoints.stopAiRun, { params: { id: runId } }),
    failed: 'playground.couldntStop',
  });
  const onEnd = useCallback((threadId: string) => void refresh(changedByAnswer(threadId)), [refresh]);
  return {
    ask,
    edit,
    regenerate,
    choose,
    stop,
    onEnd,
    isBusy: ask.isPending || edit.isPending || regenerate.isPending,
  };
}
