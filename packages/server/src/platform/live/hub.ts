import { writeFrame } from './stomp-frames.ts';

interface Subscription {
  readonly id: string;
  readonly destination: string;
}

interface Listener {
  send(frame: Buffer): void;
}

interface Group extends Subscription {
  readonly listeners: Set<Listener>;
}

export interface Message {
  readonly body: string;
  readonly contentType: string;
}

/**
 * Who listens to what. A message becomes one frame for each distinct subscription id and destination, whoever many
 * connections it goes to: most clients name theirs alike.
 */
export const createHub = () => {
  const groupsByKey = new Map<string, Map<string, Group>>();
  let sent = 0;

  const getGroup = (key: string, { id, destination }: Subscription): Group => {
    const groups = groupsByKey.get(key) ?? new Map<string, Group>();
    groupsByKey.set(key, groups);
    const name = JSON.stringify([id, destination]);
    const group = groups.get(name) ?? { id, destination, listeners: new Set<Listener>() };
    groups.set(name, group);
    return group;
  };

  const tidy = (key: string): void => {
    const groups = groupsByKey.get(key);
    for (const [name, { listeners }] of groups ?? []) if (listeners.size === 0) groups!.delete(name);
    if (groups?.size === 0) groupsByKey.delete(key);
  };

  return {
    listen: (key: string, subscription: Subscription, listener: Listener): (() => void) => {
      const { listeners } = getGroup(key, subscription);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tidy(key);
      };
    },
    publish: (key: string, { body, contentType }: Message): void => {
      sent += 1;
      for (const { id, destination, listeners } of groupsByKey.get(key)?.values() ?? []) {
        const headers = { subscription: id, 'message-id': String(sent), destination, 'content-type': contentType };
        const frame = writeFrame('MESSAGE', headers, body);
        for (const listener of listeners) listener.send(frame);
      }
    },
  };
};

export type Hub = ReturnType<typeof createHub>;
