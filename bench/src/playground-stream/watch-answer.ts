import type { Browser, Page } from '@playwright/test';
import { scriptAFrame } from './script-a-frame.ts';

/** Asks on an open playground and watches the answer until `end` is there. @returns milliseconds of script a frame */
export const watchAnswer = async (browser: Browser, page: Page, end: string): Promise<number[]> => {
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Write a very long answer');
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.frame',
    ],
  });
  await page.keyboard.press('Enter');
  await page.getByText(end).last().waitFor({ state: 'attached', timeout: 120_000 });
  return scriptAFrame(await browser.stopTracing());
};
