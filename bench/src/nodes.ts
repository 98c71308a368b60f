import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePlace, placeSettings, startSharedServices } from '@soundings/e2e/cluster/shared-services';
import { openCluster } from '@soundings/e2e/cluster/start-cluster';
import type { Ratio } from './bench.ts';
import { surveySizes } from './generate-survey.ts';
import { median } from './interleave.ts';
import { fillPlace } from './nodes/fill-place.ts';

const projects = 8;
const callers = 16;
const rounds = 3;
const seconds = 4;
const token = 'only for this benchmark';

type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** Filters that differ from call to call, so that every answer is counted anew. */
const filterOf = (call: number) => ({
  audienceIds: [`v${call % 40}.${call % 5}`, `v${(call * 7 + 1) % 40}.${(call * 3) % 5}`],
});

/**
 * Requests that cost calculation through nginx to 1, 2 and 4 nodes, each project at one of them by consistent hash: how
 * many a second, in how much memory, and how soon a dead node's projects are there again.
 */
export async function* nodes({ size }: { size: keyof typeof surveySizes }): AsyncGenerator<Ratio> {
  const shared = await startSharedServices();
  const folder = await mkdtemp(join(tmpdir(), 'soundings-nodes-'));
  try {
    await makePlace(shared.services, 'nodes');
    const place = placeSettings(shared.services, 'nodes');
    const filled = await fillPlace(place, folder, projects, surveySizes[size]);
    const answers = new Map<string, string>();
    const measured = new Map<number, { rate: number; megabytes: number }>();
    for (const count of [1, 2, 4]) {
      const cluster = await openCluster(place, count, { SEED_DEMO: 'false', METRICS_TOKEN: token, RUN_JOBS: 'false' });
      try {
        const ask = askerOf(cluster, filled.headers, answers);
        const first = await timeEach(filled.ids, ask);
        const rates: number[] = [];
        for (let round = 0; round < rounds; round++) rates.push(await drive(filled.ids, ask));
        measured.set(count, { rate: median(rates), megabytes: await memoryOf(cluster) });
        if (count === 4) yield await failOver(cluster, filled.ids, ask, first);
      } finally {
        await cluster.stop();
      }
    }
    const one = measured.get(1)!;
    for (const [count, { rate, megabytes }] of measured) {
      if (count === 1) continue;
      const detail = `${count} nodes ${rate.toFixed(0)}/s   1 node ${one.rate.toFixed(0)}/s   (${availableParallelism()} cores, shared with nginx, PostgreSQL and whoever calls)`;
      // Nothing is lost by several; more is gained only where there are cores for them.
      yield { name: `nodes/requests-of-${count}`, goal: 0.9, ratio: rate / one.rate, detail };
      const memory = `${count} nodes ${megabytes.toFixed(0)} MB   1 node ${one.megabytes.toFixed(0)} MB   (${projects} projects)`;
      yield {
        name: `nodes/memory-of-${count}`,
        goal: 1.05,
        atMost: true,
        ratio: megabytes / one.megabytes,
        detail: memory,
      };
    }
  } finally {
    await shared.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Ask = (projectId: string, call: number) => Promise<void>;

/** Throws where an answer is another one than a former node gave. */
const askerOf =
  ({ url }: Cluster, headers: Record<string, string>, answers: Map<string, string>): Ask =>
  async (projectId, call) => {
    const body = JSON.stringify(filterOf(call));
    const reply = await fetch(`${url}/api/resonance/filter/messages?projectId=${projectId}`, {
      method: 'POST',
      headers,
      body,
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${reply.status} ${text}`);
    const key = `${projectId} ${body}`;
    if ((answers.get(key) ?? text) !== text) throw new Error(`nodes answer ${key} differently`);
    answers.set(key, text);
  };

/** @returns milliseconds until each answered for the first time, by project. */
const timeEach = async (ids: readonly string[], ask: Ask): Promise<Map<string, number>> => {
  const times = new Map<string, number>();
  for (const id of ids) {
    const start = performance.now();
    await ask(id, 0);
    times.set(id, performance.now() - start);
  }
  return times;
};

/** @returns answers a second. */
const drive = async (ids: readonly string[], ask: Ask): Promise<number> => {
  const start = performance.now();
  let call = 0;
  const run = async () => {
    while (performance.now() - start < seconds * 1000) {
      call += 1;
      await ask(ids[call % ids.length]!, call);
    }
  };
  await Promise.all(Array.from({ length: callers }, run));
  return (call * 1000) / (performance.now() - start);
};

const figureOf = async (url: string): Promise<number> => {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return Number(/^soundings_dataset_bytes (\S+)$/m.exec(await reply.text())![1]);
};

/** Of all datasets on all nodes, in megabytes. */
const memoryOf = async ({ nodes: all }: Cluster): Promise<number> =>
  (await Promise.all(all.map(({ url }) => figureOf(url)))).reduce((sum, bytes) => sum + bytes, 0) / 2 ** 20;

/** Kills the node that has most, and asks for every project until it answers: no call but one in flight may fail. */
const failOver = async (
  cluster: Cluster,
  ids: readonly string[],
  ask: Ask,
  first: Map<string, number>,
): Promise<Ratio> => {
  const bytes = await Promise.all(cluster.nodes.map(({ url }) => figureOf(url)));
  await cluster.nodes[bytes.indexOf(Math.max(...bytes))]!.kill();
  await sleep(50);
  const again = await timeEach(ids, ask);
  const slowest = Math.max(...again.values());
  const load = Math.max(...first.values());
  const detail = `slowest project ${slowest.toFixed(0)} ms after its node was killed   first answer of a project ${load.toFixed(0)} ms`;
  return { name: 'nodes/fail-over', goal: 2, atMost: true, ratio: slowest / load, detail };
};
