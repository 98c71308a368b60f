import { test as base } from 'vitest';
import { openTestApp } from './test-app.ts';

/**
 * A test of the API. All tests of a file share one `app` on a database of its own, and whoever is signed in to it;
 * each is made when a test or a hook of the file first asks for it. A file that needs the application otherwise says
 * so: `test.override('settings', { PUBLIC_URL: 'https://soundings.example' })`.
 */
export const test = base
  .extend('settings', { scope: 'file' }, {} as Record<string, string>)
  .extend('app', { scope: 'file' }, async ({ settings }, { onCleanup }) => {
    const app = await openTestApp(settings);
    onCleanup(app.close);
    return app;
  })
  .extend('admin', { scope: 'file' }, ({ app }) => app.signInAs('ROLE_GLOBAL_ADMIN'))
  .extend('user', { scope: 'file' }, ({ app }) => app.signInAs('ROLE_GLOBAL_USER'))
  /** A user whom nothing is assigned to. */
  .extend('stranger', { scope: 'file' }, ({ app }) => app.signInAs('ROLE_GLOBAL_USER'))
  /** A browser in which nobody is signed in. */
  .extend('nobody', { scope: 'file' }, ({ app }) => app.browser());
