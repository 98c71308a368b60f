import type { Page } from '@playwright/test';

/** What is done, in each answer more, until it stands still while it is looked at. */
export const gettingOn = (from: number, to: number): (() => number) => {
  let done = from - 1;
  return () => {
    done = Math.min(to, done + 1);
    return done;
  };
};

/** Lets the page read anew, as one that was in the background does, until it says how long the rest takes. */
export const awaitTimeLeft = async (page: Page): Promise<void> => {
  const left = page.getByText(/ left$|^noch etwa /).first();
  for (let tries = 0; tries < 20 && !(await left.isVisible()); tries++) {
    await page.waitForTimeout(1200);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }
  await left.waitFor({ timeout: 2000 });
};

/** Lets the page read anew what only the live channel tells, as one does that was offline for a while. */
export const comeBackOnline = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 20_000;
    for (const name of ['offline', 'online']) dispatchEvent(new Event(name));
  });
