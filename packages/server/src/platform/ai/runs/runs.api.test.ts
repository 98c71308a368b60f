import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openEvents } from '#/platform/events.ts';
import { openTestDatabase } from '#test/open-database.ts';
import { AiError, type AiUsage } from '../ai-engine.ts';
import type { RunNews } from './run-feed.ts';
import { findPartsFrom, findRun } from './runs.store.ts';
import { type AiRuns, createAiRuns, type RunStep } from './runs.ts';

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;
let database: TestDatabase;
let node: AiRuns;
let otherNode: AiRuns;
const errors: string[] = [];
const log = { error: (_: object, message: string) => void errors.push(message) };
const now = () => new Date('2026-11-23T12:00:00Z');
const openNode = async (beatMs = 100, reserved = database.reserved) =>
  createAiRuns({
    ...{ db: database.db, reserved, events: await openEvents(database.listen, console) },
    ...{ now, log, beatMs },
  });
const never = 1_000_000;

beforeAll(async () => {
  database = await openTestDatabase(inject('database'));
  node = await openNode();
  otherNode = await openNode();
});
afterAll(async () => {
  await node.close();
  await otherNode.close();
  await database.close();
});

const usage: AiUsage = { inputTokens: 3, outputTokens: 5, isEstimated: false };

const queue = async (): Promise<string> => {
  const id = randomUUID();
  const run = { id, purpose: 'messages', prompt: 'messages@1', kind: 'OPEN_AI', model: 'm' } as const;
  await node.queue(database.db, { ...run, projectId: null, userId: null, companyId: null, queuedOn: now() });
  return id;
};

const launch = (id: string, step: RunStep, on = node) =>
  on.launch(id, {
    step,
    costOf: async ({ outputTokens }) => outputTokens * 10,
    estimate: (length) => ({ inputTokens: 1, outputTokens: length, isEstimated: true }),
  });

const words = (...all: string[]): RunStep =>
  async function* () {
    for (const word of all) {
      yield word;
      await sleep(2);
    }
    return usage;
  };

const silentAfter = (word: string): RunStep =>
  async function* (signal) {
    yield word;
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    return usage;
  };

const watch = async (id: string, { from = 0, on = node, signal = new AbortController().signal } = {}) => {
  const news: RunNews[] = [];
  for await (const each of on.follow(id, from, signal)) news.push(each);
  return news;
};
const textOf = (news: readonly RunNews[]) => news.map((each) => (each.type === 'text' ? each.text : '')).join('');
const statesOf = (news: readonly RunNews[]) => news.flatMap((each) => (each.type === 'state' ? each.run.state : []));
const reasonOf = async (id: string) => {
  const { state, reason } = (await findRun(database.db, id))!;
  return [state, reason];
};
const storedText = async (id: string) =>
  (await findPartsFrom(database.db, new Map([[id, 0]]))).map(({ text }) => text).join('');
const hasSpoken = async (id: string) => (await storedText(id)) !== '';
const until = async (isSo: () => Promise<boolean>) => {
  await expect.poll(isSo, { interval: 10 }).toBe(true);
};

describe('a run', () => {
  it('is read by viewers of all nodes, from wherever they are, and keeps what it took', async () => {
    const id = await queue();
    const early = [watch(id), watch(id, { on: otherNode }), watch(id, { from: 6, on: otherNode })];
    await launch(id, words('Hello ', 'wörld ', '👋 ', 'again'));
    const [here, there, later] = await Promise.all(early);
    expect([textOf(here!), textOf(there!), textOf(later!)]).toEqual([
      'Hello wörld 👋 again',
      'Hello wörld 👋 again',
      'wörld 👋 again',
    ]);
    expect(statesOf(here!).at(-1)).toBe('done');
    const afterwards = await watch(id, { from: 12, on: otherNode });
    expect([textOf(afterwards), statesOf(afterwards)]).toEqual(['👋 again', ['done']]);
    expect(await findRun(database.db, id)).toMatchObject({
      state: 'done',
      length: 'Hello wörld 👋 again'.length,
      inputTokens: 3,
      outputTokens: 5,
      costMicros: 50,
      startedOn: now(),
      endedOn: now(),
    });
  });

  it('is on record before anybody sees it', async () => {
    const id = await queue();
    const seen: string[] = [];
    const watching = (async () => {
      for await (const news of node.follow(id, 0, new AbortController().signal)) {
        if (news.type !== 'text') continue;
        seen.push(news.text);
        expect((await storedText(id)).startsWith(seen.join(''))).toBe(true);
      }
    })();
    await launch(id, words('One ', 'two ', 'three'));
    await watching;
    expect(seen.join('')).toBe('One two three');
  });

  it('stops on whichever node it is, and keeps what came', async () => {
    const id = await queue();
    const over = launch(id, silentAfter('Half of it'));
    await until(() => hasSpoken(id));
    await otherNode.stop(id);
    await over;
    const news = await watch(id);
    expect([textOf(news), statesOf(news)]).toEqual(['Half of it', ['stopped']]);
    expect(await findRun(database.db, id)).toMatchObject({ reason: null, outputTokens: 10, isEstimated: true });
    await node.stop(id);
    expect(await reasonOf(id)).toEqual(['stopped', null]);
  });

  it('fails with the model’s reason, and keeps what came', async () => {
    const id = await queue();
    await launch(id, async function* () {
      yield 'Begun';
      throw new AiError('cutOff');
    });
    expect(await reasonOf(id)).toEqual(['failed', 'cutOff']);
    expect(textOf(await watch(id))).toBe('Begun');
    const ours = await queue();
    // biome-ignore lint/correctness/useYield: it says nothing
    await launch(ours, async function* () {
      throw new Error('a fault of ours');
    });
    expect(await reasonOf(ours)).toEqual(['failed', 'somethingWentWrong']);
    expect(errors).toContain('a run failed');
  });

  it('whose node is gone is ended by another one, and no part is added afterwards', async () => {
    const id = await queue();
    const dead = await openNode(never);
    const over = launch(id, silentAfter('Said '), dead);
    await until(() => hasSpoken(id));
    await database.db.execute(sql`update ai_runs set alive_until = now() - interval '1 second' where id = ${id}`);
    const news = await watch(id, { on: otherNode });
    expect([textOf(news), statesOf(news).at(-1)]).toEqual(['Said ', 'failed']);
    expect(await reasonOf(id)).toEqual(['failed', 'interrupted']);
    await dead.close();
    await over;
    expect(await reasonOf(id)).toEqual(['failed', 'interrupted']);
  });

  it('is interrupted where its node stops', async () => {
    const third = await openNode();
    const id = await queue();
    const over = launch(id, silentAfter('Here '), third);
    await until(() => hasSpoken(id));
    await third.close();
    await over;
    expect(await reasonOf(id)).toEqual(['failed', 'interrupted']);
    expect(textOf(await watch(id))).toBe('Here ');
  });

  it('goes on over a disturbance of the database, and loses nothing', async () => {
    let refusals = 0;
    const shaky = new Proxy(database.reserved, {
      get: (target, name) => {
        if (name !== 'execute' || Math.random() < 0.5) return Reflect.get(target, name);
        return async (query: Parameters<typeof target.execute>[0]) => {
          // Before it is written, or after, when nobody hears of it.
          if (++refusals % 2 === 0) await target.execute(query);
          throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
        };
      },
    });
    const third = await openNode(100, shaky);
    const all = Array.from({ length: 60 }, (_, at) => `${at} `);
    while (refusals < 2) {
      const id = await queue();
      const watching = watch(id, { on: otherNode });
      await launch(id, words(...all), third);
      expect([textOf(await watching), await reasonOf(id)]).toEqual([all.join(''), ['done', null]]);
    }
    await third.close();
    expect(errors).toContain('what runs said could not be written');
  });

  it('whose text the database would refuse is kept without what it refuses', async () => {
    const id = await queue();
    await launch(id, words('nothing\0 ', '', '\ud83d', '', '\udc4b is', '\0', ' lost'));
    expect(textOf(await watch(id))).toBe('nothing 👋 is lost');
  });

  it('that was asked to stop before it began does not begin', async () => {
    const id = await queue();
    await otherNode.stop(id);
    await launch(id, silentAfter('Late'));
    expect(await reasonOf(id)).toEqual(['stopped', null]);
  });

  it('ends while others go on', async () => {
    const [long, short] = [await queue(), await queue()];
    const longOver = launch(long, words(...Array.from({ length: 200 }, (_, at) => `${at} `)));
    await launch(short, words('short'));
    expect(await reasonOf(short)).toEqual(['done', null]);
    expect((await findRun(database.db, long))!.state).toBe('running');
    await longOver;
  });

  it('many at once lose and mix nothing', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, queue));
    const watching = ids.map((id, index) => watch(id, { on: index % 2 ? node : otherNode }));
    await Promise.all(
      ids.map((id, index) => launch(id, words(...Array.from({ length: 30 }, (_, at) => `${index}.${at} `)))),
    );
    const texts = (await Promise.all(watching)).map(textOf);
    expect(texts).toEqual(ids.map((_, index) => Array.from({ length: 30 }, (__, at) => `${index}.${at} `).join('')));
  });
});

it('a viewer who leaves is not waited for', async () => {
  const id = await queue();
  const leaving = new AbortController();
  const news: RunNews[] = [];
  for await (const each of node.follow(id, 0, leaving.signal)) {
    news.push(each);
    leaving.abort();
  }
  expect(statesOf(news)).toEqual(['queued']);
});

it('runs that begin while their node says that it lives go on', async () => {
  const busy = await openNode(1);
  const begin = async (): Promise<string> => {
    const id = randomUUID();
    const row = { id, purpose: 'messages', prompt: 'messages@1', kind: 'OPEN_AI', model: 'm' } as const;
    await busy.start(
      { ...row, projectId: null, userId: null, companyId: null, queuedOn: now() },
      { step: words('one ', 'two '), costOf: async () => 0, estimate: () => usage },
    );
    return id;
  };
  try {
    const states: unknown[] = [];
    for (let round = 0; round < 5; round++) {
      for (const id of await Promise.all(Array.from({ length: 20 }, begin)))
        for await (const news of busy.follow(id, 0, AbortSignal.timeout(20_000)))
          if (news.type === 'state' && news.run.endedOn) states.push(news.run.state);
    }
    expect(states).toEqual(Array.from({ length: 100 }, () => 'done'));
  } finally {
    await busy.close();
  }
});
