import type { PlaygroundMessage, PlaygroundOptions } from '@soundings/contract/playground/chat';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastWarning } from '#/ui/feedback/toast.tsx';
import { type Choice, firstChoice, isAvailable, isSameChoice, readsFiles, rememberChoice } from '../choose/choices.ts';
import { useAttachments } from '../compose/use-attachments.ts';
import { type Conversation, conversationQuery, loadEarlier, useResetSession } from '../playground.api.ts';
import { isAnswer, isWriting, joinMessages } from './message-state.ts';
import { type Asked, useAsking } from './use-asking.ts';

interface SessionGiven {
  options: PlaygroundOptions;
  threadId: string | null;
  onThread: (id: string) => void;
}

const ownChoice = ({ aiChatType, assistant }: Conversation): Choice => ({
  aiChatType,
  assistantId: assistant?.id ?? null,
});

const isUnderWay = (messages: readonly PlaygroundMessage[]): boolean =>
  messages.some((message) => !message.isForgotten);

export function useSession({ options, threadId, onThread }: SessionGiven) {
  const { t } = useTranslation();
  const query = useQuery({ ...conversationQuery(threadId ?? ''), enabled: threadId !== null });
  const conversation = threadId === null ? null : (query.data ?? null);
  const [draft, setDraft] = useDraft(threadId);
  const attachments = useAttachments();
  const [editing, setEditing] = useState<string | null>(null);
  const [pending, setPending] = useState<Asked | null>(null);
  const [wanted, setWanted] = useState<{ threadId: string | null; choice: Choice } | null>(null);
  const older = useOlder(conversation);
  const choice = useMemo((): Choice | null => {
    if (wanted?.threadId === threadId) return wanted.choice;
    return conversation ? ownChoice(conversation) : threadId === null ? firstChoice(options) : null;
  }, [wanted, threadId, conversation, options]);

  const messages = useMemo(
    () => joinMessages(older.messages, conversation?.messages ?? []),
    [older.messages, conversation],
  );
  const last = messages.at(-1);
  const writing = last && isAnswer(last) && isWriting(last.run) ? last : null;
  const canRead = choice !== null && readsFiles(options, choice);

  const onSent = () => {
    attachments.clear();
    setDraft('');
  };
  const asking = useAsking({ conversation, onThread, onSent });

  const send = (text: string) => {
    if (choice === null) return;
    const sent = attachments.readings.flatMap(({ attachment }) => attachment ?? []);
    const asked = { text, attachments: sent, choice };
    setPending(asked);
    rememberChoice(choice);
    asking.ask.mutate(asked, {
      onSettled: () => setPending(null),
      onSuccess: () => setWanted(null),
    });
  };

  // A file can't stay with somebody who reads none.
  const dropFiles = () => {
    for (const reading of attachments.readings) if (reading.kind !== 'PAGE') attachments.remove(reading);
  };
  const setChoice = (next: Choice) => {
    setWanted({ threadId, choice: next });
    rememberChoice(next);
    if (!readsFiles(options, next)) dropFiles();
  };
  const reset = useResetSession({ onDone: () => setPending(null) });

  const { edit, regenerate, choose } = asking;
  const askEdited = useCallback(
    (messageId: string, text: string) => edit.mutate({ messageId, text }, { onSuccess: () => setEditing(null) }),
    [edit.mutate],
  );
  const addFiles = (files: Iterable<File>) => {
    if (canRead) return attachments.addFiles(files);
    toastWarning({
      id: 'playground-files',
      title: t('playground.readsNoFiles'),
      text: t('playground.readsNoFilesHelp'),
    });
  };

  return {
    query,
    conversation,
    choice,
    isAvailable: choice !== null && isAvailable(options, choice),
    setChoice,
    mustReset: (next: Choice) => choice !== null && !isSameChoice(next, choice) && isUnderWay(messages),
    messages,
    older,
    pending,
    writing,
    canRead,
    draft,
    setDraft,
    attachments,
    addFiles,
    editing,
    setEditing,
    send,
    reset,
    askEdited,
    regenerate: regenerate.mutate,
    chooseVersion: choose.mutate,
    stop: asking.stop,
    onEnd: asking.onEnd,
    isBusy: asking.isBusy || reset.isPending,
  };
}

function useOlder(conversation: Conversation | null) {
  const id = conversation?.id ?? null;
  const [kept, setKept] = useState<{ id: string | null; messages: PlaygroundMessage[]; earlier: number }>({
    id,
    messages: [],
    earlier: 0,
  });
  const [isLoading, setLoading] = useState(false);
  const isLoadingNow = useRef(false);
  const isOwn = kept.id === id && kept.messages.length > 0;
  const messages = useMemo(() => (isOwn ? kept.messages : []), [isOwn, kept.messages]);
  const earlier = isOwn ? kept.earlier : (conversation?.earlier ?? 0);
  const load = async () => {
    const first = messages[0] ?? conversation?.messages[0];
    if (id === null || !first || isLoadingNow.current) return;
    isLoadingNow.current = true;
    setLoading(true);
    try {
      const found = await loadEarlier(id, first.id);
      setKept({ id, messages: [...found.messages, ...messages], earlier: found.earlier });
    } catch {
      // The button stays, to be tried again.
    } finally {
      isLoadingNow.current = false;
      setLoading(false);
    }
  };
  return { messages, earlier, isLoading, load };
}

const keyOf = (threadId: string | null): string => `PLAYGROUND_DRAFT_${threadId ?? 'new'}`;

/** The draft of a conversation, kept in this tab through a refresh and while another conversation is open. */
function useDraft(threadId: string | null): [string, (text: string) => void] {
  const [draft, setDraft] = useState({ threadId, text: sessionStorage.getItem(keyOf(threadId)) ?? '' });
  const text = draft.threadId === threadId ? draft.text : (sessionStorage.getItem(keyOf(threadId)) ?? '');
  useEffect(() => setDraft({ threadId, text: sessionStorage.getItem(keyOf(threadId)) ?? '' }), [threadId]);
  const set = (next: string) => {
    if (next === '') sessionStorage.removeItem(keyOf(threadId));
    else sessionStorage.setItem(keyOf(threadId), next);
    setDraft({ threadId, text: next });
  };
  return [text, set];
}
