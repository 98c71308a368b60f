import { defineConfig } from 'vitest/config';

/** Operations and routes through the real application on the embedded database. */
export default defineConfig({
  test: {
    include: ['packages/server/**/*.api.test.ts'],
    globalSetup: 'packages/server/test/pglite.setup.ts',
    maxWorkers: 2,
    // Every file has a database and an application of its own; modules and the database's program are loaded once a worker.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
