import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openPostgres } from '@soundings/server/platform/db/database';
import { openAiVendors, vendorKey } from '@soundings/server/test/ai-vendors';
import { addAiRuns } from './add-ai-runs.ts';
import { databaseUrl } from './database.ts';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { admin, type RunningServer, startServer } from './server.ts';

let vendors: Awaited<ReturnType<typeof openAiVendors>>;
let server: RunningServer;

test.beforeAll(async () => {
  vendors = await openAiVendors();
  server = await startServer({
    SEED_DEMO: 'false',
    AI_ANTHROPIC_URL: vendors.account('ANTHROPIC').baseUrl,
    AI_GOOGLE_URL: vendors.account('GOOGLE').baseUrl,
    AI_GOOGLE_KEY: vendorKey,
    FETCH_ALLOW_HOSTS: vendors.host,
  });
  const { db, close } = await openPostgres(databaseUrl(server.dataDirectory)!, console);
  await addAiRuns(db, 42);
  await close();
});
test.afterAll(async () => {
  await server.stop();
  await vendors.close();
});

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const choose = async (page: Page, name: string, option: string) => {
  await page.getByRole('combobox', { name, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test('an administrator sets and checks keys, chooses models, and reads what they took', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page);
  await page.goto('/settings/brand');
  await page.getByRole('tab', { name: 'AI', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/ai$/);
  await expect(card(page, 'Built-in engine')).toContainText('Always available');
  await expect(card(page, 'Google')).toContainText('AI_GOOGLE_KEY');
  await expectAccessible(page);

  // A key that isn't valid, by keyboard: what is wrong, and what to do.
  const anthropic = card(page, 'Anthropic');
  await anthropic.getByRole('button', { name: 'Set key: Anthropic' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^Key/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter the key.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('sk-of-nobody');
  await page.keyboard.press('Enter');
  await expect(anthropic).toContainText('The vendor doesn’t accept the key.');
  await expect(anthropic).toContainText('copied completely');
  await expectAccessible(page);

  await anthropic.getByRole('button', { name: 'Replace' }).click();
  await expect(dialog.getByLabel(/^Key/)).toHaveValue('');
  await dialog.getByLabel(/^Key/).fill(vendorKey);
  await dialog.getByRole('button', { name: 'Store and check' }).click();
  await expect(anthropic).toContainText('Works, 2 models');
  await expect(anthropic).toContainText(`Stored by ${admin.username}`);
  await expect(page.getByText(vendorKey)).toHaveCount(0);

  const own = card(page, 'Own server');
  await own.getByRole('button', { name: 'Connect server: Own server' }).click();
  await dialog.getByRole('button', { name: 'Fill in for Azure' }).click();
  await expect(dialog.getByLabel('Header')).toHaveValue('api-key');
  await expectAccessible(page);
  await dialog.getByLabel('Address').fill('http://models.example/v1');
  await dialog.getByLabel(/^Key/).fill(vendorKey);
  await dialog.getByRole('button', { name: 'Store and check' }).click();
  await expect(dialog.getByText('Use an address that begins with https://.')).toBeVisible();
  await dialog.getByLabel('Address').fill(vendors.account('COMPATIBLE').baseUrl);
  await dialog.getByRole('button', { name: 'Store and check' }).click();
  await expect(own).toContainText('Works, 2 models');
  await expect(own).toContainText('api-key: …');

  // Models: a row is saved by itself, and is still there after a reload.
  await page.getByText('Models', { exact: true }).click();
  await expect(page).toHaveURL(/part=models/);
  const messages = page.getByRole('form', { name: 'Messages' });
  await choose(page, 'Messages: vendor', 'Anthropic');
  await messages.getByRole('button', { name: /^Save/ }).hover();
  await expect(page.getByText('Enter the model.')).toBeVisible();
  await choose(page, 'Messages: model', 'model-large');
  await choose(page, 'Messages: vendor if there is no answer', 'OpenAI (no key)');
  await page.getByRole('combobox', { name: 'Messages: model if there is no answer' }).fill('a-typed-one');
  await expect(messages).toContainText('OpenAI: there is no key');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Models for Messages saved')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Messages: model', exact: true })).toHaveValue('model-large');
  await expect(page.getByRole('combobox', { name: 'Messages: model if there is no answer' })).toHaveValue(
    'a-typed-one',
  );

  await page.getByText('Usage', { exact: true }).click();
  const totals = page.getByLabel('Total', { exact: true });
  await expect(totals).toContainText('42');
  await expect(totals).toContainText('excludes 21 runs whose model has no price');
  await expect(page.getByRole('region', { name: 'Tokens by day' })).toBeVisible();
  await choose(page, 'Group by', 'By model');
  await expect(page).toHaveURL(/by=model/);
  await expect(page.getByRole('region', { name: 'By model' }).getByRole('row')).toHaveCount(6);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('"Model","Runs","Failed","Tokens in","Tokens out","Cost (US$)","Runs without a price"');
  expect(file).toMatch(/"Total","42","7",/);

  const prices = card(page, 'Prices');
  await expect(prices).toContainText('Enter the ones in your contract');
  await prices.getByRole('button', { name: 'Add price' }).click();
  await dialog.getByRole('combobox', { name: 'Model' }).fill('model-small');
  await dialog.getByLabel('In, $ per million').fill('0,25');
  await dialog.getByLabel('Out, $ per million').fill('2');
  await dialog.getByLabel('Source').fill('Contract of 2026');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save price' }).click();
  await expect(prices.getByRole('row', { name: /Anthropic model-small 0\.25 2\.00/ })).toBeVisible();

  await page.getByLabel('Tokens for each person').fill('1,500,000');
  await page.getByRole('button', { name: 'Save limits' }).click();
  await expect(card(page, 'Monthly limits')).toContainText('of 1,500,000 tokens this month');

  await page.getByText('Runs', { exact: true }).first().click();
  const runs = page.getByRole('region', { name: 'Runs', exact: true });
  await expect(runs.getByRole('row')).toHaveCount(11);
  await expect(runs).toContainText('Instead of the first choice: The credit or limit');
  await choose(page, 'Status', 'Failed');
  await expect(page).toHaveURL(/part=runs.*state=failed/);
  await expect(runs.getByRole('row')).toHaveCount(8);
  await expect(runs).toContainText('The model didn’t begin to answer in time.');
  await expectAccessible(page);
  await choose(page, 'Vendor', 'OpenAI');
  await page.getByRole('button', { name: 'Remove filters' }).click();
  await expect(runs.getByRole('row')).toHaveCount(11);

  // What is left is told where messages are written.
  const [{ id: assistant }] = await (await page.request.get('/api/assistant/find/all')).json();
  const groups = ['activeAllAssistants', 'activeSelectedAssistants', 'activeCompressAssistants'];
  const data = {
    projectName: 'Limited',
    userIds: [],
    ...Object.fromEntries(groups.map((group) => [group, [assistant]])),
  };
  const project = await (await page.request.post('/api/scout-v2', { data })).json();
  await page.goto(`/project/scout/${project.id}`);
  await expect(page.getByText(/of 1,500,000 tokens left this month$/)).toBeVisible();
});

test('in German: the parts, their words, and a key that is deleted', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page);
  const path = '/api/settings/ai/keys/ANTHROPIC';
  expect((await page.request.put(path, { data: { secret: vendorKey } })).status()).toBe(200);
  expect((await page.request.post(`${path}/check`, { data: {} })).status()).toBe(200);
  await page.evaluate(() => localStorage.setItem('LANG', 'de'));
  await page.goto('/settings/ai?part=usage&by=purpose');
  await expect(page.getByRole('tab', { name: 'KI', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Tokens nach Zweck' })).toBeVisible();
  await expect(page.getByLabel('Gesamt', { exact: true })).toContainText('Läufe');
  await expectAccessible(page);

  // By keyboard along the parts.
  await page.getByRole('radio', { name: 'Verbrauch' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/part=runs/);
  await expect(page.getByRole('region', { name: 'Läufe', exact: true })).toContainText('Fehlgeschlagen');
  await page.keyboard.press('ArrowRight');
  const anthropic = card(page, 'Anthropic');
  await expect(anthropic).toContainText('Funktioniert, 2 Modelle');
  await anthropic.getByRole('button', { name: 'Löschen: Anthropic' }).click();
  const question = page.getByRole('dialog', { name: 'Schlüssel „Anthropic“ löschen?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Schlüssel löschen' }).click();
  await expect(anthropic).toContainText('Kein Schlüssel');
});
