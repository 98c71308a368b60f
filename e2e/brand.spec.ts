import { makePng } from '@soundings/server/test/make-logo';
import { expect, expectAccessible, test } from './fixtures.ts';
import { given } from './steps.ts';

const none = { name: '', accentColor: '', imprint: '', privacy: '', help: '' };

test.afterEach(async ({ signedIn: page }) => {
  await page.request.put('/api/settings/brand', { data: none });
  await page.request.delete('/api/settings/brand/logo');
});

test('an agency sets its name, logo and colour; a consumer sees them, and the customer’s own logo', async ({
  signedIn: page,
  server,
  browser,
}) => {
  const file = (name: string, color: number[]) => ({ name, mimeType: 'image/png', buffer: makePng(150, 40, color) });
  await page.goto('/settings');
  await page.getByRole('tab', { name: 'Your agency' }).click();
  await expect(page.getByRole('tab', { name: 'Your agency', selected: true })).toBeVisible();
  await page.getByLabel('Logo file').setInputFiles(file('agency.png', [0, 115, 108]));
  await expect(page.getByRole('img', { name: 'Logo in the light theme' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('Umbra & Söhne');
  await page.getByLabel('Accent colour', { exact: true }).fill('#ffb000');
  await expect(page.getByRole('region', { name: 'Light theme' })).toContainText('is used instead');
  await expect(page.getByRole('region', { name: 'Dark theme' })).toContainText('easy to read');
  await page.getByLabel('Imprint').fill('https://umbra.example/imprint');
  await page.getByLabel('E-mail for help').fill('help@umbra.example');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your agency’s settings have been saved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Umbra & Söhne, go to projects' })).toBeVisible();

  const found = await page.request.post('/api/project/search', { data: { query: 'Havgus' } });
  const { id, projectName } = (await found.json()).content[0];
  await page.request.post(`/api/project/activate/sharing/${id}`);
  const { projectPassword } = await (await page.request.get(`/api/project/edit-info/${id}`)).json();
  const person = { firstName: 'Mette', lastName: 'Holm', username: 'mette@umbra.example', password: given };
  const place = {
    companyContact: 'Mette Holm',
    companyCity: 'Esbjerg',
    companyAddress: 'Havnegade 12',
    companyZip: '6700',
  };
  const company = {
    companyName: 'Havgus ApS',
    companyEmail: 'office@havgus.example',
    enabledProducts: ['RESONANCE'],
    ...place,
  };
  const added = await page.request.post('/api/company', {
    data: {
      ...company,
      companyUsers: [{ ...person, roleName: 'ROLE_CUSTOMER', assignedProjects: [] }],
      assignedProjects: [id],
    },
  });
  const customer = (await added.json()).id;
  await expect
    .poll(async () => (await server.mails()).filter((mail) => mail.includes('mette@umbra.example')).join())
    .toContain('cid:logo@letterhead');

  await page.goto(`/customers/${customer}`);
  await page.getByRole('button', { name: 'Edit details' }).click();
  const card = page.getByRole('dialog', { name: 'Edit customer' });
  await card.getByLabel('Logo file').setInputFiles(file('customer.png', [180, 40, 60]));
  await expect(card.getByRole('img', { name: 'Logo in the light theme' })).toBeVisible();
  await expectAccessible(page);

  const consumer = await (await browser.newContext({ baseURL: server.url, colorScheme: 'dark' })).newPage();
  const address = `/resonance/${encodeURIComponent(projectName)}`;
  expect(await (await consumer.request.get(address)).text()).toContain('<title>Umbra &amp; Söhne</title>');
  await consumer.goto(address);
  await expect(consumer.getByText('Umbra & Söhne')).toBeVisible();
  await expect(consumer.getByRole('link', { name: 'Imprint' })).toHaveAttribute(
    'href',
    'https://umbra.example/imprint',
  );
  const open = consumer.getByRole('button', { name: 'Open project' });
  await expect(open).toHaveCSS('background-color', 'rgb(255, 176, 0)');
  await expect(open).toHaveCSS('color', 'rgb(6, 15, 26)');
  await expectAccessible(consumer);
  await consumer.getByLabel('Project password', { exact: true }).fill(projectPassword);
  await open.click();
  await expect(consumer.getByRole('img', { name: 'Havgus ApS' })).toBeVisible();
  await expectAccessible(consumer);

  await page.request.delete(`/api/company/${customer}/logo`);
  await consumer.reload();
  await expect(consumer.getByText('Umbra & Söhne')).toBeVisible();
  await expect(consumer.getByRole('img', { name: 'Havgus ApS' })).toHaveCount(0);
  await page.request.delete(`/api/company/${customer}`);
  await page.request.post(`/api/project/deactivate/sharing/${id}`);
});
