import { addMonthOfFigures } from './add-month-of-figures.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const projectPassword = 'Shared-Password-12345';
const weeks = 'from=2026-10-25&to=2026-10-31&prevFrom=2026-10-18&prevTo=2026-10-24';

test('the guide reads the scores, links to them and answers', async ({ signedIn: page }) => {
  const id = await addMonthOfFigures(page, 'Nordic outdoor, guided');
  await page.goto(`/project/sonar/${id}`);
  await page.getByRole('tab', { name: 'NAVIG8', exact: true }).click();
  const own = page.getByRole('region', { name: '1. Your brand' });
  await expect(own).toContainText(/Fjeldholm ranks \d(?:st|nd|rd|th) of 5 in powerrank/);
  const market = page.getByRole('region', { name: '2. The market' });
  await expect(market).toContainText('Period: 31 October 2026, compared with 24 October 2026.');
  await expectAccessible(page, '[role="tabpanel"]');

  // A chapter as a file to send on.
  await market.getByRole('button', { name: 'Download “The market”' }).click();
  const file = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF with chart' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);

  // Findings on one's own brand go on to a Scout project.
  const assistants = await (await page.request.get('/api/assistant/find/all')).json();
  const writer = [assistants.find(({ name }: { name: string }) => name === 'Page to messages').id];
  const groups = { activeAllAssistants: writer, activeSelectedAssistants: writer, activeCompressAssistants: writer };
  const scout = { projectName: 'Outdoor messages', userIds: [], ...groups };
  const made = await page.request.post('/api/scout-v2', { data: scout });
  expect(made.ok(), await made.text()).toBe(true);
  await page.getByRole('button', { name: 'Send to Scout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send findings to Scout' });
  await dialog.getByRole('button', { name: 'Add messages' }).click();
  await expect(dialog.getByText('Choose a Scout project.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Scout project' }).click();
  await page.getByRole('option', { name: 'Outdoor messages' }).click();
  await expectAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Add messages' }).click();
  await expect(page.getByText(/^\d+ messages? added to Scout$/)).toBeVisible();

  // Other days are another reading.
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('button', { name: 'Last 7 days' }).click();
  await expect(market).toContainText('Period: 25 October 2026 to 31 October 2026');

  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Enter a question.')).toBeVisible();
  const question = page.getByRole('textbox', { name: 'Your question' });
  await question.fill('Who leads in trust?');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('region', { name: /Answer$/ });
  await expect(answer).toContainText('leads in trust');
  await expect(question).toHaveValue('');
  await question.fill('What is the weather like?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(answer.last()).toContainText('I don’t know “weather”');
  await expectAccessible(page, '[role="tabpanel"]');

  // What was asked is still there after a reload, and a sentence leads to its numbers.
  await page.reload();
  await expect(answer.first()).toContainText('leads in trust');
  await answer
    .first()
    .getByRole('link', { name: /leads in trust/ })
    .click();
  await expect(page.getByRole('tab', { name: 'Trust', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: /^Why \d/ })).toBeVisible();
});

test('the guide speaks German to consumers', async ({ signedIn: page, browser, baseURL }) => {
  const id = await addMonthOfFigures(page, 'Nordic outdoor, shared guide');
  for (const [path, data] of [
    ['activate/sharing', {}],
    ['edit/share', { projectPassword }],
  ] as const) {
    const reply = await page.request.post(`/api/project/${path}/${id}`, { data });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => localStorage.setItem('LANG', 'de'));
  const consumer = await context.newPage();
  await consumer.goto(`/sonar/${encodeURIComponent('Nordic outdoor, shared guide')}?tab=navig8&${weeks}`);
  await consumer.getByLabel('Projektpasswort', { exact: true }).fill(projectPassword);
  await consumer.getByRole('button', { name: 'Projekt öffnen' }).click();
  await expect(consumer.getByRole('region', { name: '1. Ihre Marke' })).toContainText('Fjeldholm liegt beim Powerrank');
  await consumer.getByRole('textbox', { name: 'Ihre Frage' }).fill('Was sollen wir tun?');
  await consumer.getByRole('button', { name: 'Fragen', exact: true }).click();
  await expect(consumer.getByRole('region', { name: /Antwort$/ })).toContainText('Fjeldholm');
  await expect(consumer.getByRole('button', { name: 'An Scout senden' })).toHaveCount(0);
  await expectAccessible(consumer, '[role="tabpanel"]');
  await context.close();
});
