import type { BoardMessage } from '@soundings/contract/board/board';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Measured, useScout } from '../scout.api.ts';

export interface Marks {
  /** The message that says the same, by the message's id. */
  readonly duplicates: ReadonlyMap<string, BoardMessage>;
  /** What was measured of it, in the newest project that did. */
  readonly measured: ReadonlyMap<string, Measured>;
}

export function useMarks(messages: readonly BoardMessage[], isWriting: boolean): Marks {
  const { duplicates, measured, visit } = useScout();
  const enabled = !isWriting && messages.length > 0;
  const { data: pairs } = useQuery({ ...duplicates, enabled });
  const { data: answers } = useQuery({ ...measured, enabled: enabled && visit === null });
  return useMemo(() => {
    const byId = new Map(messages.map((message) => [message.id, message]));
    const others = new Map<string, BoardMessage>();
    for (const { one, other } of pairs ?? []) {
      const [first, second] = [byId.get(one), byId.get(other)];
      if (first === undefined || second === undefined) continue;
      // A compressed one says what others said: only two of one kind are one too many.
      if ((first.createType === 'COMPRESSED') !== (second.createType === 'COMPRESSED')) continue;
      if (!others.has(one)) others.set(one, second);
      if (!others.has(other)) others.set(other, first);
    }
    const newest = (answers ?? []).toReversed().map((answer) => [answer.messageId, answer] as const);
    return { duplicates: others, measured: new Map(newest) };
  }, [messages, pairs, answers]);
}
