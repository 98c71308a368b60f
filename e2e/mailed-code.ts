import type { Page } from '@playwright/test';
import { findMails } from './cluster/start-cluster.ts';

/** The code in the last mail to somebody: where a proxy stands in front of the server, no page shows it. */
export const mailedCode = (url: string, username: string): string => {
  const mail = findMails(url).findLast((each) => each.toLowerCase().includes(`to: ${username.toLowerCase()}`));
  const code = /^\d{6}$/m.exec(mail ?? '')?.[0];
  if (!code) throw new Error(`No code was mailed to ${username}.`);
  return code;
};

/** Types the code that the page asks for; on a machine of one's own the page offers it. */
export const enterCode = async (page: Page, username: string): Promise<void> => {
  const firstDigit = page.getByLabel('Digit 1 of 6');
  await firstDigit.waitFor();
  const url = new URL(page.url()).origin;
  if (findMails(url).length === 0) return page.getByRole('button', { name: /^Use/ }).click();
  await firstDigit.click();
  await page.keyboard.type(mailedCode(url, username));
};
