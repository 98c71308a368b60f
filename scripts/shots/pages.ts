import type { Page } from '@playwright/test';
import { admin } from '@soundings/e2e/server';
import { surveyCsv, surveyRows } from '@soundings/server/test/survey-file';

type Language = 'en' | 'de';

/** One picture: how to get to it. Pages are opened signed out; `signedIn` gets past the door. */
export interface Shot {
  readonly name: string;
  readonly fullPage?: boolean;
  open(page: Page, language: Language): Promise<void>;
}

const sendCode = async (page: Page): Promise<{ uuid: string; code: string }> =>
  (await page.request.post('/api/auth/login', { data: admin })).json();

const signIn = async (page: Page): Promise<void> => {
  const { uuid, code } = await sendCode(page);
  await page.request.post('/api/auth/confirm', { data: { username: admin.username, uuid, otp: code } });
};

const signedIn =
  (open: Shot['open']): Shot['open'] =>
  async (page, language) => {
    await signIn(page);
    await open(page, language);
  };

const openCodePage = async (page: Page): Promise<void> => {
  await page.goto('/login');
  await page.locator('input[type=email]').fill(admin.username);
  await page.locator('input[type=password]').fill(admin.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/otp');
};

const projectId = async (page: Page, query: string): Promise<string> => {
  const found = await (await page.request.post('/api/project/search', { data: { query } })).json();
  return found.content[0].id;
};

const chooseSurvey = async (page: Page): Promise<void> => {
  await page.goto('/projects/create/resonance');
  const buffer = Buffer.from(surveyCsv(surveyRows(400)));
  await page.locator('input[type=file]').setInputFiles({ name: 'autumn-survey.csv', mimeType: 'text/csv', buffer });
  await page.getByText('A calm message').first().waitFor();
};

export const shots: readonly Shot[] = [
  { name: 'login', fullPage: false, open: async (page) => void (await page.goto('/login')) },
  {
    name: 'login-wrong',
    fullPage: false,
    open: async (page) => {
      await page.route('**/api/auth/login', (route) =>
        route.fulfill({ status: 403, json: { error: { code: 'wrongCredentials', message: '', requestId: 'x' } } }),
      );
      await page.goto('/login');
      await page.locator('input[type=email]').fill(admin.username);
      await page.locator('input[type=password]').fill('Not-The-Password-123');
      await page.locator('button[type=submit]').click();
    },
  },
  { name: 'otp', fullPage: false, open: openCodePage },
  {
    name: 'otp-wrong',
    fullPage: false,
    open: async (page) => {
      await openCodePage(page);
      await page.locator('input[aria-label]').first().click();
      await page.keyboard.type('000000');
      await page.getByRole('alert').filter({ hasText: '4' }).waitFor();
    },
  },
  { name: 'forgot-password', fullPage: false, open: async (page) => void (await page.goto('/forgot-password')) },
  {
    name: 'email-sent',
    fullPage: false,
    open: async (page) => {
      await page.goto('/forgot-password');
      await page.route('**/forgot-password-otp', (route) =>
        route.fulfill({ json: { uuid: '11111111-1111-4111-8111-111111111111' } }),
      );
      await page.locator('input[type=email]').fill(admin.username);
      await page.locator('button[type=submit]').click();
      await page.waitForURL('**/email-sent');
    },
  },
  { name: 'projects-cards', open: signedIn(async (page) => void (await page.goto('/projects'))) },
  {
    name: 'projects-table',
    open: signedIn(async (page) => {
      await page.addInitScript(() => localStorage.setItem('projects-content-view', '"table"'));
      await page.goto('/projects');
    }),
  },
  { name: 'projects-nothing-found', open: signedIn(async (page) => void (await page.goto('/projects?query=nothing'))) },
  {
    name: 'projects-error',
    open: signedIn(async (page) => {
      await page.route('**/api/project/search*', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/projects');
    }),
  },
  {
    name: 'user-menu',
    fullPage: false,
    open: signedIn(async (page) => {
      await page.goto('/projects');
      await page.locator('header button[aria-haspopup=menu]').first().click();
    }),
  },
  {
    name: 'change-password',
    fullPage: false,
    open: signedIn(async (page, language) => {
      await page.goto('/projects');
      await page.locator('header button[aria-haspopup=menu]').first().click();
      await page.getByRole('menuitem', { name: language === 'en' ? 'Change password' : 'Passwort ändern' }).click();
    }),
  },
  { name: 'create', open: signedIn(async (page) => void (await page.goto('/projects/create'))) },
  { name: 'create-resonance', open: signedIn(async (page) => void (await page.goto('/projects/create/resonance'))) },
  { name: 'create-resonance-mapping', open: signedIn(chooseSurvey) },
  {
    name: 'resonance',
    open: signedIn(async (page) => void (await page.goto(`/project/resonance/${await projectId(page, 'Havgus')}`))),
  },
  {
    name: 'resonance-low-base',
    open: signedIn(async (page) => void (await page.goto(`/project/resonance/${await projectId(page, 'Rimfrost')}`))),
  },
];
