import type { Page } from '@playwright/test';
import { admin } from '@soundings/e2e/server';
import { surveyCsv, surveyRows } from '@soundings/server/test/survey-file';

type Language = 'en' | 'de';

export interface Shot {
  readonly name: string;
  readonly fullPage?: boolean;
  readonly signedIn?: true;
  open(page: Page, language: Language): Promise<void>;
}

const uuid = '11111111-1111-4111-8111-111111111111';

/** It comes once the page rests; on a phone it lies in a sheet. */
export const showHeadToHead = async (page: Page): Promise<void> => {
  if (page.viewportSize()?.width === 390) return;
  const beside = page.getByRole('region', { name: /^(Head-to-head|Direktvergleich)$/ });
  await beside.locator('footer').waitFor();
};

/** The code page without a code behind it: twelve pictures would be more mails than one mailbox gets. */
const openCodePage = async (page: Page): Promise<void> => {
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { uuid, code: '407582' } }));
  await page.route('**/api/auth/confirm', (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: 'incorrect2FACode', requestId: uuid, attemptsRemaining: 4 } },
    }),
  );
  await page.goto('/login');
  await page.locator('input[type=email]').fill(admin.username);
  await page.locator('input[type=password]').fill(admin.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/otp');
};

/** On a phone the tools of a board are folded. */
export const openBoardTools = async (page: Page): Promise<void> => {
  const more = page.getByRole('button', { name: /^(More actions|Weitere Aktionen)$/ });
  if (await more.isVisible()) await more.click();
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
      await page.route('**/forgot-password-otp', (route) => route.fulfill({ json: { uuid } }));
      await page.locator('input[type=email]').fill(admin.username);
      await page.locator('button[type=submit]').click();
      await page.waitForURL('**/email-sent');
    },
  },
  {
    name: 'new-password',
    fullPage: false,
    open: async (page) => {
      await page.route('**/forgot-password-otp', (route) => route.fulfill({ json: { uuid } }));
      await page.route('**/forgot-password/confirm', (route) => route.fulfill({ json: { changePasswordToken: 'x' } }));
      await page.goto('/forgot-password');
      await page.locator('input[type=email]').fill(admin.username);
      await page.locator('button[type=submit]').click();
      await page.waitForURL('**/otp');
      await page.locator('input[aria-label]').first().click();
      await page.keyboard.type('407582');
      await page.waitForURL('**/change-password');
    },
  },
  { name: 'projects-cards', signedIn: true, open: async (page) => void (await page.goto('/projects')) },
  {
    name: 'projects-table',
    signedIn: true,
    open: async (page) => {
      await page.addInitScript(() => localStorage.setItem('projects-content-view', 'table'));
      await page.goto('/projects');
    },
  },
  {
    name: 'projects-nothing-found',
    signedIn: true,
    open: async (page) => void (await page.goto('/projects?query=nothing')),
  },
  {
    name: 'projects-error',
    signedIn: true,
    open: async (page) => {
      await page.route('**/api/project/search*', (route) => route.fulfill({ status: 500, json: {} }));
      await page.goto('/projects');
      // The page tries again by itself before it says so.
      await page.getByRole('button', { name: /^(Try again|Erneut versuchen)$/ }).waitFor();
    },
  },
  {
    name: 'user-menu',
    fullPage: false,
    signedIn: true,
    open: async (page) => {
      await page.goto('/projects');
      await page.locator('header button[aria-haspopup=menu]').first().click();
    },
  },
  {
    name: 'change-password',
    fullPage: false,
    signedIn: true,
    open: async (page, language) => {
      await page.goto('/projects');
      await page.locator('header button[aria-haspopup=menu]').first().click();
      await page.getByRole('menuitem', { name: language === 'en' ? 'Change password' : 'Passwort ändern' }).click();
    },
  },
  { name: 'create', signedIn: true, open: async (page) => void (await page.goto('/projects/create')) },
  {
    name: 'create-resonance',
    signedIn: true,
    open: async (page) => void (await page.goto('/projects/create/resonance')),
  },
  { name: 'create-resonance-mapping', signedIn: true, open: chooseSurvey },
  {
    name: 'create-resonance-errors',
    signedIn: true,
    open: async (page) => {
      await page.goto('/projects/create/resonance');
      const buffer = Buffer.from('%PDF-1.7 not a table');
      await page.locator('input[type=file]').setInputFiles({ name: 'survey.csv', mimeType: 'text/csv', buffer });
      await page.waitForTimeout(800);
    },
  },
  {
    name: 'resonance',
    signedIn: true,
    open: async (page) => {
      await page.goto(`/project/resonance/${await projectId(page, 'Havgus')}`);
      await showHeadToHead(page);
    },
  },
  {
    name: 'resonance-low-base',
    signedIn: true,
    open: async (page) => void (await page.goto(`/project/resonance/${await projectId(page, 'Rimfrost')}`)),
  },
  {
    name: 'resonance-filtered',
    signedIn: true,
    open: async (page) => {
      const id = await projectId(page, 'Havgus');
      const data = await (await page.request.get(`/api/resonance/data?projectId=${id}`)).json();
      const { filterColumns, importedOn } = data;
      const chosen = [
        filterColumns[1].audiences[1].id,
        filterColumns[1].audiences[2].id,
        filterColumns[2].audiences[0].id,
      ];
      const of = Date.parse(importedOn).toString(36);
      const filters = encodeURIComponent(JSON.stringify(chosen));
      await page.goto(`/project/resonance/${id}?of=${of}&filters=${filters}`);
      await page.getByRole('option').first().waitFor();
      const heading = page.getByRole('heading', { name: /^(Head-to-head|Direktvergleich)$/ });
      // On a phone it lies in the sheet, which is folded.
      if (!(await heading.isVisible())) return;
      await heading.scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /^(Add message|Botschaft hinzufügen)$/ }).waitFor();
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: 'resonance-head-to-head',
    signedIn: true,
    fullPage: false,
    open: async (page) => {
      await page.goto(`/project/resonance/${await projectId(page, 'Havgus')}`);
      await page.getByRole('option').first().waitFor();
      // On a phone it lies in the sheet, which is folded.
      const sheet = page.getByRole('region', { name: /^(Selected message|Ausgewählte Botschaft)$/ });
      const folded = sheet.getByRole('button', { expanded: false }).first();
      if (await folded.isVisible()) await folded.click();
      const heading = page.getByRole('heading', { name: /^(Head-to-head|Direktvergleich)$/ });
      await heading.scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: /^(Add message|Botschaft hinzufügen)$/ }).scrollIntoViewIfNeeded();
    },
  },
];
