import { defineConfig } from '@playwright/test';

/** Journeys act as a person would: by role and name, in a real browser, against a server of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './setup.ts',
  fullyParallel: false,
  // One more than cores: many wait for a page, a timer or the server.
  workers: 3,
  // What stops or kills a server runs with the faults.
  grepInvert: /@kills/,
  forbidOnly: process.env.CI === 'true',
  // A journey that fails once and then holds is counted as flaky by `npm test`: to be mended, without losing the run.
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 60_000,
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
