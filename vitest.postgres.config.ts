import { defineConfig } from 'vitest/config';
import { LongestFirst } from './packages/server/test/longest-first.ts';

/** Operations and routes through the real application on a real PostgreSQL 18. */
export default defineConfig({
  test: {
    include: ['packages/server/**/*.api.test.ts'],
    globalSetup: 'packages/server/test/postgres.setup.ts',
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
