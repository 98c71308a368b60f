import type { Pool, PoolClient } from 'pg';
import { inSpan, type Tracing } from './tracing.ts';

const maxCharacters = 2000;

type Query = (...given: unknown[]) => Promise<unknown>;

/**
 * A span for every statement within a call or a job: the statement with its `$1`, never their values. What the queue
 * asks by the clock has none.
 */
export const traceQueries = (pool: Pool, tracing: Tracing | null): void => {
  if (!tracing) return;
  const traced =
    (query: Query): Query =>
    (...given) => {
      const isForCallback = typeof given.at(-1) === 'function';
      if (isForCallback || tracing.traceparent() === null) return query(...given);
      const text = textOf(given[0]);
      const verb = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text, 'db.operation.name': verb };
      return inSpan(tracing.begin(verb, 'client', attributes), () => query(...given));
    };
  pool.query = traced(pool.query.bind(pool) as Query) as never;
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<PoolClient>;
  // With a callback it is the pool's own way to a client, for a statement that is traced already.
  pool.connect = (async (callback?: unknown) => {
    if (callback) return connect(callback);
    const client = await connect();
    const release = client.release.bind(client);
    client.query = traced(client.query.bind(client) as Query) as never;
    client.release = (error) => {
      // Back to the class's own.
      delete (client as { query?: unknown }).query;
      release(error);
    };
    return client;
  }) as never;
};

const textOf = (statement: unknown): string =>
  (typeof statement === 'string' ? statement : String((statement as { text?: unknown } | null)?.text ?? '')).slice(
    0,
    maxCharacters,
  );
