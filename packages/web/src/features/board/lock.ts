import { createContext, use } from 'react';

export const isRunning = (run: { state: string } | null): boolean =>
  run?.state === 'queued' || run?.state === 'running';

/** Why nothing of the page can be changed at the moment: messages are being written. Null where all can. */
const Context = createContext<string | null>(null);

export const LockProvider = Context.Provider;

export const useLock = (): string | null => use(Context);
