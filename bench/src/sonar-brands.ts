import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dayFromNumber } from '@soundings/server/features/sonar/days';
import { startPostgres } from '@soundings/server/test/start-postgres';
import type { BenchOptions, Ratio } from './bench.ts';
import type { Served } from './sonar-page/served.ts';
import { lastDay } from './sonar-store/made-figures.ts';

const program = fileURLToPath(new URL('sonar-page/serve-brands.ts', import.meta.url));
const sizes = { S: { brands: 2000, days: 120 }, L: { brands: 20_000, days: 365 } };
/** Brands with figures of their own; the others have copies. */
const made = 100;

/** CPU milliseconds that nobody else is answered for. */
const longestBlock = 50;

interface Health {
  readonly rss: number;
  readonly longestBlock: number;
}

/**
 * One project of 20,000 brands on PostgreSQL: what its first opening, its calls and its list take, how long the server's
 * thread works at a stretch meanwhile, and its memory.
 */
export async function* sonarBrands({ size }: BenchOptions): AsyncGenerator<Ratio> {
  const { brands, days } = sizes[size];
  const folder = await mkdtemp(join(tmpdir(), 'soundings-bench-'));
  const postgres = await startPostgres();
  const child = fork(program, [folder, `${brands}`, `${days}`, `${made}`], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, DATABASE_URL: postgres.urlOf('postgres') },
  });
  try {
    const begin = performance.now();
    const [served] = (await once(child, 'message')) as [Served];
    await healthOf(child);
    console.error(`${brands} brands are there after ${Math.round((performance.now() - begin) / 1000)} s.`);
    for (const step of stepsOf(served)) {
      const start = performance.now();
      const bytes = await step.call();
      const time = performance.now() - start;
      const { rss, longestBlock: block } = await healthOf(child);
      const memory = `resident ${Math.round(rss / 1e6)} MB`;
      const detail = `${(time / 1000).toFixed(2)} s; answer ${(bytes / 1e6).toFixed(2)} MB; ${memory}`;
      yield {
        name: `sonar-brands/longest block: ${step.name}`,
        ratio: block,
        goal: longestBlock,
        atMost: true,
        unit: 'ms',
        detail,
      };
    }
  } finally {
    child.kill();
    await once(child, 'exit').catch(() => undefined);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const healthOf = async (child: ChildProcess): Promise<Health> => {
  const answer = once(child, 'message');
  child.send('health');
  return ((await answer) as [Health])[0];
};

function stepsOf({ port, token, projectId, ids }: Served) {
  const ask = async (path: string, body?: object): Promise<number> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { byteLength } = await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} was answered ${reply.status}.`);
    return byteLength;
  };
  const rangesEnding = (to: number, length: number) => {
    const range = (last: number) => ({ startDate: dayFromNumber(last - length + 1), endDate: dayFromNumber(last) });
    return { comparable: range(to), compareTo: range(to - length) };
  };
  const ofProject = `projectId=${projectId}`;
  const calculate = (to: number) => ask(`/api/calculations?${ofProject}`, { ranges: rangesEnding(to, 30) });
  const ranges = rangesEnding(lastDay, 30);
  const search = (more: object) =>
    ask('/api/sonar-data/search/init', { projectId, page: 0, size: 50, sort: 'brandCompany', filter: 'all', ...more });
  return [
    { name: 'first opening', call: () => calculate(lastDay) },
    { name: 'other days', call: () => calculate(lastDay - 7) },
    { name: 'the same days again', call: () => calculate(lastDay - 7) },
    {
      name: 'trend of 10 brands',
      call: () => ask(`/api/calculations/trend?${ofProject}`, { ranges, score: 'powerrank', ids: ids.slice(0, 10) }),
    },
    {
      name: 'why a score',
      call: () => ask(`/api/calculations/why?${ofProject}`, { ranges, score: 'powerrank', initDataId: ids[0] }),
    },
    { name: 'list of brands, a page', call: () => search({}) },
    { name: 'list of brands, search', call: () => search({ query: 'brand 1999' }) },
    { name: 'file of all brands', call: () => ask(`/api/sonar-data/export/${projectId}`) },
    { name: 'list of projects', call: () => ask('/api/project/search', {}) },
  ];
}
