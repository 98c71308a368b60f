import type { LiveTopic } from '@soundings/contract/live/live-channel';
import { useEffect, useEffectEvent } from 'react';
import { listen } from './listen.ts';
import type { Listenable } from './live-access.ts';
import type { LiveListener } from './live-listener.ts';

type Handlers = Pick<LiveListener, 'onMessage' | 'onListening'>;

/** Hears what is told of a project on one topic; of none without access. What was missed before `onListening` has to be read. */
export function useLive(access: Listenable | null, topic: LiveTopic, { onMessage, onListening }: Handlers): void {
  const handleMessage = useEffectEvent(onMessage);
  const notifyListening = useEffectEvent(onListening);
  const start = useEffectEvent(() => {
    if (access === null) return undefined;
    return listen(access, {
      topic,
      onMessage: (body) => handleMessage(body),
      onListening: (isAgain) => notifyListening(isAgain),
    });
  });
  const key = access?.key.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another project or topic is another connection
  useEffect(() => start(), [key, topic]);
}
