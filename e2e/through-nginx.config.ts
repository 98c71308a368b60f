import { defineConfig } from '@playwright/test';
import { notThroughNginx } from './cluster/not-through-nginx.ts';
import journeys from './playwright.config.ts';

const toPattern = (title: string) => new RegExp(title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));

/** The same journeys against what compose.yaml names, as processes: `npm run faults -- journeys-through-nginx`. */
export default defineConfig(journeys, {
  globalSetup: './cluster/setup.ts',
  grepInvert: [/@kills/, ...Object.keys(notThroughNginx).map(toPattern)],
  // Each has four processes and a browser.
  workers: 2,
  timeout: 300_000,
  use: { ignoreHTTPSErrors: true },
});
