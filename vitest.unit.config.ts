import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { slimEndpoints } from './packages/web/slim-endpoints.ts';

const api = '**/*.api.test.ts';
const dom = 'packages/web/src/**/*.dom.test.tsx';

/** What runs beside them may be slow; no test asserts a time. */
const patience = { testTimeout: 90_000, expect: { poll: { timeout: 30_000 } } } as const;

/** Crawls and fetches. */
const hosts = ['packages/server/src/{platform/fetch,features/sonar/crawl/site}/**/*.test.ts'];

/** Others must not see modules that a test mocks. */
const mockingModules = globSync(dom).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

const inBrowser = {
  ...patience,
  environment: 'happy-dom',
  setupFiles: 'packages/web/dom-tests.setup.ts',
  unstubGlobals: true,
  restoreMocks: true,
} as const;

/** What needs no database: the contract, the engine, pure parts of the server and the web. */
export default defineConfig({
  test: {
    // One more than cores: many wait for the database, a timer or a disk.
    maxWorkers: 3,
    projects: [
      {
        plugins: [slimEndpoints()],
        test: {
          name: 'unit',
          ...patience,
          // None of them changes what a module holds: modules are loaded once a worker.
          isolate: false,
          include: ['{packages/{contract,engine,web},scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'server',
          ...patience,
          isolate: false,
          include: ['packages/server/**/*.test.ts'],
          exclude: [api, ...hosts, '**/node_modules/**'],
        },
      },
      // Their modules keep whom they asked when.
      { test: { name: 'hosts', ...patience, include: hosts, exclude: [api] } },
      {
        plugins: [slimEndpoints()],
        test: { name: 'dom', isolate: false, include: [dom], exclude: mockingModules, ...inBrowser },
      },
      {
        plugins: [slimEndpoints()],
        test: { name: 'dom alone', include: mockingModules, ...inBrowser },
      },
    ],
  },
});
