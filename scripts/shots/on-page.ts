import type { Page, Route } from '@playwright/test';
import type { Shot } from './pages.ts';

export const onPage =
  (path: string, then: (page: Page) => Promise<unknown> = async () => {}): Shot['open'] =>
  async (page) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await then(page);
  };

export const change =
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  (edit: (answer: any) => unknown) => async (route: Route) => {
    const answer = await (await route.fetch()).json();
    edit(answer);
    await route.fulfill({ json: answer });
  };
