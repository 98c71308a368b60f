import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createPoliteness } from '#/features/sonar/crawl/site/politeness.ts';
import type { Database, OpenDatabase } from '#/platform/db/database.ts';
import { fetcher, site } from '#/platform/fetch/fake-internet-test-files.ts';
import { removeFreeHosts, takeTurn } from '#/platform/fetch/host-turns.store.ts';
import { hostTurns } from '#/platform/fetch/host-turns.tables.ts';
import { createHostTurns } from '#/platform/fetch/host-turns.ts';
import { openTestDatabase } from '#test/open-database.ts';

let database: OpenDatabase;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase(inject('database'));
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => void (await db.delete(hostTurns)));

/** Timers may ring early by a millisecond, and clocks of database and process differ by some. */
const clockMs = 10;
const pauseMs = 60;

interface Arrival {
  readonly path: string;
  readonly others: number;
  /** Milliseconds since the one before had its answer. */
  readonly afterMs: number;
}

const serveRecorded = async (name: string): Promise<Arrival[]> => {
  const arrivals: Arrival[] = [];
  let open = 0;
  let answeredAt = Number.NEGATIVE_INFINITY;
  await site((request, response) => {
    const path = request.url!;
    arrivals.push({ path, others: open++, afterMs: performance.now() - answeredAt });
    setTimeout(() => {
      open--;
      answeredAt = performance.now();
      response.writeHead(200, { 'content-type': 'text/html' }).end(path === '/robots.txt' ? '' : 'A page');
    }, 15);
  }, name);
  return arrivals;
};

/** A page may follow a robots.txt at once; anything else only after the pause. */
const shortestPause = (arrivals: readonly Arrival[]): number =>
  Math.min(...arrivals.filter((_, index) => arrivals[index - 1]?.path !== '/robots.txt').map(({ afterMs }) => afterMs));

/** As a server or a worker has it: what it remembers is its own, the database is everyone's. */
const createNode = (given: Database = db) => {
  const turns = createHostTurns(given);
  const { fetchHop, fetch } = fetcher({ turns, pauseMs });
  const politeness = createPoliteness({ turns, pauseMs });
  return { crawl: (address: string) => politeness.visit(address, { fetchHop }), read: fetch };
};

describe('several nodes', () => {
  it('crawl one host one after the other, with the pause between any two', async () => {
    const arrivals = await serveRecorded('busy.test');
    const nodes = [createNode(), createNode(), createNode()];
    const pages = nodes.flatMap(({ crawl }, node) => [1, 2, 3].map((page) => ({ crawl, path: `/${node}/${page}` })));
    await Promise.all(pages.map(({ crawl, path }) => crawl(`http://busy.test${path}`)));
    const paths = arrivals.map(({ path }) => path).filter((path) => path !== '/robots.txt');
    expect(paths.toSorted()).toEqual(pages.map(({ path }) => path));
    expect(Math.max(...arrivals.map(({ others }) => others))).toBe(0);
    expect(shortestPause(arrivals)).toBeGreaterThanOrEqual(pauseMs - clockMs);
  });

  it('let a page that a user has read wait for a crawl, and a crawl for it', async () => {
    const arrivals = await serveRecorded('read.test');
    const [one, other] = [createNode(), createNode()];
    await Promise.all(
      [1, 2]
        .map((page) => one.crawl(`http://read.test/crawled/${page}`))
        .concat([1, 2].map((page) => other.read(`http://read.test/read/${page}`))),
    );
    expect(arrivals).toHaveLength(5);
    expect(Math.max(...arrivals.map(({ others }) => others))).toBe(0);
    expect(shortestPause(arrivals)).toBeGreaterThanOrEqual(pauseMs - clockMs);
  });

  it('hold nobody up at other hosts', async () => {
    const turns = createHostTurns(db);
    let together = 0;
    const { promise: bothAreThere, resolve } = Promise.withResolvers<void>();
    const work = () => {
      if (++together === 2) resolve();
      return bothAreThere;
    };
    await Promise.all(['a.test', 'b.test'].map((host) => turns.inTurn(host, { restMs: 1_000_000 }, work)));
    expect(together).toBe(2);
  });

  it('keep a turn for as long as it takes', async () => {
    let open = 0;
    let most = 0;
    const work = async (ms: number) => {
      most = Math.max(most, ++open);
      await sleep(ms);
      open--;
    };
    const long = createHostTurns(db).inTurn('slow.test', { restMs: 0 }, () => work(6000));
    await sleep(100);
    await createHostTurns(db).inTurn('slow.test', { restMs: 0 }, () => work(1));
    await long;
    expect(most).toBe(1);
  });

  it('take over the turn of a node that died', async () => {
    await takeTurn(db, { host: 'left.test', holder: crypto.randomUUID() }, 150);
    expect(await takeTurn(db, { host: 'left.test', holder: crypto.randomUUID() }, 150)).toBe(false);
    const work = async () => 'done';
    expect(await createHostTurns(db).inTurn('left.test', { restMs: 0 }, work)).toBe('done');
  });

  it('stop waiting when nobody waits for them any more', async () => {
    await takeTurn(db, { host: 'long.test', holder: crypto.randomUUID() }, 1_000_000);
    const reason = new Error('nobody waits any more');
    const signal = AbortSignal.abort(reason);
    const controller = new AbortController();
    const turns = createHostTurns(db);
    const waiting = turns.inTurn('long.test', { restMs: 0, signal: controller.signal }, async () => 'done');
    setTimeout(() => controller.abort(reason), 20);
    await expect(waiting).rejects.toBe(reason);
    await expect(turns.inTurn('long.test', { restMs: 0, signal }, async () => 'done')).rejects.toBe(reason);
  });
});

it('a node that cannot reach the database keeps turns of its own', async () => {
  const arrivals = await serveRecorded('alone.test');
  const nowhere = drizzle('postgres://nobody@127.0.0.1:1/nothing') as unknown as Database;
  const { crawl } = createNode(nowhere);
  await Promise.all([1, 2].map((page) => crawl(`http://alone.test/${page}`)));
  expect(arrivals.map(({ path }) => path)).toEqual(['/robots.txt', '/1', '/2']);
  expect(shortestPause(arrivals)).toBeGreaterThanOrEqual(pauseMs - clockMs);
});

it('hosts that are free are forgotten', async () => {
  const turns = createHostTurns(db);
  await turns.inTurn('free.test', { restMs: 0 }, async () => undefined);
  await turns.inTurn('resting.test', { restMs: 1_000_000 }, async () => undefined);
  await takeTurn(db, { host: 'taken.test', holder: crypto.randomUUID() }, 1_000_000);
  await removeFreeHosts(db);
  const left = await db.select({ host: hostTurns.host }).from(hostTurns);
  expect(left.map(({ host }) => host).toSorted()).toEqual(['resting.test', 'taken.test']);
});
