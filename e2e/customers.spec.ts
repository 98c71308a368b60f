import { expect, expectAccessible, test } from './fixtures.ts';
import { addUser, assignProject, fillCompany, signInFirst } from './steps.ts';

test('an admin makes a customer with two users; one is out at the next call, the other meets what a company admin may', async ({
  signedIn: page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('link', { name: 'New customer' }).first().click();
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByText('Enter the company name.')).toBeVisible();
  await expect(page.getByText('Add at least one user.')).toBeVisible();
  await fillCompany(page, 'Havgus A/S');
  await assignProject(page, 'Havgus autumn claims');
  await addUser(page, { firstName: 'Mette', lastName: 'Holm', email: 'mette@havgus.example' });
  await addUser(page, { firstName: 'Jens', lastName: 'Bro', email: 'jens@havgus.example' });
  await page.getByRole('switch', { name: 'Mette Holm is a company admin' }).check({ force: true });

  // Leaving asks first: the users exist only once the customer is saved.
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('2 users you added aren’t saved');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Save customer' }).click();
  await expect(page.getByRole('heading', { name: 'Havgus A/S' })).toBeVisible();
  await expectAccessible(page);

  const jens = await signInFirst(browser, baseURL!, 'jens@havgus.example');
  const mette = await signInFirst(browser, baseURL!, 'mette@havgus.example');
  // Everyone begins with what the company has.
  await expect(jens.getByRole('link', { name: 'Havgus autumn claims' })).toBeVisible();
  await expect(mette.getByRole('link', { name: 'Havgus autumn claims' })).toBeVisible();
  await expect(mette.getByRole('link', { name: 'Rimfrost name test' })).toHaveCount(0);

  // A company admin has the projects of the company and nothing of the administration.
  const navigation = mette.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link')).toHaveText(['Projects']);
  for (const path of [
    '/customers',
    '/customers/add',
    '/users',
    '/users/create',
    '/audit',
    '/status',
    '/projects/create',
  ]) {
    await mette.goto(path);
    await expect(mette).toHaveURL(/\/projects$/);
  }
  await mette.getByRole('link', { name: 'Havgus autumn claims' }).click();
  await expect(mette.getByText('1,204').first()).toBeVisible();

  // Jens loses the project and gets it back, sees it, and is shut out while he is signed in.
  for (const step of ['Remove', 'Add']) {
    await page.getByRole('button', { name: /^Projects of Jens Bro/ }).click();
    const assignment = page.getByRole('dialog', { name: 'Projects of Jens Bro' });
    await expect(assignment.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    if (step === 'Add') await assignment.getByRole('button', { name: /^Add: / }).click();
    await assignment.getByRole('button', { name: `${step} Havgus autumn claims` }).click();
    await expectAccessible(page);
    await assignment.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(assignment).toBeHidden();
    await jens.reload();
    if (step === 'Remove') await expect(jens.getByText('No projects').first()).toBeVisible();
  }
  await jens.getByRole('link', { name: 'Havgus autumn claims' }).click();
  await expect(jens.getByText('1,204').first()).toBeVisible();

  await page.getByRole('switch', { name: 'Jens Bro is enabled' }).click({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Disable user' }).click();
  await expect(page.getByText(/Disabled by Global Admin/).first()).toBeVisible();
  // His next call shows him out: one that he makes, or one of the open page before that.
  await jens.goto('/projects');
  await expect(jens.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  // The project is hidden from the company: gone for its admin at the next call.
  await page.getByRole('tab', { name: 'Projects' }).click();
  await page.getByRole('switch', { name: 'Havgus autumn claims is enabled' }).click({ force: true });
  await expect(page.getByText('Havgus autumn claims is now hidden from the customer')).toBeVisible();
  await expectAccessible(page);
  await mette.goto('/projects');
  await expect(mette.getByText('No projects').first()).toBeVisible();

  // Every step stands in the audit log.
  await page.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('searchbox').fill('jens@havgus');
  await expect(page.getByRole('cell', { name: 'jens@havgus.example' }).first()).toBeVisible();
  await expectAccessible(page);
});
