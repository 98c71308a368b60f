import type { Browser, Locator, Page } from '@playwright/test';
import { suggestedMapping } from '@soundings/server/test/mapping';
import { expect, expectAccessible } from './fixtures.ts';
import { enterCode, mailedCode } from './mailed-code.ts';

/** What the agency gives, and what people choose for themselves. */
export const given = 'Given-by-the-agency-1!';
const own = 'My-own-password-since-2026!';

export const addUser = async (page: Page, { firstName, lastName, email }: Record<string, string>) => {
  await page.getByRole('button', { name: 'Add user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add user' });
  await dialog.getByLabel('First name').fill(firstName!);
  await dialog.getByLabel('Last name').fill(lastName!);
  await dialog.getByLabel('E-mail').fill(email!);
  await dialog.getByLabel(/^Password/).fill(given);
  await dialog.getByLabel('Repeat password').fill(given);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(dialog).toBeHidden();
};

/** Signs in for the first time, in a window of one's own: the given password leads to choosing another. */
export const signInFirst = async (browser: Browser, baseURL: string, email: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(given);
  await page.getByRole('button', { name: 'Continue' }).click();
  await enterCode(page, email);
  await expect(page.getByRole('heading', { name: 'Set your own password' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password').fill(given);
  await page.getByLabel('Repeat password').fill(given);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByText('Choose a different password from the one you were given.')).toBeVisible();
  await page.getByLabel('New password').fill(own);
  await page.getByLabel('Repeat password').fill(own);
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeVisible();
  return page;
};

/** Signs in for the first time, in a window of one's own, by calls: for journeys that are not about signing in. */
export const openAs = async (browser: Browser, baseURL: string, username: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL });
  const post = async (path: string, data: object) => {
    const reply = await context.request.post(path, { data: { username, ...data } });
    expect(reply.status()).toBe(200);
    return reply.json();
  };
  const { uuid, code } = await post('/api/auth/login', { password: given });
  const otp = code ?? mailedCode(baseURL, username);
  const { changePasswordToken } = await post('/api/auth/confirm', { uuid, otp });
  await post('/api/forgot-password/change-password', { changePasswordToken, newPassword: own });
  return context.newPage();
};

export const companyOf = (companyName: string, user: object) => ({
  companyName,
  companyEmail: 'office@lacks.example',
  companyContact: 'Ida Vang',
  companyCity: 'Aarhus',
  companyAddress: 'Havnegade 1',
  companyZip: '8000',
  enabledProducts: ['SONAR'],
  companyUsers: [user],
});

export const fillCompany = async (page: Page, name: string) => {
  for (const [label, value] of [
    ['Company name', name],
    ['Contact person', 'Mette Holm'],
    ['Address', 'Havnegade 12'],
    ['Zip code', '6700'],
    ['City', 'Esbjerg'],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByLabel('E-mail').fill('office@havgus.example');
};

export const assignProject = async (page: Page, project: string) => {
  await page.getByRole('button', { name: 'Assign projects' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign projects' });
  await dialog.getByRole('searchbox').fill(project.slice(0, 6));
  await dialog.getByRole('checkbox', { name: new RegExp(project) }).check();
  // While it searches, the list before is pale.
  await expect(dialog.locator('[data-stale]')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Assign' }).click();
};

export const chooseFile = (page: Page, name: string, content: string) =>
  page
    .getByRole('button', { name: 'Survey file' })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

export const startProject = async (page: Page, name: string) => {
  await page.goto('/projects/create/resonance');
  await page.getByLabel('Project name').fill(name);
};

/**
 * Imports a survey by calls, as it is suggested, and opens its project: for journeys that begin where its figures are read.
 * @returns the project's id
 */
export const openSurvey = async (page: Page, projectName: string, name: string, buffer: Buffer): Promise<string> => {
  const call = async (path: string, options?: object) => {
    const reply = await (options ? page.request.post(path, options) : page.request.get(path));
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };
  const file = await call('/api/resonance/files', {
    multipart: { file: { name, mimeType: 'application/octet-stream', buffer } },
  });
  const look = { theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en' };
  const { jobId } = await call('/api/resonance', {
    data: { projectName, ...look, fileId: file.id, mapping: suggestedMapping(file) },
  });
  const job = () => call(`/api/jobs/${jobId}`);
  await expect.poll(async () => (await job()).outcome).toBe('done');
  const { projectId } = await job();
  await page.goto(`/project/resonance/${projectId}`);
  return projectId;
};

/** A survey whose import takes a moment: so many respondents, two variables and sixty messages rated from 1 to 5. */
export const largeSurveyCsv = (respondents: number): string => {
  const messages = Array.from({ length: 60 }, (_, index) => index);
  const heading = ['Gender', 'Region', ...messages.map((index) => `Message ${index + 1}`)].join(',');
  const rows = ['north', 'south', 'west', 'north', 'south'].map((region, row) =>
    [row < 2 ? 'male' : 'female', region, ...messages.map((index) => ((index + row) % 5) + 1)].join(','),
  );
  return [heading, ...Array.from({ length: respondents }, (_, index) => rows[index % rows.length])].join('\n');
};

/**
 * Looks for a project by name in the list: newer projects of other journeys may have pushed it off the first page.
 * @returns its link
 */
export const searchProject = async (page: Page, name: string): Promise<Locator> => {
  const search = page.getByRole('searchbox', { name: 'Search projects' });
  await search.fill(name);
  // The answer to the search is there, and no card is about to be exchanged for another.
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === name);
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  return link;
};

export const listenTo = async (page: Page, open: () => Promise<unknown>): Promise<void> => {
  const listening = new Promise<void>((resolve) => {
    // Any of them: a page whose first connection came to nothing connects again.
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).startsWith('RECEIPT') && resolve()),
    );
  });
  await open();
  await listening;
};
