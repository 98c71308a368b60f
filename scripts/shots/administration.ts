import type { Page } from '@playwright/test';
import type { Shot } from './pages.ts';

const companyId = async (page: Page): Promise<string> => {
  const { content } = await (await page.request.get('/api/company?size=1&sort=-createdOn')).json();
  return content[0].id;
};

const onCompany =
  (tab: string, then: (page: Page) => Promise<void> = async () => {}) =>
  async (page: Page) => {
    await page.goto(`/customers/${await companyId(page)}?tab=${tab}`);
    await page.waitForLoadState('networkidle');
    await then(page);
  };

const onPage =
  (path: string, then: (page: Page) => Promise<void> = async () => {}) =>
  async (page: Page) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await then(page);
  };

const press = (name: RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click();
const act = (name: RegExp) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^(Actions for|Aktionen für)/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name }).click();
};
const flip = (page: Page) => page.getByRole('main').getByRole('switch').last().dispatchEvent('click');

const list: readonly [name: string, open: Shot['open']][] = [
  ['users', onPage('/users')],
  ['users-nothing-found', onPage('/users?query=nothing')],
  ['users-disable', onPage('/users', flip)],
  ['users-delete', onPage('/users', act(/^(Delete|Löschen)$/))],
  ['users-create', onPage('/users/create')],
  ['users-create-errors', onPage('/users/create', (page) => page.locator('button[type=submit]').click())],
  [
    'users-edit',
    async (page) => {
      const { content } = await (await page.request.get('/api/user/management/search?kind=company&size=1')).json();
      await page.goto(`/users/edit/${content[0].id}`);
    },
  ],
  ['users-missing', onPage('/users/edit/11111111-1111-4111-8111-111111111111')],
  ['customers', onPage('/customers')],
  ['customers-nothing-found', onPage('/customers?query=nothing')],
  ['customers-active-users', onPage('/customers', press(/aktiv|are active/))],
  ['customers-disable', onPage('/customers', flip)],
  ['customers-delete', onPage('/customers', act(/^(Delete|Löschen)$/))],
  ['customers-add', onPage('/customers/add')],
  ['customers-add-errors', onPage('/customers/add', (page) => page.locator('button[type=submit]').last().click())],
  ['customers-add-user', onPage('/customers/add', press(/^(Add user|Benutzer hinzufügen)$/))],
  ['customers-add-projects', onPage('/customers/add', press(/^(Assign projects|Projekte zuweisen)$/))],
  ['customer-users', onCompany('users')],
  ['customer-add-user', onCompany('users', press(/^(Add user|Benutzer hinzufügen)$/))],
  ['customer-edit-user', onCompany('users', act(/^(Edit|Bearbeiten)$/))],
  ['customer-user-projects', onCompany('users', press(/^(Projects of|Projekte von)/))],
  ['customer-projects', onCompany('projects')],
  ['customer-add-project', onCompany('projects', press(/^(Add project|Projekt hinzufügen)$/))],
  ['customer-assistants', onCompany('assistants')],
  ['customer-ai-chats', onCompany('aiChats')],
  ['customer-sign-in', onCompany('signIn')],
  ['customer-details', onCompany('users', press(/^(Edit details|Daten bearbeiten|Angaben bearbeiten)$/))],
  ['customer-missing', onPage('/customers/11111111-1111-4111-8111-111111111111')],
  ['status', onPage('/status')],
  ['audit', onPage('/audit')],
  ['audit-nothing-found', onPage('/audit?query=nothing-at-all')],
];

export const administrationShots: readonly Shot[] = list.map(([name, open]) => ({
  name,
  open,
  signedIn: true,
  // A dialog stands over the window, not over the whole page.
  fullPage: !/-(disable|delete|add-user|add-projects?|edit-user|user-projects|details|active-users)$/.test(name),
}));
