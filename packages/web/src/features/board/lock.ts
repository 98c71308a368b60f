import { createContext, use } from 'react';

export const isRunning = (run: { state: string } | null): boolean =>
  run?.state === 'queued' || run?.state === 'running';

/** Why the page is locked: messages are being written. Null while it can be edited. */
const Context = createContext<string | null>(null);

export const LockProvider = Context.Provider;

export const useLock = (): string | null => use(Context);
