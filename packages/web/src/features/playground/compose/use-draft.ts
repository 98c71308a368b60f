import { useEffect, useState } from 'react';

const keyOf = (threadId: string | null): string => `PLAYGROUND_DRAFT_${threadId ?? 'new'}`;

/** What is being written in a conversation: kept through a refresh and while another one is open, for this tab. */
export function useDraft(threadId: string | null): [string, (text: string) => void] {
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
