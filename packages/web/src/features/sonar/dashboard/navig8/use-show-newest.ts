import { type RefObject, useEffect, useRef } from 'react';
import type { Navig8 } from './navig8.api.ts';

/** Brings a question and its answer into sight when they have come; not those that were there when the tab was opened. */
export function useShowNewest(thread: Navig8 | null): RefObject<HTMLElement | null> {
  const newest = useRef<HTMLElement>(null);
  const shown = useRef<{ threadId: string; count: number } | null>(null);
  const count = thread?.chapters.length ?? 0;
  const threadId = thread?.threadId ?? '';
  useEffect(() => {
    const isMore = shown.current?.threadId === threadId && count > shown.current.count;
    shown.current = { threadId, count };
    if (isMore) newest.current?.scrollIntoView({ block: 'start' });
  }, [threadId, count]);
  return newest;
}
