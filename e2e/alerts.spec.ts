import type { Page } from '@playwright/test';
import { addMarket } from './add-market.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const dayMs = 86_400_000;
const brands = ['Havgus', 'Fjeldholm', 'Nordvand', 'Klint', 'Skovtur'];

/** A market whose figures waver, in which the own brand's posts were answered nine times as much in the last week. */
const figures = (): string => {
  const rows = ['domain,network,metric,date,value'];
  brands.forEach((_, brand) => {
    for (let back = 90; back >= 1; back--) {
      const time = Date.now() - back * dayMs;
      const [day, number] = [new Date(time).toISOString().slice(0, 10), Math.floor(time / dayMs)];
      const posts = 2 + ((number * 13 + brand) % 3);
      const wave = 1 + ((number * 7 + brand) % 11) / 10;
      const interactions = Math.round(posts * (100 + 40 * brand) * wave * (brand === 0 && back <= 7 ? 9 : 1));
      const of = { followers: 9000 + 3000 * brand + (number % 5), posts, interactions, comments: posts };
      for (const [metric, value] of Object.entries(of))
        rows.push(`alert${brand}.example,FACEBOOK,${metric},${day},${value}`);
    }
  });
  return rows.join('\n');
};

const addWatched = (page: Page, projectName: string): Promise<string> => {
  const datasets = brands.map((brandCompany, at) => ({
    ...{ brandCompany, domain: `alert${at}.example`, competitorType: 'Narrow', myCompany: at === 0 },
  }));
  const startDate = `${new Date(Date.now() - 100 * dayMs).toISOString().slice(0, 7)}-01`;
  return addMarket(page, projectName, { settings: { brand: brands[0], startDate }, datasets, figures: figures() });
};

const soon = { timeout: 60_000 };

test('alerts ring at the bell, lead to what they tell, and go by mail until one click ends that', async ({
  signedIn: page,
  server,
  browser,
}) => {
  test.setTimeout(240_000);
  await page.goto('/projects');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Alerts/ });
  await expect(bell).toHaveAccessibleName('Alerts');
  const id = await addWatched(page, 'Market to watch');
  // Without a reload: the page listens.
  await expect(bell).toHaveAccessibleName('Alerts, 1 unread', soon);

  await bell.click();
  await expect(page.getByRole('heading', { name: 'Alerts', exact: true })).toBeVisible();
  const list = page.getByRole('region', { name: 'Alerts', exact: true });
  const alert = list.getByRole('listitem').first();
  await expect(alert).toContainText('95% interval of the change');
  await expect(alert).toContainText('Market to watch');
  await expectAccessible(page);
  for (const width of [1024, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  await alert.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/project/sonar/${id}\\?.*why=`));
  await expect(bell).toHaveAccessibleName('Alerts');
  await page.goBack();

  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Quotas' }).click();
  await expect(page.getByText('No matching alerts')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filters' }).click();

  await page.getByRole('link', { name: 'E-mails and muted projects' }).click();
  await expect(page.getByRole('heading', { name: 'Alert settings' })).toBeVisible();
  await page.getByRole('radio', { name: 'Immediately' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Alert settings saved')).toBeVisible();
  await expectAccessible(page);

  await addWatched(page, 'Second market to watch');
  const mails = async () => (await server.mails()).filter((mail) => mail.includes('List-Unsubscribe'));
  await expect.poll(async () => (await mails()).length, soon).toBe(1);
  const [mail] = await mails();
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const token = /token=3D([\w.=\r\n-]+?)\r?\n\r?\n|token=([\w.-]+)/.exec(mail!.replaceAll(/=\r?\n/g, ''));
  const link = `/unsubscribe?token=${token![2] ?? token![1]}`;

  // Whoever has the mail needs no account for it.
  const stranger = await (await browser.newContext({ baseURL: server.url })).newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'Stop these e-mails?' })).toBeVisible();
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(stranger.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  await stranger.goto(`${link}0`);
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(stranger.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await stranger.close();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'None' })).toBeChecked();

  await page.getByRole('link', { name: 'Alerts', exact: true }).last().click();
  const second = list.getByRole('listitem').filter({ hasText: 'Second market to watch' });
  await second.getByRole('button', { name: /^More about/ }).click();
  await page.getByRole('menuitem', { name: 'Mute the project' }).click();
  await expect(page.getByText('Second market to watch is muted')).toBeVisible();
  await expect(second).toHaveCount(0);
  await page.getByRole('link', { name: 'E-mails and muted projects' }).click();
  await page.getByRole('button', { name: 'Unmute Second market to watch' }).click();
  await expect(page.getByText('No project is muted.')).toBeVisible();
});
