import type { LiveProject } from '@soundings/contract/live/live-channel';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { listenAgain } from './listen.ts';

export interface LiveAccess {
  /** Names the project for queries and connections, without a password. */
  key: readonly [string, ...string[]];
  ask: <T>(call: (project: LiveProject) => Promise<T>) => Promise<T>;
}

export const staffAccess = (projectId: string): LiveAccess => ({
  key: ['project', projectId],
  ask: async (call) => {
    const answer = await call({ projectId });
    listenAgain(['project', projectId]);
    return answer;
  },
});

export const consumerAccess = ({ key, ask }: ConsumerVisit): LiveAccess => ({ key, ask });
