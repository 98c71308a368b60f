import { listen } from '#/lib/live/listen.ts';
import { accountAccess } from '#/lib/live/live-access.ts';

export const listenToAlerts = (onChange: () => void): (() => void) =>
  listen(accountAccess, { topic: 'alerts', onMessage: onChange, onListening: onChange });
