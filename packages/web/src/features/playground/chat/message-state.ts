import type { AiRun } from '@soundings/contract/ai/ai-runs';
import type { PlaygroundMessage } from '@soundings/contract/playground/chat';

export const isWriting = (run: Pick<AiRun, 'state'> | null): boolean =>
  run !== null && (run.state === 'queued' || run.state === 'running');

export const isAnswer = ({ responseType }: PlaygroundMessage): boolean => responseType === 'ASSISTANT';

/** Seconds from the question to the last word; null while it is not over. */
export const secondsOf = ({ queuedOn, endedOn }: AiRun): number | null =>
  endedOn === null ? null : Math.max(0, (Date.parse(endedOn) - Date.parse(queuedOn)) / 1000);

export const versionsAround = ({ id, versions }: Pick<PlaygroundMessage, 'id' | 'versions'>) => {
  const at = versions.indexOf(id);
  return {
    place: at + 1,
    total: versions.length,
    before: at > 0 ? versions[at - 1]! : null,
    after: at >= 0 && at < versions.length - 1 ? versions[at + 1]! : null,
  };
};

/** Merges the messages of several reads of a conversation; later reads win. */
export const joinMessages = (
  earlier: readonly PlaygroundMessage[],
  later: readonly PlaygroundMessage[],
): PlaygroundMessage[] => {
  const known = new Set(later.map(({ id }) => id));
  return [...earlier.filter(({ id }) => !known.has(id)), ...later];
};
