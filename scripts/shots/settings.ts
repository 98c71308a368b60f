import type { Page } from '@playwright/test';
import type { Shot } from './pages.ts';

const first = async (page: Page, path: string, search?: object): Promise<string | undefined> => {
  const answer = search ? await page.request.post(path, { data: search }) : await page.request.get(path);
  return (await answer.json()).content[0]?.id;
};

const voices = [
  ['Grace', 'ENGLISH', 'Warm and plain, one thought a sentence, never louder than the reader.', '#0e8f6eff'],
  ['Oskar', 'GERMAN', 'Trocken und genau. Sagt, was es kostet, und was man dafür bekommt.', '#b4482fff'],
  ['Signe', 'DANISH', 'Kort og venlig, som en nabo der har prøvet det selv.', '#3a6fd8ff'],
];

const writerId = async (page: Page): Promise<string> => {
  const found = await first(page, '/api/settings/search/writer', {});
  if (found) return found;
  for (const [writerName, language, writerPhrase, writerColor] of voices) {
    await page.request.post('/api/settings/save/writer', {
      data: { writerName, language, writerPhrase, writerColor },
    });
  }
  return (await first(page, '/api/settings/search/writer', {}))!;
};

const onPage =
  (path: string, then: (page: Page) => Promise<unknown> = async () => {}): Shot['open'] =>
  async (page) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await then(page);
  };
const press = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const chooseCustomer = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('combobox').first().click();
  await page.getByRole('option').first().click();
  await page.getByRole('form').waitFor();
};
const chooseVendor = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('combobox').first().click();
  await page.getByRole('option', { name: /^Anthropic/ }).click();
};
/** What visitors clicked, imported once for all pictures. */
const importClicks = async (page: Page): Promise<void> => {
  if (await page.getByText('clicks.csv').first().isVisible()) return;
  const lines = Array.from({ length: 40 }, (_, i) => `Why lamp ${i} is loved by ${i + 2} people,10000,${100 + 7 * i}`);
  const buffer = Buffer.from(['message,shown,clicked', ...lines].join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'clicks.csv', mimeType: 'text/csv', buffer });
  await page
    .getByRole('img', { name: /^(Predicted against measured|Vorhergesagt und gemessen)/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^(Close message|Meldung schließen)$/ }).click();
};
const submit = (page: Page) => page.locator('button[type=submit]').last().click();

const list: readonly [name: string, open: Shot['open']][] = [
  ['settings-sonar', onPage('/settings/sonar')],
  ['settings-resonance', onPage('/settings/resonance')],
  ['settings-brand', onPage('/settings/brand')],
  ['settings-brand-rules', onPage('/settings/scout/brand-rules')],
  ['settings-brand-rules-of-customer', onPage('/settings/scout/brand-rules', chooseCustomer)],
  ['settings-requests', onPage('/settings/scout/requests')],
  ['settings-predictions', onPage('/settings/genie')],
  ['settings-predictions-measured', onPage('/settings/genie', importClicks)],
  ['settings-agents', onPage('/settings/id8')],
  ['settings-agents-nothing-found', onPage('/settings/id8?query=nothing-at-all')],
  ['settings-agent-create', onPage('/settings/id8/create-agent')],
  ['settings-agent-errors', onPage('/settings/id8/create-agent', submit)],
  [
    'settings-agent-edit',
    async (page) => onPage(`/settings/id8/edit-agent/${await first(page, '/api/id8/agent/search', {})}`)(page, 'en'),
  ],
  [
    'settings-writers',
    async (page) => {
      await writerId(page);
      await onPage('/settings/scout')(page, 'en');
    },
  ],
  ['settings-writer-add', onPage('/settings/scout/add-writer')],
  ['settings-writer-errors', onPage('/settings/scout/add-writer', submit)],
  ['settings-writer-edit', async (page) => onPage(`/settings/scout/edit-writer/${await writerId(page)}`)(page, 'en')],
  ['settings-assistants', onPage('/settings/assistants')],
  ['settings-assistant-create', onPage('/settings/assistants/create')],
  [
    'settings-assistant-edit',
    async (page) => onPage(`/settings/assistants/edit/${await first(page, '/api/assistant')}`)(page, 'en'),
  ],
  ['settings-ai-keys', onPage('/settings/ai')],
  ['settings-ai-key', onPage('/settings/ai', press(/^(Set key|Schlüssel hinterlegen)/))],
  ['settings-ai-models', onPage('/settings/ai?part=models')],
  ['settings-ai-models-chosen', onPage('/settings/ai?part=models', chooseVendor)],
  ['settings-ai-usage', onPage('/settings/ai?part=usage')],
  ['settings-ai-runs', onPage('/settings/ai?part=runs')],
];

export const settingsShots: readonly Shot[] = list.map(([name, open]) => ({
  ...{ name, open, signedIn: true },
  // A dialog covers the window, not the page.
  fullPage: name !== 'settings-ai-key',
}));
