import { defineConfig } from 'vitest/config';

/** What measures time or kills processes: bounded, on loopback, not in CI. `npm run faults -- NAME` runs one file. */
export default defineConfig({
  test: {
    include: ['e2e/faults/*.fault.ts'],
    globalSetup: 'packages/server/test/pglite.setup.ts',
    fileParallelism: false,
    // Twenty restarts and what each waits for take almost five minutes on a quiet machine of two cores.
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
