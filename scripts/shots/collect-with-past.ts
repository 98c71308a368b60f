import type { Browser, Page } from '@playwright/test';
import { markAsDemo } from '@soundings/e2e/mark-as-demo';
import { startServer } from '@soundings/e2e/server';
import { findOrMake, measured } from './sonar.ts';

interface Given {
  readonly browser: Browser;
  readonly directory: string;
  readonly settings: Record<string, string>;
  readonly signIn: (browser: Browser, url: string) => Promise<Parameters<ReturnType<Page['context']>['addCookies']>[0]>;
}

/**
 * Collects the project of SONAR's pictures as if that had been done daily since its start. Only projects of the demo
 * workspace have such a past, so it is one while it is collected.
 */
export const collectWithPast = async ({ browser, directory, settings, signIn }: Given): Promise<void> => {
  const onServer = async (use: (page: Page) => Promise<unknown>) => {
    const server = await startServer(settings, directory);
    const context = await browser.newContext({ baseURL: server.url });
    await context.addCookies(await signIn(browser, server.url));
    await use(await context.newPage());
    await context.close();
    await server.terminate();
  };
  await onServer((page) => findOrMake(page, measured, {}));
  await markAsDemo(directory, measured, true);
  await onServer((page) => findOrMake(page, measured, { isCollected: true }));
  await markAsDemo(directory, measured, false);
};
