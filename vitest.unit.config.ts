import { defineConfig } from 'vitest/config';
import { slimEndpoints } from './packages/web/slim-endpoints.ts';

const api = '**/*.api.test.ts';
const dom = 'packages/web/src/**/*.dom.test.tsx';

/** What needs no database: the contract, the engine, pure parts of the server and the web. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [slimEndpoints()],
        test: {
          name: 'unit',
          // What runs beside them may be slow; no test asserts a time.
          testTimeout: 30_000,
          include: ['{packages,scripts,bench}/**/*.test.ts'],
          exclude: [api, '**/node_modules/**'],
        },
      },
      { plugins: [slimEndpoints()], test: { name: 'dom', include: [dom], environment: 'happy-dom' } },
    ],
  },
});
