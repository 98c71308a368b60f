import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Ratio } from './bench.ts';
import { milliseconds } from './milliseconds.ts';
import { percentile, ping } from './page/ping.ts';

const program = fileURLToPath(new URL('page/serve-large-survey.ts', import.meta.url));
/** Milliseconds that one waits for a page that one has asked for. */
const patience = 1000;
/** Milliseconds that others may wait longer because of it. */
const longestWait = 20;
const rounds = 60;

/** A RESONANCE page on 1,000,000 respondents × 200 messages × 500 audiences: how long it and everyone else waits. */
export async function* page(): AsyncGenerator<Ratio> {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-bench-'));
  const child = fork(program, [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const [{ port, token }] = (await once(child, 'message')) as [{ port: number; token: string }];
    const url = `http://127.0.0.1:${port}`;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const post = async (path: string, body: unknown) => {
      const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
      // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
      return (await reply.json()) as any;
    };
    const { content } = await post('/api/project/search', { projectType: 'RESONANCE' });
    const of = `?projectId=${content[0].id}`;
    const get = async () => (await fetch(`${url}/api/resonance/data${of}`, { headers })).json();

    const first = performance.now();
    // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
    const data = (await get()) as any;
    const opening = performance.now() - first;
    yield {
      name: 'page/opened for the first time X',
      ratio: (5 * patience) / opening,
      goal: 1,
      detail: `${milliseconds(opening)}, read from the file; at most ${5 * patience} ms`,
    };

    const nodes = data.filterColumns.map(({ audiences }: { audiences: { id: string }[] }) => audiences[0]!.id);
    const idle = await (async () => {
      const stop = ping(url);
      await sleep(1000);
      return stop();
    })();
    const stop = ping(url);
    const took = new Map<string, number[]>();
    const timed = async (name: string, path: string, body: unknown) => {
      const start = performance.now();
      // Not read here: that would keep our own pings waiting.
      const reply = await fetch(`${url}/api/resonance/${path}${of}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
      await reply.arrayBuffer();
      took.set(name, [...(took.get(name) ?? []), performance.now() - start]);
    };
    for (let round = 0; round < rounds; round++) {
      const audienceIds = [nodes[round]!, nodes[round + 20]!];
      const messageId = data.messages[round].id;
      await timed('all messages', 'filter/messages', { audienceIds });
      await timed('all audiences', 'calculations/data', { messageId, audienceIds });
      await timed('correlated', 'high/performing', { messageId, audienceIds });
      const messageIds = data.messages.slice(round, round + 10).map(({ id }: { id: string }) => id);
      await timed('head-to-head', 'h2h/messages', { messageIds, audienceIds });
      await timed('benchmark', 'calculations/benchmarks', nodes);
    }
    const waits = await stop();
    const slowest = Math.max(...[...took.values()].map((times) => percentile(times, 0.5)));
    yield {
      name: 'page/slowest figure X',
      ratio: patience / slowest,
      goal: 1,
      detail: [...took].map(([name, times]) => `${name} ${milliseconds(percentile(times, 0.5))}`).join('   '),
    };
    const added = Math.max(0.1, percentile(waits, 0.99) - percentile(idle, 0.5));
    yield {
      name: 'page/others wait meanwhile X',
      ratio: longestWait / added,
      goal: 1,
      detail: `p99 ${milliseconds(percentile(waits, 0.99))}, idle ${milliseconds(percentile(idle, 0.5))}; at most ${longestWait} ms more`,
    };
  } finally {
    child.kill();
    await once(child, 'exit').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}
