import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchOptions, Ratio } from './bench.ts';
import { milliseconds } from './milliseconds.ts';
import { percentile, ping } from './page/ping.ts';
import { calculating } from './sonar-page/calculating.ts';
import { inBrowser } from './sonar-page/in-browser.ts';
import { goalOf } from './sonar-page/line-of.ts';
import type { Served } from './sonar-page/served.ts';

const program = fileURLToPath(new URL('sonar-page/serve-brands.ts', import.meta.url));
const brands = 1000;
const daysBySize = { S: 365, L: 3650 };

export async function* sonarPage({ size }: BenchOptions): AsyncGenerator<Ratio> {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-bench-'));
  const child = fork(program, [folder, `${brands}`, `${daysBySize[size]}`], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const [served] = (await once(child, 'message')) as [Served];
    const url = `http://127.0.0.1:${served.port}`;
    const stop = ping(url);
    yield* calculating(url, served);
    yield others('while scores are calculated', await stop());
    const again = ping(url);
    yield* inBrowser(url, served, brands);
    yield others('while a browser works on the same machine', await again());
    yield await memoryOf(child, daysBySize[size]);
  } finally {
    child.kill();
    await once(child, 'exit').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

const others = (when: string, waits: readonly number[]): Ratio => ({
  ...goalOf(`others wait ${when}`),
  ratio: percentile(waits, 0.99),
  detail: `p99; median ${milliseconds(percentile(waits, 0.5))}, worst ${milliseconds(Math.max(...waits))}`,
});

const memoryOf = async (child: ChildProcess, days: number): Promise<Ratio> => {
  const answer = once(child, 'message');
  child.send('memory');
  const [{ rss }] = (await answer) as [{ rss: number }];
  const detail = `resident, with ${brands} brands × ${days} days and the database`;
  return { ...goalOf('memory of the server'), unit: 'MB', goal: 2000, ratio: rss / 1e6, detail };
};
