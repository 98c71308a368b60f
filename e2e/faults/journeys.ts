import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';

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

/** Runs the journeys of a configuration in `e2e/`, and tells how they ended. */
export const runJourneys = async (config: string, ...flags: string[]): Promise<Report> => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-journeys-'));
  const file = join(folder, 'report.json');
  const child = spawn('npx', ['playwright', 'test', '--config', `e2e/${config}`, '--reporter', 'list,json', ...flags], {
    cwd: repositoryRoot,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  await once(child, 'exit');
  const report = JSON.parse(await readFile(file, 'utf8'));
  await rm(folder, { recursive: true, force: true });
  return report;
};

export const titlesOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.map(({ title }) => title),
  ...suites.flatMap(titlesOf),
];
