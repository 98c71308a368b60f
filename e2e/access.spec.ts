import { client, openIdentityProvider } from '@soundings/server/test/identity-provider';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { enterCode } from './mailed-code.ts';
import { admin, startServer } from './server.ts';
import { addUser, fillCompany } from './steps.ts';

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

test.describe('signing in', () => {
  test('says what is wrong, lets the right person in with the mailed code, and out again', async ({ page, server }) => {
    await page.goto('/projects');
    await expect(page).toHaveURL(/\/login/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Enter the password.')).toBeVisible();

    await page.getByLabel('E-mail').fill(admin.username);
    await page.getByLabel('Password', { exact: true }).fill('Not-The-Password-123');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('E-mail or password is incorrect.')).toBeVisible();
    await expect(page.getByText('contact your administrator')).toBeVisible();

    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: /Confirm it’s you|Check your e-mail/ })).toBeVisible();
    await expectAccessible(page);
    const mail = (await server.mails()).at(-1)!;
    const code = /^\d{6}$/m.exec(mail)![0];

    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(wrongCode(code));
    await expect(page.getByText('4 attempts remaining.')).toBeVisible();
    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(code);
    await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: /^Account of/ }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.goto('/projects');
    await expect(page).toHaveURL(/\/login/);
  });

  test('goes back to the start when a code is used up', async ({ page, server }) => {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(admin.username);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Digit 1 of 6').waitFor();
    const code = /^\d{6}$/m.exec((await server.mails()).at(-1)!)![0];
    for (const remaining of [4, 3, 2, 1]) {
      await page.getByLabel('Digit 1 of 6').click();
      await page.keyboard.type(wrongCode(code));
      await expect(page.getByText(new RegExp(`${remaining} attempts? remaining`))).toBeVisible();
    }
    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(wrongCode(code));
    await expect(page.getByText('Too many incorrect codes.')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });

  test('leads to the projects whoever is signed in already', async ({ signedIn: page }) => {
    await page.goto('/login');
    await expect(page).toHaveURL(/\/projects$/);
    await page.goto('/login?redirect=%2Fusers');
    await expect(page).toHaveURL(/\/users$/);
  });

  test('needs its steps in order, and shows nothing of the application before', async ({ page }) => {
    for (const path of ['/otp', '/email-sent', '/change-password', '/projects', '/nowhere', '/project/resonance/x']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
    }
  });

  test('leads back to the page that was asked for', async ({ page }) => {
    await page.goto('/projects?sort=projectName');
    await page.getByLabel('E-mail').fill(admin.username);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await enterCode(page, admin.username);
    await expect(page).toHaveURL(/\/projects\?.*sort=projectName/);
  });
});

test.describe('a customer with a provider of its own', () => {
  test('signs its people in with their company’s account', async ({ browser }) => {
    test.setTimeout(180_000);
    const provider = await openIdentityProvider();
    const own = await startServer({ SEED_DEMO: 'false', FETCH_ALLOW_HOSTS: provider.host });
    provider.serve(`${own.url}/login`);
    const open = async () => (await browser.newContext({ baseURL: own.url })).newPage();
    const page = await open();
    await signIn(page);
    await page.goto('/customers/add');
    await fillCompany(page, 'Havgus A/S');
    await addUser(page, { firstName: 'Mette', lastName: 'Holm', email: 'mette@havgus.example' });
    await page.getByRole('button', { name: 'Save customer' }).click();
    // The password of Mette stays until it is noted.
    await page.getByRole('button', { name: 'Close message' }).click();
    await page.getByRole('tab', { name: 'Sign-in' }).click();
    const form = page.getByRole('form', { name: 'Company sign-in' });
    await expect(form.getByLabel('Redirect address')).toHaveValue(`${own.url}/login`);
    await form.getByLabel('Issuer').fill('https://127.0.0.1');
    await form.getByLabel('Client ID').fill(client.clientId);
    await form.getByLabel('Client secret').fill(client.clientSecret);
    await form.getByLabel('E-mail domains').fill('havgus.example');
    await form.getByLabel('Role claim').fill('groups');
    await form.getByRole('button', { name: 'Add value' }).click();
    await form.getByRole('textbox', { name: 'Value' }).fill('leads');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText('The provider couldn’t be reached')).toBeVisible();
    await form.getByLabel('Issuer').fill(provider.issuer);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The company sign-in has been saved')).toBeVisible();

    const ada = await open();
    await ada.goto('/projects?sort=projectName');
    const button = ada.getByRole('button', { name: 'Sign in with your company' });
    await button.click();
    await expect(ada.getByText('Enter an e-mail address, like name@company.com.')).toBeVisible();
    await ada.getByLabel('E-mail').fill('ada@elsewhere.example');
    await button.click();
    await expect(ada.getByText('No company sign-in is set up for this e-mail.')).toBeVisible();
    await expectAccessible(ada);
    provider.account.claims = { sub: 'ada', email: 'ada@havgus.example', email_verified: false, name: 'Ada Bro' };
    await ada.getByLabel('E-mail').fill('ada@havgus.example');
    await button.click();
    await expect(ada.getByText('The company sign-in failed')).toBeVisible();
    await expectAccessible(ada);
    await ada.context().clearCookies();
    await ada.goto('/projects?sort=projectName');
    provider.account.claims.email_verified = true;
    await ada.getByLabel('E-mail').fill('ada@havgus.example');
    await button.click();
    await expect(ada).toHaveURL(/\/projects\?.*sort=projectName/);
    await expect(ada.getByRole('button', { name: 'Account of Ada Bro' })).toBeVisible();
    await page.context().close();
    await ada.context().close();
    await own.stop();
    provider.close();
  });
});

test.describe('a forgotten password', () => {
  test('is replaced with the mailed code; the page after the mail goes on by itself', async ({ page, server }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('E-mail').fill('nobody@soundings.example');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('There’s no active account with this e-mail.')).toBeVisible();
    await page.getByLabel('E-mail').fill(admin.username);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page).toHaveURL(/\/email-sent/);
    await expectAccessible(page);
    await expect(page).toHaveURL(/\/otp/, { timeout: 10_000 });
    const code = /^\d{6}$/m.exec((await server.mails()).at(-1)!)![0];
    await page.getByLabel('Digit 1 of 6').click();
    await page.keyboard.type(code);
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('New password').fill('Too-short-1');
    await page.getByLabel('Repeat password').fill('Different-1');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Use at least 15 characters.')).toBeVisible();
    await expect(page.getByText('The passwords don’t match.')).toBeVisible();
    await page.getByLabel('New password').fill(admin.password);
    await page.getByLabel('Repeat password').fill(admin.password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('The password has been changed')).toBeVisible();
    await signIn(page);
  });
});

test.describe('the shell', () => {
  test('changes the own password with a generated one', async ({ signedIn: page }) => {
    await page.goto('/projects');
    const open = async () => {
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Change password' }).click();
    };
    await open();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await expectAccessible(page);
    await dialog.getByLabel('Current password').fill('Not-My-Password-123');
    await dialog.getByRole('button', { name: /generate/i }).click();
    const generated = await dialog.getByLabel('New password').inputValue();
    expect(generated).toHaveLength(20);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
    await dialog.getByLabel('Current password').fill(admin.password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The password has been changed')).toBeVisible();
    await open();
    await dialog.getByLabel('Current password').fill(generated);
    await dialog.getByLabel('New password').fill(admin.password);
    await dialog.getByLabel('Repeat password').fill(admin.password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog).toHaveCount(0);
  });

  test('shows where one is signed in, signs another device out, and makes a token for a tool', async ({
    signedIn: page,
    browser,
    server,
  }) => {
    const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(elsewhere);
    await page.goto('/projects');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Account settings' }).click();
    const devices = page.getByRole('dialog', { name: 'Account settings' }).getByRole('list', { name: /devices/ });
    await expect(devices.getByRole('listitem').first()).toContainText('This device');
    await expect(devices.getByRole('listitem').first()).toContainText(/Chrome on \w+/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await elsewhere.goto('/projects');
    await expect(elsewhere).toHaveURL(/\/login/);
    await elsewhere.context().close();

    const account = page.getByRole('dialog', { name: 'Account settings' });
    await account.getByRole('button', { name: 'New token' }).click();
    await account.getByRole('button', { name: 'Create token' }).click();
    await expect(account.getByText('Enter a name.')).toBeVisible();
    await account.getByRole('textbox', { name: 'Name' }).fill('Weekly report');
    await expectAccessible(page);
    await account.getByRole('button', { name: 'Create token' }).click();
    const token = (await account.locator('code', { hasText: /^soundings_/ }).textContent())!;
    const search = (bearer: string) =>
      fetch(`${server.url}/api/project/search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: '{}',
      });
    expect((await search(token)).status).toBe(200);
    await expectAccessible(page);
    await account.getByRole('button', { name: 'Revoke Weekly report' }).click();
    await page
      .getByRole('dialog', { name: /^Revoke/ })
      .getByRole('button', { name: 'Revoke', exact: true })
      .click();
    await expect(account.getByText('No API tokens.')).toBeVisible();
    expect((await search(token)).status).toBe(401);
  });

  test('speaks German and turns dark, and remembers both', async ({ signedIn: page }) => {
    await page.goto('/projects');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Language' }).hover();
    await page.getByRole('menuitemradio', { name: /German|Deutsch/ }).click();
    await expect(page.getByRole('heading', { name: 'Projekte', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /dunkle/i }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Projekte', exact: true })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('LANG'))).toBe('de');
    await expectAccessible(page);
  });

  test('sends unknown addresses to the projects, and folds its sidebar', async ({ signedIn: page }) => {
    await page.goto('/nowhere/at/all');
    await expect(page).toHaveURL(/\/projects/);
    await expect(page.getByText('That page doesn’t exist')).toBeVisible();
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible();
  });

  test('refreshes an access token that has died without asking anyone', async ({ signedIn: page, context }) => {
    await page.goto('/projects');
    await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
    // A call of the page in the moment without cookies would sign out.
    await page.goto('about:blank');
    await context.clearCookies({ name: 'accessToken' });
    await page.goto('/projects');
    await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
  });

  test('becomes a header with a drawer on a phone', async ({ signedIn: page }) => {
    await page.goto('/projects');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: 'Projects' })).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Deutsch' }).click();
    await drawer.getByRole('button', { name: 'English' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });
});
