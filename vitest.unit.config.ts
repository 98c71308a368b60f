import { defineConfig } from 'vitest/config';
import { slimEndpoints } from './packages/web/slim-endpoints.ts';

const api = '**/*.api.test.ts';
const dom = 'packages/web/src/**/*.dom.test.tsx';

/** What runs beside them may be slow; no test asserts a time. */
const testTimeout = 30_000;

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
          testTimeout,
          // None of them changes what a module holds: modules are loaded once a worker.
          isolate: false,
          include: ['{packages/{contract,engine,web},scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      // Crawls and fetches keep in their modules whom they asked when.
      {
        test: {
          name: 'server',
          testTimeout,
          include: ['packages/server/**/*.test.ts'],
          exclude: [api, '**/node_modules/**'],
        },
      },
      {
        plugins: [slimEndpoints()],
        test: {
          name: 'dom',
          testTimeout,
          include: [dom],
          isolate: false,
          environment: 'happy-dom',
          setupFiles: 'packages/web/dom-tests.setup.ts',
        },
      },
    ],
  },
});
