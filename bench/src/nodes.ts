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
const warmUp = 1;
const rounds = 5;
const seconds = 3;
const token = 'only for this benchmark';

type Cluster = Awaited<ReturnType<typeof openCluster>>;

type Audiences = ReadonlyMap<string, readonly string[]>;

/** Filters that differ from call to call, so that every answer is counted anew. */
const filterOf = (ids: readonly string[], call: number) => ({
  audienceIds: [ids[call % ids.length]!, ids[(call * 7 + 1) % ids.length]!],
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
    const { APP_SECRET, DATABASE_URL } = placeSettings(shared.services, 'nodes');
    // The S3 server of the tests takes no large files at once.
    const place = { APP_SECRET, DATABASE_URL, FILES_DIR: join(folder, 'files') };
    const filled = await fillPlace(place, folder, projects, surveySizes[size]);
    const answers = new Map<string, string>();
    const sides: Side[] = [];
    try {
      for (const count of [1, 2, 4]) sides.push(await openSide(place, count, filled, answers));
      // Round by round: what else the machine does meanwhile meets all sides of a round alike.
      for (let round = -warmUp; round < rounds; round++) {
        for (const { ask, rates } of sides) {
          const rate = await drive(filled.ids, ask);
          if (round >= 0) rates.push(rate);
        }
      }
      const [one, ...several] = sides as [Side, ...Side[]];
      const megabytes = await memoryOf(one.cluster);
      for (const side of several) {
        yield requestsOf(side, one);
        const theirs = await memoryOf(side.cluster);
        const detail = `${side.count} nodes ${theirs.toFixed(1)} MB   1 node ${megabytes.toFixed(1)} MB   (${projects} projects)`;
        yield { name: `nodes/memory-of-${side.count}`, goal: 1.05, atMost: true, ratio: theirs / megabytes, detail };
      }
      yield await failOver(several.at(-1)!, filled);
    } finally {
      for (const { cluster } of sides) await cluster.stop();
    }
  } finally {
    await shared.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Side {
  readonly count: number;
  readonly cluster: Cluster;
  readonly ask: Ask;
  /** Milliseconds until each project answered for the first time. */
  readonly first: readonly number[];
  /** Answers a second, by round. */
  readonly rates: number[];
}

const openSide = async (
  place: Record<string, string>,
  count: number,
  filled: Filled,
  answers: Map<string, string>,
): Promise<Side> => {
  const cluster = await openCluster(place, count, { SEED_DEMO: 'false', METRICS_TOKEN: token, RUN_JOBS: 'false' });
  const { audiences, first } = await openEach(cluster, filled);
  return { count, cluster, ask: askerOf(cluster, filled.headers, audiences, answers), first, rates: [] };
};

/** Nothing is to be lost by several; more is gained only where there are cores for them. */
const requestsOf = ({ count, rates }: Side, one: Side): Ratio => {
  const cores = `${availableParallelism()} cores, shared with nginx, PostgreSQL and whoever calls`;
  const detail = `${count} nodes ${median(rates).toFixed(0)}/s   1 node ${median(one.rates).toFixed(0)}/s   (${cores})`;
  const ratio = median(rates.map((rate, round) => rate / one.rates[round]!));
  return { name: `nodes/requests-of-${count}`, goal: 0.9, ratio, detail };
};

type Ask = (projectId: string, call: number) => Promise<void>;

type Filled = Awaited<ReturnType<typeof fillPlace>>;

/** Opens every project, which loads it. @returns its audiences, and how many milliseconds the first answer took. */
const openEach = async (
  { url }: Cluster,
  { ids, headers }: Filled,
): Promise<{ audiences: Audiences; first: number[] }> => {
  const audiences = new Map<string, readonly string[]>();
  const first: number[] = [];
  for (const id of ids) {
    const start = performance.now();
    const reply = await fetch(`${url}/api/resonance/data?projectId=${id}`, { headers });
    const { filterColumns } = (await reply.json()) as { filterColumns: { audiences: { id: string }[] }[] };
    first.push(performance.now() - start);
    audiences.set(
      id,
      filterColumns.flatMap((column) => column.audiences.map((audience) => audience.id)),
    );
  }
  return { audiences, first };
};

/** Throws where an answer is another one than a former node gave. */
const askerOf =
  ({ url }: Cluster, headers: Filled['headers'], audiences: Audiences, answers: Map<string, string>): Ask =>
  async (projectId, call) => {
    const body = JSON.stringify(filterOf(audiences.get(projectId)!, call));
    const address = `${url}/api/resonance/filter/messages?projectId=${projectId}`;
    const reply = await fetch(address, { method: 'POST', headers, body });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${reply.status} ${text}`);
    const key = `${projectId} ${body}`;
    if ((answers.get(key) ?? text) !== text) throw new Error(`nodes answer ${key} differently`);
    answers.set(key, text);
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

/** Kills the node that has most, and opens every project again: the next node answers once it has loaded it. */
const failOver = async ({ cluster, first }: Side, filled: Filled): Promise<Ratio> => {
  const bytes = await Promise.all(cluster.nodes.map(({ url }) => figureOf(url)));
  await cluster.nodes[bytes.indexOf(Math.max(...bytes))]!.kill();
  await sleep(50);
  const slowest = Math.max(...(await openEach(cluster, filled)).first);
  const load = Math.max(...first);
  const detail = `slowest project ${slowest.toFixed(0)} ms after its node was killed   slowest first answer ${load.toFixed(0)} ms`;
  return { name: 'nodes/fail-over', goal: 2, atMost: true, ratio: slowest / load, detail };
};
