import type { RequestListener } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { brandDomain } from '@soundings/server/test/brand-sites';
import { expect, expectAccessible, test, unknownAccount } from './fixtures.ts';
import { given, openAs } from './steps.ts';

const brands = 50;
/** So many sites answer at once; the others keep the crawl waiting until they are let go, or it gives them up. */
const quick = 40;

const csv = [
  'Company,Domain',
  ...Array.from({ length: brands }, (_, index) => `Company ${index + 1},${brandDomain(index + 1)}`),
].join('\n');

const heldSites = () => {
  const gate = Promise.withResolvers<void>();
  const answer: RequestListener = async (request, response) => {
    await gate.promise;
    if (request.url !== '/') return void response.writeHead(404).end();
    const name = (request.headers.host ?? '').replace(/^www\.|\.test.*$/g, '').replace('-', '');
    const profile = `<footer><a href="https://www.facebook.com/${name}official">Facebook</a></footer>`;
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>${name}</title>${profile}`);
  };
  const domains = Array.from({ length: brands - quick }, (_, index) => brandDomain(quick + index + 1));
  return { domains, answer, letGo: () => gate.resolve() };
};

const upload = async (page: Page, name: string, text: string) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import brands' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
};
const startCrawl = async (page: Page, button: RegExp, title: string, look?: (page: Page) => Promise<void>) => {
  await page.getByRole('button', { name: button }).click();
  const question = page.getByRole('dialog', { name: title });
  await expect(question).toContainText('brands can’t be added, changed or deleted');
  await look?.(page);
  await question.getByRole('button', { name: 'Start crawl' }).click();
  await expect(question).toBeHidden();
};
const bar = (page: Page) => page.getByRole('region', { name: 'Crawling home pages' });
const row = (page: Page, company: string) =>
  page.getByRole('row').filter({ has: page.getByText(company, { exact: true }) });

const prepare = async (page: Page) => {
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(path, { data });
    expect(reply.ok()).toBe(true);
    return (await reply.json()).id as string;
  };
  const settings = { brand: 'Company 1', startDate: '2026-06-01', rangeType: 'DAILY_RANGE' };
  const id = await post('/api/sonar/init', { projectName: 'Fifty brands', ...settings });
  const reader = { username: 'reader@agency.example', password: given };
  const readerId = await post('/api/user/management/add-user', {
    ...reader,
    name: 'Rita Reader',
    roleName: 'ROLE_GLOBAL_USER',
  });
  await post(`/api/project/edit/users/${id}`, { userIds: [readerId] });
  const editor = { username: 'editor@skagerrak.example', password: given };
  await post('/api/company', {
    companyName: 'Skagerrak ApS',
    companyEmail: 'office@skagerrak.example',
    companyContact: 'Mette Holm',
    companyAddress: 'Havnegade 12',
    companyZip: '9990',
    companyCity: 'Skagen',
    enabledProducts: ['SONAR'],
    companyUsers: [{ ...editor, firstName: 'Ebbe', lastName: 'Editor', roleName: 'ROLE_COMPANY_ADMIN' }],
    assignedProjects: [id],
  });
  return { id, reader: reader.username, editor: editor.username };
};

const expectReadOnly = async (page: Page) => {
  await expect(page.getByText('41 to 50 of 50')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Crawl missing/ })).toBeEnabled();
  await expect(page.getByRole('button', { name: /Add brand|Import brands|^Edit |^Delete / })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Export']);
  await page.keyboard.press('Escape');
};

const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name });

const addAndEdit = async (page: Page) => {
  await page.getByRole('button', { name: 'Add brand' }).click();
  const added = page.getByRole('dialog', { name: 'Add brand' });
  await field(added, 'Company').fill('Company 1');
  await field(added, 'Domain').fill(`https://www.${brandDomain(1)}/about`);
  await added.getByRole('button', { name: 'Save and close' }).click();
  await expect(added.getByText('This brand with this domain is already in the project.')).toBeVisible();
  await expect(field(added, 'Domain')).toBeFocused();
  await expectAccessible(page);
  await field(added, 'Company').fill('Havgus');
  await field(added, 'Domain').fill('havgus.dk');
  await added.getByRole('button', { name: 'Save and close' }).click();
  await expect(page.getByText('Brand 51 has been added')).toBeVisible();
  await expect(page.getByText('1 to 20 of 51')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Company 5', exact: true }).click();
  const edited = page.getByRole('dialog', { name: 'Edit brand' });
  await edited.getByRole('tab', { name: 'Social' }).click();
  await edited.getByLabel('TikTok', { exact: true }).fill('tiktok.com/@company.five');
  await edited.getByRole('button', { name: 'Save brand' }).click();
  await expect(page.getByText('Brand 5 has been changed')).toBeVisible();
  await expect(row(page, 'Company 5').getByRole('link', { name: /^TikTok: Entered by a user\./ })).toHaveAttribute(
    'href',
    'https://www.tiktok.com/@company.five',
  );
};

test('brands are imported, crawled, watched by two, cancelled, crawled to the end and mended', async ({
  signedIn: page,
  browser,
  baseURL,
  sites,
}) => {
  test.setTimeout(180_000);
  const held = heldSites();
  for (const domain of held.domains) sites.answers.set(domain, held.answer);
  const { id, reader, editor } = await prepare(page);

  // Where nothing was collected, the list leads to the page.
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Collect data for Fifty brands' }).click();
  await expect(page.getByRole('heading', { name: 'Data verification' })).toBeVisible();
  await expect(page.getByText('No brands yet')).toBeVisible();
  await expectAccessible(page);

  // A file with a mistake says which line, and imports nothing.
  await upload(page, 'brands.csv', `${csv}\nNo domain,not a domain`);
  await expect(page.getByText('Nothing was imported.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('No brands yet')).toBeVisible();
  await upload(page, 'brands.csv', csv);
  await expect(page.getByText('50 added, 0 changed.')).toBeVisible();
  await expect(page.getByText('1 to 20 of 50')).toBeVisible();
  await expect(row(page, 'Company 1').getByRole('button', { name: /no link\. Not searched for yet/ })).toHaveCount(7);

  // The crawl comes as far as the sites let it; whoever else has the page open sees it too.
  const other = await openAs(browser, baseURL!, reader);
  await other.goto(`/project/sonar/collect-data/${id}?page=3`);
  await expectReadOnly(other);
  await startCrawl(page, /^Crawl missing/, 'Crawl 50 brands?', expectAccessible);
  await expect(row(other, 'Company 50').getByRole('img', { name: 'Facebook: waiting to be read' })).toBeVisible();
  for (const watcher of [page, other]) {
    await expect(bar(watcher).getByText(/^4\d of 50$/)).toBeVisible({ timeout: 90_000 });
    await expect(bar(watcher).getByText(/links found, reading brand-\d+\.test/)).toBeVisible();
  }
  await expect(other.getByRole('img', { name: 'Facebook: being read' }).first()).toBeVisible();
  await expect(
    row(page, 'Company 15').getByRole('link', { name: /^(Facebook|Instagram|YouTube|Twitter): Found, and its page/ }),
  ).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Add brand' })).toHaveAttribute('aria-disabled', 'true');
  await row(page, 'Company 1').getByRole('button', { name: 'Edit Company 1' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Not available while brands are being crawled.');
  await expectAccessible(page);
  await expectAccessible(other);

  await page.getByRole('button', { name: 'Cancel crawl' }).click();
  const end = page.getByRole('region', { name: 'The crawl was cancelled' });
  await expect(end).toContainText(/4\d of 50 brands were read, and their results were kept/);
  await expect(bar(other)).toBeHidden();
  await expect(other.getByRole('img', { name: /being read|waiting/ })).toHaveCount(0);
  await expectAccessible(page);
  held.letGo();
  await page.reload();
  await expect(end.getByRole('button', { name: 'Crawl the remaining 10' })).toBeVisible();
  await startCrawl(other, /^Crawl the remaining 10$/, 'Crawl 10 brands?');
  await expect(page.getByRole('region', { name: 'The crawl has finished' })).toContainText('10 brands read', {
    timeout: 90_000,
  });
  for (const watcher of [page, other]) {
    await expect(watcher.getByRole('columnheader', { name: /Facebook/ })).toContainText(`${brands}/${brands}`);
  }
  await expect(row(other, 'Company 50').getByRole('link', { name: /^Facebook:/ })).toBeVisible();

  // A profile that its network does not know is marked by colour and shape, and is found by the filter.
  await page.getByText(/^With errors/).click();
  await expect(page.getByText('1 to 20 of')).toHaveCount(0);
  const gone = row(page, 'Company 7').getByRole('link', { name: /doesn’t know this account \(404\)/ });
  await expect(gone).toHaveAttribute('href', `https://www.facebook.com/${unknownAccount}`);
  await gone.hover();
  await expect(page.getByRole('tooltip')).toContainText(`facebook.com/${unknownAccount}`);
  await expectAccessible(page);
  await page.getByText(/^All\d/).click();

  const company = await openAs(browser, baseURL!, editor);
  await company.goto(`/project/sonar/collect-data/${id}`);
  await addAndEdit(company);

  await row(page, 'Company 2').getByRole('checkbox').check();
  await row(page, 'Company 3').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog', { name: 'Delete 2 brands?' }).getByRole('button', { name: 'Delete 2 brands' }).click();
  await expect(page.getByText('1 to 20 of 49')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
  await other.context().close();
  await company.context().close();
  for (const domain of held.domains) sites.answers.delete(domain);
});

test('links of brands whose sites cannot be reached are added one brand after the other', async ({
  signedIn: page,
  sites,
}) => {
  const names = ['Nordlys', 'Polarlys'];
  for (const name of names) sites.answers.set(`${name.toLowerCase()}.test`, (request) => void request.socket.destroy());
  const created = await page.request.post('/api/sonar/init', {
    data: { projectName: 'Unreached', brand: 'Nordlys', startDate: '2026-06-01', rangeType: 'DAILY_RANGE' },
  });
  const { id } = await created.json();
  await page.goto(`/project/sonar/collect-data/${id}`);
  await upload(page, 'brands.csv', ['Company,Domain', ...names.map((name) => `${name},${name}.test`)].join('\n'));
  await startCrawl(page, /^Find profiles$/, 'Crawl 2 brands?');
  await expect(page.getByRole('region', { name: 'No site could be reached' })).toContainText('added by hand');
  await expect(page.getByRole('button', { name: 'Find profiles' })).toBeHidden();

  await page.getByRole('button', { name: 'Add links' }).click();
  const edited = page.getByRole('dialog', { name: 'Edit brand' });
  await expect(edited.getByText('nordlys.test')).toBeVisible();
  await edited.getByLabel('Facebook', { exact: true }).fill('facebook.com/nordlys');
  await edited.getByRole('button', { name: 'Save and next' }).click();
  await expect(edited.getByText('polarlys.test')).toBeVisible();
  await expect(edited.getByRole('button', { name: 'Save and next' })).toBeHidden();
  await edited.getByLabel('Facebook', { exact: true }).fill('facebook.com/polarlys');
  await edited.getByRole('button', { name: 'Save brand' }).click();
  for (const name of names)
    await expect(row(page, name).getByRole('link', { name: /^Facebook: Entered by a user\./ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add links' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Collect data' })).toBeVisible();
});
