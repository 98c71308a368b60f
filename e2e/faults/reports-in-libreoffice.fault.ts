import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPptx } from '@soundings/server/test/report-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../api-client.ts';
import { repositoryRoot } from '../repository-root.ts';
import { type RunningServer, startServer } from '../server.ts';

const findOffice = (): string | null => {
  for (const program of ['soffice', 'libreoffice'])
    try {
      execFileSync(program, ['--version'], { stdio: 'pipe' });
      return program;
    } catch {
      // Not here under this name.
    }
  return null;
};
const office = findOffice();

/** Kept to be looked at, as pictures of pages are. */
const pictures = join(repositoryRoot, '.shots/report-slides');

let server: RunningServer;
let folder: string;
let ask: (method: string, path: string, body?: object) => Promise<Response>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundings-office-'));
  if (!office) return;
  await mkdir(pictures, { recursive: true });
  server = await startServer({ SEED_DEMO: 'true' });
  const { token } = await createClient(server.url);
  ask = (method, path, body) =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The newest projects of some types that have something to show. */
const findProjects = async (names: readonly string[]): Promise<string[]> => {
  const projects = await (await ask('GET', '/report-choices/projects')).json();
  return names.map((name) => projects.find((one: { projectName: string }) => one.projectName === name).id);
};

const waitForFigures = async (projectId: string): Promise<void> => {
  for (let tries = 0; tries < 240; tries++) {
    const dates = await (await ask('GET', `/jobs/sonar/dates/${projectId}`)).json();
    const isBusy = await (await ask('GET', `/project/status/is/processing?projectId=${projectId}`)).json();
    if (dates.collectedTill && !isBusy) return;
    await sleep(500);
  }
  throw new Error('nothing was collected');
};

const templates = {
  sonarMonth: ['Rimfrost and the ice cream market'],
  resonanceResult: ['Havgus autumn claims'],
  conceptPitch: ['Havgus spring messages', 'Havgus winter ideas', 'Havgus headlines'],
} as const;

/** Blocks that the templates lack, most of all points of two figures. */
const extra = (template: string, [projectId]: readonly string[]): object[] => {
  const kinds: Record<string, readonly object[]> = {
    sonarMonth: [
      { kind: 'sonarMap', pair: 'relevance' },
      { kind: 'sonarMap', pair: 'presence' },
      { kind: 'sonarMetrics' },
      { kind: 'sonarPosts' },
    ],
    resonanceResult: [{ kind: 'resonanceMap' }, { kind: 'resonanceMatrix' }],
    conceptPitch: [{ kind: 'pathTable' }],
  };
  return (kinds[template] ?? []).map((block) => ({ ...block, projectId }));
};

for (const [template, names] of Object.entries(templates)) {
  // It comes with Debian's libreoffice-impress; elsewhere the presentation is compared with the API alone, in npm test.
  it.skipIf(!office)(`opens the presentation of ${template} in LibreOffice, slide by slide`, async () => {
    const projectIds = await findProjects(names);
    if (template === 'sonarMonth') await waitForFigures(projectIds[0]!);
    const given = { title: `Trial of ${template}`, language: 'de', template, projectIds };
    const report = await (await ask('POST', '/reports', given)).json();
    const more = extra(template, projectIds).map((block) => ({ ...block, id: randomUUID() }));
    await ask('POST', `/reports/${report.id}/blocks`, { blocks: more });
    const edition = await (await ask('POST', `/reports/${report.id}/editions`)).json();
    const file = Buffer.from(
      await (await ask('GET', `/report-editions/${edition.id}/document?format=pptx`)).arrayBuffer(),
    );
    const { slides, charts } = await readPptx(file);
    expect(slides.length).toBeGreaterThanOrEqual(
      report.blocks.filter(({ kind }: { kind: string }) => kind !== 'text').length + more.length + 1,
    );
    expect(charts.length > 0).toBe(template !== 'conceptPitch');
    await writeFile(join(pictures, `${template}.pptx`), file);
    execFileSync(
      office!,
      [
        '--headless',
        `-env:UserInstallation=file://${folder}/profile`,
        '--convert-to',
        'pdf',
        '--outdir',
        pictures,
      ].concat(join(pictures, `${template}.pptx`)),
      { stdio: 'pipe', timeout: 240_000 },
    );
    const pdf = (await readFile(join(pictures, `${template}.pdf`))).toString('latin1');
    // Each slide is a page: none was dropped or repaired away.
    expect(pdf.match(/\/Type\s*\/Page(?![s\w])/g)).toHaveLength(slides.length);
  });
}
