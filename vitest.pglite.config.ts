import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './packages/server/test/longest-first.ts';

const stores = ['platform/{ai/runs,db,jobs,mail,storage}', 'features/sonar/{metrics,posts}'];
/** One journey a feature; PostgreSQL sees all of them. */
const journeys = [
  'access/auth/sign-in',
  'access/passkeys/passkeys',
  'ai/runs/ai-runs',
  'assistants/assistants',
  'audit/audit',
  'companies/companies',
  'exports/export-table',
  'live/live',
  'playground/conversations/conversations',
  'projects/projects',
  'projects/sharing/consumers',
  'reports/reports',
  'resonance/resonance',
  'settings/brand',
  'resonance/files/imported-file',
  'sonar/brands/brands',
  'sonar/collect/collect',
  'sonar/metric-import/metric-import',
  'sonar/scores/scores',
].map((file) => `packages/server/src/features/${file}.api.test.ts`);
for (const file of journeys) if (!existsSync(file)) throw new Error(`${file} was moved: name its new place here.`);

/** Stores, jobs, migrations and one journey a feature through the real application on the embedded database. */
export default defineConfig({
  test: {
    include: [
      ...stores.map((folder) => `packages/server/src/${folder}/**/*.api.test.ts`),
      ...journeys,
      'packages/server/src/platform/events.api.test.ts',
      'packages/server/test/{host-turns,start}.api.test.ts',
    ],
    globalSetup: 'packages/server/test/pglite.setup.ts',
    setupFiles: 'packages/server/test/argon2.setup.ts',
    // One more than cores: many wait for the database, a timer or a disk.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Every file has a database and an application of its own; modules and the database's program are loaded once a worker.
    isolate: false,
    testTimeout: 90_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
  },
});
