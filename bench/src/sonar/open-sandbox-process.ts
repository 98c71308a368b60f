import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Sandbox } from '@soundings/server/features/sonar/sandbox/open-sandbox';

const file = new URL('./sandbox-process.ts', import.meta.url);

export const openSandboxProcess = async (delayMs: number) => {
  const child = fork(file, [String(delayMs)]);
  const [{ sources }] = (await once(child, 'message')) as [{ sources: Sandbox['sources'] }];
  return {
    sources,
    takeLines: async (): Promise<string[]> => {
      child.send('lines');
      const [{ lines }] = (await once(child, 'message')) as [{ lines: string[] }];
      return lines;
    },
    close: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
};
