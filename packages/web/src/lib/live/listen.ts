import type { Listenable, LiveAccess } from './live-access.ts';
import type { LiveConnection } from './live-connection.ts';
import type { LiveListener } from './live-listener.ts';

interface Shared {
  readonly listeners: Set<LiveListener>;
  connection: LiveConnection | null;
}

const shared = new Map<string, Shared>();

const connect = (key: string, access: Listenable): Shared => {
  const one: Shared = { listeners: new Set(), connection: null };
  shared.set(key, one);
  const open = async () => {
    const { openLiveConnection } = await import('./live-connection.ts');
    await access.ask(async (subject) => {
      if (shared.get(key) === one) one.connection = openLiveConnection(subject, one.listeners);
    });
  };
  // A page that lost its network while it opened is as good as one without this: it is not live.
  open().catch(() => undefined);
  return one;
};

const release = (key: string, one: Shared): void => {
  if (one.listeners.size > 0 || shared.get(key) !== one) return;
  shared.delete(key);
  one.connection?.close();
};

const accessKey = (key: LiveAccess['key']): string => key.join('\n');

/** Listens to one topic of a project. @returns how to stop; the last one who stops closes the connection. */
export const listen = (access: Listenable, listener: LiveListener): (() => void) => {
  const key = accessKey(access.key);
  const one = shared.get(key) ?? connect(key, access);
  one.listeners.add(listener);
  one.connection?.add();
  return () => {
    one.listeners.delete(listener);
    one.connection?.remove(listener.topic);
    // The next page may listen to the same project.
    setTimeout(() => release(key, one), 0);
  };
};

export const listenAgain = (key: LiveAccess['key']): void => shared.get(accessKey(key))?.connection?.again();
