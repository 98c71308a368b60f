// States of pages that an answer, a failure or another role leads to.
import type { Page, Route } from '@playwright/test';
import { surveyCsv, surveyRows } from '@soundings/server/test/survey-file';
import { awaitTimeLeft, gettingOn } from './getting-on.ts';
import { change, onPage } from './on-page.ts';
import type { Shot } from './pages.ts';
import { findOrMake, measured } from './sonar.ts';

const refuse =
  (code: string, status: number, more: object = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: { error: { code, message: '', requestId: 'x', ...more } } });

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

const addResonanceFilter: Shot['open'] = async (page) => {
  const found = await (await page.request.post('/api/project/search', { data: { query: 'Havgus autumn' } })).json();
  await onPage(`/project/resonance/${found.content[0].id}`)(page, 'en');
  await page.getByRole('button', { name: /^(Add filter|Filter hinzufügen)$/ }).click();
};

const importSurvey: Shot['open'] = async (page) => {
  const hundreds = gettingOn(10, 14);
  await page.route(
    '**/api/jobs/*',
    change((job) => Object.assign(job, { status: 'EXECUTING', outcome: null, handled: 100 * hundreds(), total: 2400 })),
  );
  await page.goto('/projects/create/resonance');
  const buffer = Buffer.from(surveyCsv(surveyRows(400)));
  await page.locator('input[type=file]').setInputFiles({ name: 'autumn-survey.csv', mimeType: 'text/csv', buffer });
  await page.getByText('A calm message').first().waitFor();
  await page.getByLabel(/^(Project name|Projektname)/).fill(`Autumn survey ${Math.random()}`);
  await page.getByRole('button', { name: /^(Create|Anlegen)/ }).click();
  await awaitTimeLeft(page);
};

const failToCollect: Shot['open'] = async (page) => {
  const id = await findOrMake(page, measured, { isCollected: true });
  await page.route('**/api/jobs/progress', async (route) => {
    const job = await (await route.fetch()).json();
    const failed = {
      status: 'EXECUTED',
      outcome: 'failed',
      handled: 38,
      total: 84,
      error: { code: 'serviceUnavailable', message: '' },
    };
    await route.fulfill({ json: { ...job, progressType: 'COLLECT_SONAR', ...failed } });
  });
  await onPage(`/project/sonar/collect-data/${id}`)(page, 'en');
};

const setFirstPassword: Shot['open'] = async (page) => {
  const uuid = '11111111-1111-4111-8111-111111111111';
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { uuid } }));
  await page.route('**/api/auth/confirm', (route) => route.fulfill({ json: { changePasswordToken: 'x' } }));
  await page.goto('/login');
  await page.locator('input[type=email]').fill('mette@havgus.example');
  await page.locator('input[type=password]').fill('Given-by-the-agency-1!');
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/otp');
  await page.locator('input[aria-label]').first().click();
  await page.keyboard.type('407582');
  await page.waitForURL('**/change-password');
};

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
  ['resonance-add-filter', addResonanceFilter],
  ['resonance-importing', importSurvey, true],
  ['sonar-collecting-failed', failToCollect],
  [
    'settings-ai-limits',
    async (page) => {
      await page.route('**/api/settings/ai/quota', (route) =>
        route.fulfill({ json: { userTokens: 500_000, companyTokens: 2_000_000 } }),
      );
      await page.route('**/api/ai/remaining', async (route) => {
        const { used, ...rest } = (await (await route.fetch()).json()) as { used: number };
        await route.fulfill({ json: { ...rest, used, limit: 500_000, remaining: 500_000 - used } });
      });
      await onPage('/settings/ai?part=usage')(page, 'en');
      await page.getByRole('form', { name: /^(Monthly limits|Monatliche Limits)$/ }).scrollIntoViewIfNeeded();
    },
  ],
  ['settings-ai-keys-stored', showKeys, true],
  ['settings-requests-kept', showRequests, true],
  ['sonar-labels', onDashboard(pressTool(/^(Labels|Beschriftung)$/))],
  ['sonar-views', onDashboard(pressTool(/^(Views|Ansichten)$/))],
  ['sonar-how-scores-work', onDashboard(pressTool(/^(How scores work|Berechnung)$/))],
  [
    'sonar-recalibrate',
    onDashboard(async (page, language) => {
      await pressTool(/^(How scores work|Berechnung)$/)(page, language);
      await page.getByRole('button', { name: /^(Recalibrate|Neu kalibrieren)$/ }).click();
    }),
  ],
  ['error-toast', failToDelete],
  ['projects-of-company-admin', as('COMPANY_ADMIN', '/projects'), true],
  ['projects-of-company-user', as('COMPANY_USER', '/projects'), true],
  ['projects-of-customer', as('CUSTOMER', '/projects'), true],
  ['playground-of-customer', as('CUSTOMER', '/playground')],
];

const signedOut: readonly [name: string, open: Shot['open']][] = [
  ['login-locked', lockOut],
  ['otp-expired', expireCode],
  ['first-password', setFirstPassword],
];

export const stateShots: readonly Shot[] = [
  ...list.map(([name, open, isPage = false]): Shot => ({ name, open, signedIn: true, fullPage: isPage })),
  ...signedOut.map(([name, open]): Shot => ({ name, open, fullPage: false })),
];
