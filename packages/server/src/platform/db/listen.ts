import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Database } from './database.ts';

interface Listener {
  onPayload(payload: string): void;
  onGap(): void;
}

export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

export const listenerName = 'soundings events';

const retryMs = 500;
const silentMs = 5000;

export const listenOnPostgres = (url: string): { listen: Listen; close(): Promise<void> } => {
  const listeners = new Map<string, Set<Listener>>();
  let client: Client | null = null;
  let opening: Promise<void> | null = null;
  let closed = false;

  const everyListener = () => [...listeners.values()].flatMap((set) => [...set]);

  const lose = (lost: Client) => {
    if (client !== lost) return;
    client = null;
    lost.end().catch(() => undefined);
    void open();
  };

  const connect = async (): Promise<void> => {
    const timeouts = { connectionTimeoutMillis: silentMs, query_timeout: silentMs };
    const fresh = new Client({ connectionString: url, ...timeouts, keepAlive: true, application_name: listenerName });
    fresh.on('error', () => lose(fresh));
    fresh.on('end', () => lose(fresh));
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const { onPayload } of listeners.get(channel) ?? []) onPayload(payload);
    });
    try {
      await fresh.connect();
      for (const channel of listeners.keys()) await fresh.query(`listen "${channel}"`);
    } catch (error) {
      // Not waited for: a connection that was cut while it was made may never say that it has ended.
      fresh.end().catch(() => undefined);
      throw error;
    }
    if (closed) await fresh.end();
    else client = fresh;
  };

  const reconnect = async (): Promise<void> => {
    while (!closed) {
      try {
        await connect();
        for (const { onGap } of everyListener()) onGap();
        return;
      } catch {
        await sleep(retryMs, undefined, { ref: false });
      }
    }
  };

  const open = (): Promise<void> => {
    opening ??= reconnect().finally(() => {
      opening = null;
    });
    return opening;
  };

  const check = setInterval(() => {
    const asked = client;
    if (!asked) return;
    const timer = setTimeout(() => lose(asked), silentMs);
    asked.query('select 1').then(
      () => clearTimeout(timer),
      () => {
        clearTimeout(timer);
        lose(asked);
      },
    );
  }, 2 * silentMs);
  check.unref();

  return {
    listen: async (channel, listener) => {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(listener));
      if (client && set.size === 1) await client.query(`listen "${channel}"`);
      else if (!client) await open();
      return async () => {
        set.delete(listener);
        if (set.size === 0) await client?.query(`unlisten "${channel}"`).catch(() => undefined);
      };
    },
    close: async () => {
      closed = true;
      clearInterval(check);
      const last = client;
      client = null;
      await last?.end().catch(() => undefined);
    },
  };
};

export const notify = async (tx: Database, channel: string, payload: string): Promise<void> => {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
};

export const notifying = (told: readonly { readonly channel: string; readonly payload: string }[]): SQL => {
  const list = (texts: string[]) => sql`${sql.param(texts)}::text[]`;
  const channels = list(told.map(({ channel }) => channel));
  const payloads = list(told.map(({ payload }) => payload));
  return sql`(select count(pg_notify(channel, payload)) from unnest(${channels}, ${payloads}) told (channel, payload))`;
};
