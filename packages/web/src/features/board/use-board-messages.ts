import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLive } from '#/lib/live/use-live.ts';
import { type BoardMessages, mergeMessages, useBoard } from './board.api.ts';

/** Milliseconds in which changes are collected, to be read in one request. */
const gather = 150;
/** With more changed messages than this, the whole board is read. */
const many = 300;

export function useBoardMessages() {
  const { api } = useBoard();
  const client = useQueryClient();
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readAll = () => {
    for (const { queryKey } of [api.messages, api.backup]) void client.invalidateQueries({ queryKey });
  };
  const readSome = async () => {
    const ids = [...waiting.current];
    waiting.current.clear();
    if (ids.length > many) return readAll();
    try {
      const { content } = await api.some(ids);
      client.setQueryData(
        api.messages.queryKey,
        (now: BoardMessages | undefined) => now && mergeMessages(now, ids, content),
      );
      void client.invalidateQueries({ queryKey: api.backup.queryKey });
    } catch {
      readAll();
    }
  };
  useLive(api.live, 'board', {
    onMessage: (body) => {
      if (body === '') return readAll();
      for (const id of body.split(',')) waiting.current.add(id);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void readSome(), gather);
    },
    onListening: (isAgain) => {
      if (isAgain) readAll();
    },
  });
  return useQuery(api.messages);
}
