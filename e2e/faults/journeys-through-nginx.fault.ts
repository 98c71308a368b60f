import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notThroughNginx } from '../cluster/not-through-nginx.ts';
import { repositoryRoot } from '../repository-root.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundings-journeys-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Suite {
  readonly specs: readonly { readonly title: string }[];
  readonly suites?: readonly Suite[];
}

interface Report {
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

const playwright = async (config: string, ...flags: string[]): Promise<Report> => {
  const file = join(folder, `${config}.json`);
  const child = spawn('npx', ['playwright', 'test', '--config', `e2e/${config}`, '--reporter', 'list,json', ...flags], {
    cwd: repositoryRoot,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  return JSON.parse(await readFile(file, 'utf8'));
};

const titlesOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.map(({ title }) => title),
  ...suites.flatMap(titlesOf),
];

it('every journey holds through nginx, two servers, a worker, PostgreSQL, S3 and mail, but for those named', async () => {
  const all = (await playwright('playwright.config.ts', '--list')).suites.flatMap(titlesOf);
  for (const title of Object.keys(notThroughNginx)) expect(all).toContain(title);
  const { suites, stats } = await playwright('through-nginx.config.ts');
  expect(suites.flatMap(titlesOf)).toHaveLength(all.length - Object.keys(notThroughNginx).length);
  console.log(stats);
  expect(stats.unexpected).toBe(0);
  expect(stats.expected).toBeGreaterThan(90);
}, 7_200_000);
