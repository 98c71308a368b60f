import { surveyCsv, surveyRows } from '@soundings/server/test/survey-file';
import { expect, expectAccessible, test } from './fixtures.ts';
import { addUser, assignProject, chooseFile, fillCompany, listenTo, signInFirst, startProject } from './steps.ts';

test('a company’s user sees their project only; a consumer opens it by its password until sharing ends', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  test.setTimeout(150_000);
  await startProject(page, 'Fjord & Söhne | [50 %]?');
  await chooseFile(page, 'fjord.csv', surveyCsv(surveyRows(300)));
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('The project has been created')).toBeVisible();
  await expect(page).toHaveTitle(/Fjord & Söhne/);
  // The next step is offered once: it opens where the project is shared.
  await page.getByRole('button', { name: 'Share with the client' }).click();
  const offered = page.getByRole('dialog', { name: 'Share the project' });
  await expect(offered.getByRole('switch', { name: 'Share this project' })).not.toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('link', { name: 'New customer' }).first().click();
  await fillCompany(page, 'Fjord GmbH');
  await assignProject(page, 'Fjord & Söhne');
  await addUser(page, { firstName: 'Lars', lastName: 'Lund', email: 'lars@fjord.example' });
  await page.getByRole('button', { name: /^Projects of Lars Lund/ }).click();
  const projects = page.getByRole('dialog', { name: 'Projects of Lars Lund' });
  await projects.getByRole('checkbox', { name: /Fjord & Söhne/ }).check();
  await projects.getByRole('button', { name: /Apply|Assign|Save/ }).click();
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByRole('heading', { name: 'Fjord GmbH' })).toBeVisible();

  const lars = await signInFirst(browser, baseURL!, 'lars@fjord.example');
  await expect(lars.getByRole('listitem').filter({ has: lars.getByRole('heading', { level: 2 }) })).toHaveCount(1);
  await expect(lars.getByRole('link', { name: 'Fjord & Söhne | [50 %]?' })).toBeVisible();

  // Shared from the edit page, which the project's menu opens.
  await page.goto('/projects');
  const card = page.getByRole('listitem').filter({ hasText: 'Fjord & Söhne' });
  await card.getByRole('button', { name: /^(Actions|Menu|More)/ }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  // In the list its name is a heading too.
  await expect(page.getByRole('heading', { name: 'Fjord & Söhne | [50 %]?', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const sharing = page.getByRole('region', { name: 'Sharing' });
  await expect(sharing.getByLabel('Link', { exact: true })).toBeDisabled();
  // What loads above it moves it.
  await expect(page.getByRole('region', { name: 'Earlier waves' })).toBeVisible();
  await sharing.getByRole('switch', { name: 'Share this project' }).click({ force: true });
  await expect(page.getByText('Sharing is on')).toBeVisible();
  const link = await sharing.getByLabel('Link', { exact: true }).inputValue();
  const password = await sharing.getByLabel('Password', { exact: true }).inputValue();
  expect(link).not.toContain(password);
  expect(password).toMatch(/^[a-zA-Z0-9]{20}$/);

  const consumer = await (await browser.newContext()).newPage();
  await consumer.goto(link);
  await expectAccessible(consumer);
  await consumer.getByLabel('Project password', { exact: true }).fill('Not-The-Password-123');
  await consumer.getByRole('button', { name: 'Open project' }).click();
  await expect(consumer.getByText('Link or password is incorrect')).toBeVisible();
  // A wrong password opened nothing.
  const beside = await page.context().newPage();
  await beside.goto('/projects');
  await beside.getByRole('main').getByRole('link', { name: 'Fjord & Söhne | [50 %]?' }).click();
  await beside.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(beside.getByRole('region', { name: 'Last opened' })).toContainText('No one has opened the link yet.');
  await beside.close();
  await consumer.getByLabel('Project password', { exact: true }).fill(`${password} `);
  await consumer.getByRole('button', { name: 'Open project' }).click();
  await expect(consumer.getByRole('heading', { name: 'A bold message' }).first()).toBeVisible();
  await expectAccessible(consumer);
  expect(consumer.url()).not.toContain(password);
  expect(await consumer.evaluate(() => JSON.stringify(localStorage))).not.toContain(password);
  // A page that only comes to listen asks once more by itself, and would hear of the end by that.
  await listenTo(consumer, () => consumer.reload());
  await consumer.waitForLoadState('networkidle');
  await expect(consumer.getByRole('heading', { name: 'A bold message' }).first()).toBeVisible();

  await sharing.getByRole('switch', { name: 'Share this project' }).click({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('Sharing is off')).toBeVisible();
  // Whether they click first or are told first is a race: either way the project is closed.
  const ended = consumer.getByText('Your access to this project has ended, or the password has changed');
  await consumer
    .getByRole('option', { name: /A calm message/ })
    .or(ended)
    .first()
    .click();
  await expect(ended).toBeVisible();
  await expect(consumer.getByRole('heading', { name: 'A bold message' })).toHaveCount(0);
});
