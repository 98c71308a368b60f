import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAccount } from '#/features/sonar/metrics/accounts.store.ts';
import { replaceSpan } from '#/features/sonar/metrics/metrics-test-files.ts';
import { openAiVendors, vendorKey } from './ai-vendors.ts';
import type { Browser } from './browser.ts';
import { addBrand, addSonar } from './sonar-client.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let admin: Browser;
let vendors: Awaited<ReturnType<typeof openAiVendors>>;
let projectId: string;

/** A day each from the 1st of October on; null: the network hides it. The last two days were never collected. */
const values = Array.from({ length: 29 }, (_, day) => (day === 3 ? null : day % 5 === 0 ? 0 : 40 + day));
const known = values.filter((value) => value !== null);
const total = known.reduce((sum, value) => sum + value, 0);

beforeAll(async () => {
  vendors = await openAiVendors();
  app = await openTestApp({ AI_OPEN_AI_URL: vendors.account('OPEN_AI').baseUrl, AI_OPEN_AI_KEY: vendorKey });
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  const use = { kind: 'OPEN_AI', model: 'model-large' };
  await admin.call('PUT', '/api/settings/ai/purposes/chat', { use, otherwise: null });
  projectId = await addSonar(admin, 'Ice');
  const brand = await addBrand(admin, projectId, { brandCompany: 'Rimfrost', domain: 'rimfrost.dk' });
  const { db } = app.services;
  const account = (await openAccount(db, { brandId: brand.id, network: 'FACEBOOK', key: '' }))!;
  await replaceSpan(db, account, 'interactions', '2026-10-01', '2026-10-29', values, 'api');
});
afterAll(async () => {
  await app.close();
  await vendors.close();
});

const say = async (message: string, aiChatType: 'OPEN_AI' | 'BUILT_IN', as = admin) =>
  as.post('/api/ai/playground/open-ai/chat', { message, aiChatType });

it('tells without a model what a brand had in a month, and how many days are known', async () => {
  const { message } = (await say('How many interactions did Rimfrost have in October?', 'BUILT_IN')).body;
  expect(message).toContain(`Interactions of **Rimfrost**, 01.10.2026 – 31.10.2026: [${total.toLocaleString('en')}](`);
  expect(message).toContain(`| ${known.length} of 31 |`);
  expect(message).toContain('what came on the other days is unknown');
  expect(message).toContain('From *Ice*.');
  const german = (await say('Wie viele Interaktionen hatte Rimfrost im Oktober 2026?', 'BUILT_IN')).body.message;
  expect(german).toContain(`[${total.toLocaleString('de')}](`);
  expect(german).toContain(`| ${known.length} von 31 |`);
  const none = (await say('How many interactions did Rimfrost have in September?', 'BUILT_IN')).body.message;
  expect(none).toContain('Interactions: nothing was collected for **Rimfrost** in these days.');
});

it('is looked up by a model’s tool, whose sums are not struck, and is nobody else’s', async () => {
  const input = { projectId, brand: 'Rimfrost', metric: 'interactions', from: '2026-10-01', to: '2026-10-31' };
  const tools = [{ name: 'sumSonarMetric', input }];
  vendors.play({ words: [], tools }, { words: [`Rimfrost had ${total} interactions. `, 'Or was it 77 of them?'] });
  const answer = (await say('How many interactions did Rimfrost have?', 'OPEN_AI')).body;
  expect(JSON.stringify(vendors.calls[1]!.body)).toContain(`${known.length} of 31`);
  expect(answer.message).toContain(`Rimfrost had ${total} interactions.`);
  expect(answer.struck).toEqual(['77']);

  const stranger = await app.signInAs('ROLE_GLOBAL_USER');
  vendors.play({ words: [], tools }, { words: ['No such project.'] });
  await say('Read it', 'OPEN_AI', stranger);
  expect(JSON.stringify(vendors.calls.at(-1)!.body)).not.toContain(total.toLocaleString('en'));
});
