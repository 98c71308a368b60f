import type { LiveProject, LiveSubject } from '@soundings/contract/live/live-channel';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { listenAgain } from './listen.ts';

export interface Listenable {
  key: readonly [string, ...string[]];
  ask: (call: (subject: LiveSubject) => Promise<void>) => Promise<void>;
}

export const accountAccess: Listenable = { key: ['account'], ask: (call) => call({ user: 'self' }) };

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
