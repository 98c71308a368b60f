import { expect, expectAccessible, signIn, test } from './fixtures.ts';

test('a passkey is added, signs in without password and code, and is removed', async ({ browser, server }) => {
  // Browsers have none for an IP address.
  const address = new URL(server.url);
  address.hostname = 'localhost';
  const page = await (await browser.newContext({ baseURL: address.origin, ignoreHTTPSErrors: true })).newPage();
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const account = page.getByRole('dialog', { name: 'Account settings' });
  const menu = async (item: string) => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const add = async (name: string) => {
    await account.getByRole('button', { name: 'Add passkey' }).click();
    await account.getByRole('textbox', { name: 'Name' }).fill(name);
    await account.getByRole('button', { name: 'Add passkey' }).click();
  };
  const byPasskey = page.getByRole('button', { name: 'Sign in with a passkey' });

  await signIn(page);
  await menu('Account settings');
  await expect(account.getByText('No passkeys.')).toBeVisible();
  await account.getByRole('button', { name: 'Add passkey' }).click();
  await account.getByRole('button', { name: 'Add passkey' }).click();
  await expect(account.getByText('Enter a name.')).toBeVisible();
  await expectAccessible(page);
  await account.getByRole('textbox', { name: 'Name' }).fill('Laptop');
  await account.getByRole('button', { name: 'Add passkey' }).click();
  const passkeys = account.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys.getByRole('listitem')).toContainText(/Laptop.*never used/);
  await expectAccessible(page);
  await add('The same laptop');
  await expect(account.getByText(/already has a passkey/)).toBeVisible();
  await account.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');

  await menu('Sign out');
  await expectAccessible(page);
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  // It is busy before it asks, and as long as the device does.
  await Promise.all([page.waitForResponse(/\/api\/auth\/passkey$/), byPasskey.click()]);
  await expect(byPasskey).toBeEnabled();
  await expect(page).toHaveURL(/\/login/);
  await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await byPasskey.click();
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();

  await menu('Account settings');
  await expect(passkeys.getByRole('listitem')).toContainText(/Laptop.*last used/);
  await account.getByRole('button', { name: 'Remove Laptop' }).click();
  const confirm = page.getByRole('dialog', { name: /^Remove/ });
  await expectAccessible(page);
  await confirm.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(account.getByText('No passkeys.')).toBeVisible();
  await page.keyboard.press('Escape');
  await menu('Sign out');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(byPasskey).toHaveCount(0);
  await page.context().close();
});
