import type { RequestListener } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, unknownAccount } from './fixtures.ts';

const csv = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([['company;domain;country;products;instagram'], ...lines].join('\n')),
});
const fifty = Array.from(
  { length: 50 },
  (_, i) => `Brand ${i + 1};brand-${i + 1}.example.com;Sweden;Boots;brand_${i + 1}`,
);

const importFile = (page: Page, file: ReturnType<typeof csv>) =>
  page.locator('input[type=file]').first().setInputFiles(file);

const enter = async (page: Page, company: string, domain: string, then: string) => {
  const dialog = page.getByRole('dialog', { name: 'Add brand' });
  await dialog.getByRole('textbox', { name: 'Company' }).fill(company);
  await dialog.getByRole('textbox', { name: 'Domain' }).fill(domain);
  await dialog.getByRole('button', { name: then }).click();
};

const heldSite = (html: string) => {
  const gate = Promise.withResolvers<void>();
  const answer: RequestListener = async (request, response) => {
    await gate.promise;
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end(html);
  };
  return { answer, letGo: () => gate.resolve() };
};
const havgusPage = `<!doctype html><title>Havgus</title><footer>
<a href="https://www.youtube.com/@havgus">YouTube</a><a href="https://www.instagram.com/havgus/">Instagram</a>
<a href="https://www.facebook.com/${unknownAccount}">Facebook</a></footer>`;

const crawlInDialog = async (page: Page, dialog: Locator, site: ReturnType<typeof heldSite>) => {
  const youTube = dialog.getByLabel('YouTube', { exact: true });
  await dialog.getByLabel('Instagram', { exact: true }).fill('instagram.com/havgus.dk');
  await dialog.getByRole('button', { name: 'Find profiles' }).click();
  await expect(dialog.getByText('Reading havgus.test …')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel crawl' })).toBeFocused();
  await expectAccessible(page);
  site.letGo();
  await expect(dialog.getByText('3 links found.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Find profiles' })).toBeFocused();
  await expect(dialog.getByText('The network doesn’t know this account.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Append youtube.com/@havgus' }).click();
  await expect(youTube).toHaveValue('youtube.com/watch?v=2, https://www.youtube.com/@havgus');
  await dialog.getByRole('button', { name: 'Replace with instagram.com/havgus' }).click();
  await expect(dialog.getByLabel('Instagram', { exact: true })).toHaveValue('https://www.instagram.com/havgus/');
  await expect(dialog.getByRole('radio', { name: 'youtube.com/@havgus' })).toBeVisible();
};

test('a SONAR project is made with brands from the dialog and from a file', async ({ signedIn: page, sites }) => {
  const site = heldSite(havgusPage);
  sites.answers.set('havgus.test', site.answer);
  await page.goto('/projects/create/sonar');
  const card = page.getByRole('region', { name: 'Brands', exact: true });
  await expect(card.getByRole('heading', { name: 'No brands yet' })).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Add brand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add brand' });
  await dialog.getByRole('tab', { name: 'Social' }).click();
  await dialog.getByRole('button', { name: 'Save and close' }).click();
  await expect(dialog.getByRole('tab', { name: /General/ })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('textbox', { name: 'Company' })).toBeFocused();
  await expectAccessible(page);
  await enter(page, 'Fjeldholm', 'https://www.fjeldholm.dk/shop', 'Save and add more');
  await expect(page.getByText('Brand 1 has been added')).toBeVisible();
  await enter(page, 'Nordvandrer', 'nordvandrer.dk', 'Save and add more');
  await expect(page.getByText('Brand 2 has been added')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Domain' }).fill('havgus.test');
  await dialog.getByRole('tab', { name: 'Social' }).click();
  await dialog.getByLabel('YouTube', { exact: true }).fill('youtube.com/watch?v=2');
  await crawlInDialog(page, dialog, site);
  await dialog.getByRole('tab', { name: 'Project settings' }).click();
  await dialog.getByLabel('Your brand').check();
  await dialog.getByLabel('Products').fill('Jackets, tents,');
  await expectAccessible(page);
  await dialog.getByRole('tab', { name: 'General' }).click();
  await enter(page, 'Havgus', 'havgus.test', 'Save and close');
  await expect(dialog).toBeHidden();
  await expect(card.getByText('3 brands')).toBeVisible();

  await importFile(page, csv('bad.csv', ['A;;Denmark;;', 'B;b.dk;Denmrk;;', ' b;www.b.dk;Denmark;;']));
  const errors = card.getByRole('alert');
  await expect(errors).toContainText('bad.csv wasn’t imported. Nothing was imported.');
  await expect(errors.getByRole('listitem')).toHaveCount(3);
  await expect(errors).toContainText('Did you mean “Denmark”?');
  await expect(card.getByText('3 brands')).toBeVisible();
  await expectAccessible(page);

  await importFile(page, csv('outdoor.csv', fifty));
  await expect(card.getByText('53 brands')).toBeVisible();
  await expect(errors).toBeHidden();
  await card.getByRole('checkbox', { name: 'Select Brand 1', exact: true }).check();
  await card.getByRole('button', { name: 'Delete selected' }).click();
  const question = page.getByRole('dialog', { name: 'Delete Brand 1?' });
  await question.getByRole('button', { name: 'Delete Brand 1' }).click();
  await expect(card.getByText('52 brands')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Project name').fill('Nordic Outdoor 2027');
  await page.getByRole('combobox', { name: 'Starting month' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  // The server refuses a link: the dialog of that row opens at it.
  const edited = page.getByRole('dialog', { name: 'Edit brand' });
  await expect(edited.getByText(/This is a video, not a profile/)).toBeVisible();
  await expect(edited.getByLabel('YouTube', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await edited.getByLabel('YouTube', { exact: true }).fill('@havgus');
  await edited.getByRole('button', { name: 'Save brand' }).click();
  await expect(edited).toBeHidden();
  await page.getByRole('button', { name: 'Save and start data collection' }).click();
  await expect(page).toHaveURL(/\/project\/sonar\/collect-data\//);

  const projectId = page.url().split('/').at(-1);
  const found = await page.request.post('/api/sonar-data/search/init?size=100', { data: { projectId } });
  const { content, totalElements } = await found.json();
  expect(totalElements).toBe(52);
  expect(content.slice(0, 3).map(({ count, domain }: Record<string, unknown>) => [count, domain])).toEqual([
    [1, 'fjeldholm.dk'],
    [2, 'nordvandrer.dk'],
    [3, 'havgus.test'],
  ]);
  expect(content[2]).toMatchObject({ myCompany: true, products: ['Jackets', 'tents'] });
  expect(content[2].socials.YOUTUBE[0].key).toBe('@havgus');
  expect(content[2].socials.INSTAGRAM).toMatchObject([{ key: 'havgus', isSelected: true }]);
  sites.answers.delete('havgus.test');
  expect(content[3]).toMatchObject({ brandCompany: 'Brand 2', country: 'SE', count: 4 });
});

test('brands that were entered are not lost unasked', async ({ signedIn: page }) => {
  await page.goto('/projects/create/sonar');
  await importFile(page, csv('outdoor.csv', fifty.slice(0, 2)));
  await expect(page.getByText('2 brands')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByText('2 brands')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/projects\/create$/);
});
