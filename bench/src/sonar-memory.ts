import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { BenchOptions, Ratio } from './bench.ts';
import { openCollector } from './sonar/open-collector.ts';
import { openSandboxProcess } from './sonar/open-sandbox-process.ts';

const brandsBySize = { S: 150, L: 1000 };
const everyMs = { S: 2_000, L: 10_000 };
const days = 365;
const megabyte = 1024 * 1024;

const watch = async (ms: number, countDone: () => Promise<number>, step: () => Promise<void>) => {
  const seen: { readonly rss: number; readonly done: number }[] = [];
  const look = async () => {
    const done = await countDone();
    const { rss, heapUsed } = process.memoryUsage();
    seen.push({ rss, done });
    const [all, heap] = [rss, heapUsed].map((bytes) => Math.round(bytes / megabyte));
    console.error(`${done} accounts: rss ${all} MB, of it heap ${heap} MB`);
  };
  const timer = setInterval(() => void look(), ms);
  await step().finally(() => clearInterval(timer));
  await look();
  return seen;
};

const most = (seen: readonly { readonly rss: number }[]): number => Math.max(...seen.map(({ rss }) => rss));

/** One run over all networks of many brands: what it keeps in memory must not grow with the accounts behind it. */
export async function* sonarMemory({ size }: BenchOptions): AsyncGenerator<Ratio> {
  const brands = brandsBySize[size];
  const accounts = brands * socialNetworks.length;
  const sandbox = await openSandboxProcess(0);
  const settings = socialNetworks.flatMap((network: SocialNetwork) => [
    [`SONAR_${network}_URL`, sandbox.sources[network].baseUrl],
    [`SONAR_${network}_KEY`, sandbox.sources[network].secret],
    ...(sandbox.sources[network].id ? [[`SONAR_${network}_ID`, sandbox.sources[network].id]] : []),
  ]);
  const collector = await openCollector(Object.fromEntries(settings));
  try {
    const start = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    const projectId = await collector.addProject(brands, socialNetworks, start);
    const countDone = async () => Object.values(await collector.endsOf(projectId)).reduce((sum, n) => sum + n, 0);
    const begin = performance.now();
    const seen = await watch(everyMs[size], countDone, () => collector.collect(projectId));
    const seconds = (performance.now() - begin) / 1000;
    const ends = await collector.endsOf(projectId);
    if (ends.collected !== accounts) throw new Error(`Not all came: ${JSON.stringify(ends)}`);
    // The first tenth fills pools and compiles.
    const warm = seen.filter(({ done }) => done >= accounts / 10);
    const [early, late] = [
      warm.filter(({ done }) => done < accounts / 2),
      warm.filter(({ done }) => done >= accounts / 2),
    ];
    yield {
      name: 'sonar/memory',
      goal: 1.15,
      atMost: true,
      ratio: early.length > 0 ? most(late) / most(early) : null,
      detail:
        `${accounts} accounts, ${days} days, in ${Math.round(seconds)} s; ` +
        `most rss ${Math.round(most(early) / megabyte)} MB before the half, ${Math.round(most(late) / megabyte)} MB behind it`,
    };
  } finally {
    await collector.close();
    await sandbox.close();
  }
}
