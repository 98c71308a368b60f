// States of pages that an answer, a failure or another role leads to.
import type { Page, Route } from '@playwright/test';
import type { Shot } from './pages.ts';
import { openConversation, postToPlayground } from './playground.ts';
import { findOrMake, measured } from './sonar.ts';

const onPage =
  (path: string, then: (page: Page) => Promise<unknown> = async () => {}): Shot['open'] =>
  async (page) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await then(page);
  };

/** What the server answers, changed. */
const change =
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  (edit: (answer: any) => unknown) => async (route: Route) => {
    const answer = await (await route.fetch()).json();
    edit(answer);
    await route.fulfill({ json: answer });
  };

const refuse =
  (code: string, status: number, more: object = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: { error: { code, message: '', requestId: 'x', ...more } } });

/** A button, or the entry of the menu that holds it where there is no room. */
const pressTool =
  (name: RegExp): Shot['open'] =>
  async (page) => {
    const tool = page.getByRole('button', { name }).first();
    if (!(await tool.isVisible())) {
      await page.getByRole('button', { name: /^(More settings|Weitere Einstellungen)$/ }).click();
    }
    await tool.click();
  };

const onDashboard =
  (act: Shot['open']): Shot['open'] =>
  async (page, language) => {
    await page.goto(`/project/sonar/${await findOrMake(page, measured, { isCollected: true })}?tab=dashboard`);
    await page.waitForLoadState('networkidle');
    await act(page, language);
  };

/** An answer that is being written, of which nothing more is heard. */
const showReconnecting: Shot['open'] = async (page, language) => {
  const threadId = await openConversation(page, language);
  await page.route(
    `**/api/ai/playground/conversations/${threadId}?*`,
    change(({ messages }) => {
      const last = messages.at(-1);
      last.message = last.message.slice(0, 60);
      Object.assign(last.run, { state: 'running', endedOn: null });
    }),
  );
  await page.route(
    '**/api/ai/runs/*',
    change((run) => Object.assign(run, { state: 'running', endedOn: null })),
  );
  await page.route('**/api/ai/runs/*/events*', (route) => route.abort());
  await page.goto(`/playground?thread=${threadId}`);
  await page
    .getByRole('button', { name: /^(Stop|Anhalten|Stoppen)/ })
    .first()
    .waitFor();
};

/** One file was read, one is too large. */
const attachFiles: Shot['open'] = async (page) => {
  const { assistants } = await (await page.request.get('/api/ai/playground/options')).json();
  const reader = assistants.find(({ type }: { type: string }) => type === 'FILE');
  await page.addInitScript((id) => localStorage.setItem('PLAYGROUND_ASSISTANT', `BUILT_IN ${id}`), reader.id);
  await page.goto('/playground');
  await page.waitForLoadState('networkidle');
  const files = [
    { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('A jacket that lasts ten winters.\n'.repeat(40)) },
    { name: 'archive.txt', mimeType: 'text/plain', buffer: Buffer.alloc(21 * 1024 * 1024, 'a') },
  ];
  for (const file of files) await page.locator('input[type=file]').first().setInputFiles(file);
  await page.waitForTimeout(1500);
};

const folders: Record<'en' | 'de', readonly string[]> = {
  en: ['Outdoor', 'Ice cream', 'Pitches'],
  de: ['Outdoor', 'Eis', 'Wettbewerbe'],
};

const manageFolders: Shot['open'] = async (page, language) => {
  const known = await (await page.request.get('/api/ai/playground/folders')).json();
  for (const name of folders[language]) {
    if (!known.some((folder: { name: string }) => folder.name === name))
      await postToPlayground(page, '/folders', { name });
  }
  await page.goto('/playground');
  await page.waitForLoadState('networkidle');
  await openList(page);
  await page.getByRole('button', { name: /^(Manage folders|Ordner verwalten)$/ }).click();
  await page.getByRole('dialog').last().waitFor();
};

/** On phones and narrow pages the list lies in a drawer. */
const openList = async (page: Page): Promise<void> => {
  const list = page.getByRole('button', { name: /^(Show conversations|Unterhaltungen zeigen)$/ });
  if (await list.isVisible()) await list.click();
};

const showList: Shot['open'] = async (page, language) => {
  await openConversation(page, language);
  await page.goto('/playground');
  await page.waitForLoadState('networkidle');
  await openList(page);
  await page
    .getByRole('button', { name: /^(Actions for|Aktionen für)/ })
    .first()
    .click();
};

const savePrompts: Shot['open'] = async (page) => {
  await page.route('**/api/ai/playground/prompts', async (route) => {
    const common = { isShared: false, isOwn: true, owner: 'Global Admin', updatedOn: '2026-11-20T10:00:00.000Z' };
    const prompts = [
      ['Compare two brands', 'Compare {{brand}} with {{rival}} in powerrank and engagement.', ['brand', 'rival']],
      ['What changed this week', 'What changed by more than noise this week, and why?', []],
    ] as const;
    const json = prompts.map(([name, text, fields], index) => ({
      ...common,
      id: `1111111${index}-1111-4111-8111-111111111111`,
      name,
      text,
      fields,
    }));
    await route.fulfill({ json });
  });
  await page.goto('/playground');
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('button', { name: /^(Saved prompts|Gespeicherte Prompts)$/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};

/** One key works, one was refused. */
const showKeys: Shot['open'] = async (page) => {
  await page.route(
    '**/api/settings/ai',
    change(({ keys }) => {
      const stored = { source: 'stored', setBy: 'Global Admin', setOn: '2026-11-20T10:00:00.000Z' };
      const checked = { ...stored, checkedOn: '2026-11-26T08:12:00.000Z' };
      for (const key of keys) {
        if (key.kind === 'OPEN_AI')
          Object.assign(key, checked, { outcome: 'works', models: ['model-large', 'model-small'] });
        if (key.kind === 'ANTHROPIC') Object.assign(key, checked, { outcome: 'keyInvalid' });
        if (key.kind === 'GOOGLE') Object.assign(key, stored);
      }
    }),
  );
  await onPage('/settings/ai')(page, 'en');
};

const request = {
  company: 'Havgus A/S',
  market: 'DK',
  respondentVolume: '400',
  surveyTemplate: null,
  gender: null,
  ageFrom: 25,
  ageTo: 54,
  region: 'Jutland',
  otherRequirements: 'Hiked at least twice in the last year.',
};
const kept = {
  changedOn: null,
  changedBy: null,
  projectId: null,
  messages: ['One jacket, ten winters.', 'Dry in the worst week of November.'],
};

const showRequests: Shot['open'] = async (page) => {
  await page.route(
    '**/api/settings/search/response-request*',
    change((answer) => {
      answer.content = [
        {
          id: '1',
          kind: 'RESPONSE',
          state: 'NEW',
          projectName: 'Havgus winter',
          email: 'mette@havgus.example',
          sentBy: null,
          createdOn: '2026-11-26T09:00:00.000Z',
          mailed: true,
          request,
          question: null,
        },
        {
          id: '2',
          kind: 'HELP',
          state: 'IN_PROGRESS',
          projectName: 'Rimfrost lines',
          email: 'jens@rimfrost.example',
          sentBy: 'Jens Bro',
          createdOn: '2026-11-24T09:00:00.000Z',
          mailed: false,
          request: null,
          question: 'How many people do we need to tell six messages apart?',
        },
      ].map((one) => ({ ...kept, ...one }));
      Object.assign(answer, { totalElements: 2, totalPages: 1 });
    }),
  );
  await onPage('/settings/scout/requests')(page, 'en');
  await page
    .getByRole('button', { expanded: false, name: /Havgus winter/ })
    .first()
    .click();
};

const lockOut: Shot['open'] = async (page) => {
  await page.route('**/api/auth/login', refuse('tooManyRequests', 429, { retryAfterSeconds: 900 }));
  await page.goto('/login');
  await page.locator('input[type=email]').fill('mette@havgus.example');
  await page.locator('input[type=password]').fill('Not-The-Password-123');
  await page.locator('button[type=submit]').click();
  await page.getByRole('alert').waitFor();
};

const expireCode: Shot['open'] = async (page) => {
  const uuid = '11111111-1111-4111-8111-111111111111';
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { uuid } }));
  await page.route('**/api/auth/confirm', refuse('2FACodeHasBeenDestroyed', 422));
  await page.goto('/login');
  await page.locator('input[type=email]').fill('mette@havgus.example');
  await page.locator('input[type=password]').fill('Not-The-Password-123');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/otp');
  await page.locator('input[aria-label]').first().click();
  await page.keyboard.type('000000');
  await page.getByRole('alert').first().waitFor();
};

const failToDelete: Shot['open'] = async (page) => {
  await page.route('**/api/project/delete/**', refuse('serviceUnavailable', 503));
  await page.route('**/api/project/**', (route) =>
    route.request().method() === 'DELETE' ? refuse('serviceUnavailable', 503)(route) : route.fallback(),
  );
  await page.goto('/projects?type=SONAR');
  await page.getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('menuitem', { name: /^(Deactivate|Deaktivieren)$/ }).click();
  await page.route('**/api/project/deactivate/**', refuse('serviceUnavailable', 503));
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.waitForTimeout(800);
};

const given = 'Given-by-the-agency-1!';
const own = 'My-own-password-since-2026!';
const roles = ['COMPANY_ADMIN', 'COMPANY_USER', 'CUSTOMER'] as const;
type Role = (typeof roles)[number];

/** Whom the pictures of a role are taken as, made by the administrator when first asked for. */
const signInAs = async (page: Page, role: Role): Promise<void> => {
  const username = `${role.toLowerCase().replace('_', '.')}@havgus.example`;
  const post = async (path: string, data: object) => (await page.request.post(path, { data })).json();
  const { content } = await (await page.request.get('/api/company?size=1&sort=-createdOn')).json();
  const names = { firstName: 'Mette', lastName: 'Holm' };
  const made = await page.request.post(`/api/company/add-customer/${content[0].id}`, {
    data: { ...names, username, password: given, roleName: role === 'COMPANY_ADMIN' ? role : `ROLE_${role}` },
  });
  await page.context().clearCookies();
  const login = await post('/api/auth/login', { username, password: made.ok() ? given : own });
  const confirmed = await post('/api/auth/confirm', { username, uuid: login.uuid, otp: login.code });
  if (confirmed.changePasswordToken) {
    await post('/api/forgot-password/change-password', {
      username,
      changePasswordToken: confirmed.changePasswordToken,
      newPassword: own,
    });
  }
};

const as =
  (role: Role, path: string): Shot['open'] =>
  async (page) => {
    await signInAs(page, role);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  };

const list: readonly [name: string, open: Shot['open'], isPage?: true][] = [
  ['playground-reconnecting', showReconnecting],
  ['playground-attachments', attachFiles],
  ['playground-folders', manageFolders],
  ['playground-list', showList],
  ['playground-prompts-saved', savePrompts],
  ['settings-ai-keys-stored', showKeys, true],
  ['settings-requests-kept', showRequests, true],
  ['sonar-labels', onDashboard(pressTool(/^(Labels|Beschriftung)$/))],
  ['sonar-views', onDashboard(pressTool(/^(Views|Ansichten)$/))],
  ['sonar-recalibrate', onDashboard(pressTool(/^(How scores work|So entstehen die Werte)$/))],
  ['error-toast', failToDelete],
  ['projects-of-company-admin', as('COMPANY_ADMIN', '/projects'), true],
  ['projects-of-customer', as('CUSTOMER', '/projects'), true],
  ['playground-of-customer', as('CUSTOMER', '/playground')],
];

const signedOut: readonly [name: string, open: Shot['open']][] = [
  ['login-locked', lockOut],
  ['otp-expired', expireCode],
];

export const stateShots: readonly Shot[] = [
  ...list.map(([name, open, isPage = false]): Shot => ({ name, open, signedIn: true, fullPage: isPage })),
  ...signedOut.map(([name, open]): Shot => ({ name, open, fullPage: false })),
];
