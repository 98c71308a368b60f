import { useSyncExternalStore } from 'react';

type Opened = 'palette' | 'help' | 'account' | null;

let opened: Opened = null;
const listeners = new Set<() => void>();
const open = (next: Opened) => (): void => {
  opened = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const openPalette = open('palette');
export const openHelp = open('help');
export const openAccount = open('account');
export const closeQuickAccess = open(null);

export const useOpened = (): Opened => useSyncExternalStore(subscribe, () => opened);

export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
