import { createHash } from 'node:crypto';
import { clock } from './clock.ts';
import { type Greeting, openLine } from './open-line.ts';
import { serveRpc } from './rpc.ts';

interface Client {
  readonly texts: Buffer[];
  arrivals: Float64Array;
}

const patienceMs = 20_000;

let clients: Client[] = [];
let count = 0;
let missing = 0;
let fault: string | null = null;
let finish: () => void = () => {};
let returning: { firstClose: number; open: number } | null = null;

const fail = (why: string): void => {
  fault ??= why;
  finish();
};

const onText = (client: Client, payload: Buffer, at: number): void => {
  const index = client.texts.push(payload) - 1;
  if (index >= count) fail('a client heard more than was told');
  else client.arrivals[index] = at;
  missing -= 1;
  if (missing === 0) finish();
};

const join = async (greeting: Greeting, client: Client): Promise<void> => {
  await openLine(greeting, {
    onText: (payload, at) => onText(client, payload, at),
    onClose: (at) => void comeBack(greeting, client, at),
  });
};

const comeBack = async (greeting: Greeting, client: Client, at: number): Promise<void> => {
  if (!returning) {
    fail('a connection was closed');
    return;
  }
  returning.firstClose = Math.min(returning.firstClose, at);
  try {
    await join(greeting, client);
  } catch (error) {
    fail(String(error));
  }
  returning.open += 1;
  if (returning.open === clients.length) finish();
};

const checkFaults = (): void => {
  if (fault) throw new Error(fault);
};

/** Waits for `finish`, where it is not over already. Throws at faults, and after 20 s. */
const finished = async (isOver: () => boolean, what: () => string): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  const timer = setTimeout(() => fail(`${what()} after ${patienceMs / 1000} s`), patienceMs);
  if (!isOver() && !fault) await promise;
  clearTimeout(timer);
  checkFaults();
};

const hashOf = ({ texts }: Client): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length} `).update(text);
  return hash.digest('hex').slice(0, 16);
};

const crowd = {
  open: async (greetings: Greeting[]): Promise<void> => {
    clients = greetings.map(() => ({ texts: [], arrivals: new Float64Array(0) }));
    await Promise.all(clients.map((client, index) => join(greetings[index]!, client)));
  },
  listen: (messages: number): void => {
    checkFaults();
    count = messages;
    missing = messages * clients.length;
    for (const client of clients) {
      client.texts.length = 0;
      client.arrivals = new Float64Array(messages);
    }
  },
  /** Waits for the last of them. @returns what the first client heard, the hashes of all that differ, and when it came. */
  heard: async () => {
    await finished(
      () => missing <= 0,
      () => `${missing} messages are missing`,
    );
    const first = clients[0]!.texts.map((text) => Buffer.from(text));
    const hashes = [...new Set(clients.map(hashOf))];
    return { first, hashes, arrivals: clients.map(({ arrivals }) => arrivals) };
  },
  /** From now on the server may close: clients come back at once. */
  expectClose: (): void => {
    checkFaults();
    returning = { firstClose: Number.POSITIVE_INFINITY, open: 0 };
  },
  /** Waits until all are back. @returns milliseconds from the first close to the last answered greeting. */
  back: async (): Promise<number> => {
    const state = returning!;
    await finished(
      () => state.open === clients.length,
      () => `${clients.length - state.open} clients are not back`,
    );
    returning = null;
    return clock() - state.firstClose;
  },
};

export type Crowd = typeof crowd;

serveRpc(crowd);
