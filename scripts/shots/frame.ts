import type { Page } from '@playwright/test';
import type { Shot } from './pages.ts';

const onProjects = async (page: Page): Promise<void> => {
  await page.goto('/projects');
  await page.getByRole('list').getByRole('listitem').first().waitFor();
};

/** The workspace before anything was made; what its server holds stays. */
const showEmpty = async (page: Page): Promise<void> => {
  await page.route('**/api/project/search*', async (route) => {
    const body = await (await route.fetch()).json();
    await route.fulfill({ json: { ...body, content: [], totalElements: 0, totalPages: 0 } });
  });
  const json = {
    hasProject: false,
    hasData: false,
    hasColleague: false,
    hasShared: false,
    toFill: null,
    toShare: null,
    demoProjects: 0,
  };
  await page.route('**/api/project/recent', (route) => route.fulfill({ json: { projects: [] } }));
  await page.route('**/api/project/first-steps', (route) => route.fulfill({ json }));
  await page.goto('/projects');
};

const findPalette = async (page: Page, words: string): Promise<void> => {
  await onProjects(page);
  await page.keyboard.press('Control+K');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type(words);
};

const openHelp = async (page: Page): Promise<void> => {
  await onProjects(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Shift+?');
  await page.getByRole('dialog').waitFor();
};

/** The menu of a phone; wider pages have the sidebar. */
const openMenu = async (page: Page): Promise<void> => {
  await onProjects(page);
  const menu = page.getByRole('button', { name: /^(Open menu|Menü öffnen)$/ });
  if (await menu.isVisible()) await menu.click();
};

const share = async (page: Page): Promise<void> => {
  const data = { query: 'Havgus autumn claims' };
  const { content } = await (await page.request.post('/api/project/search', { data })).json();
  const { id } = content[0];
  await page.request.post(`/api/project/activate/sharing/${id}`);
  await page.goto(`/project/resonance/${id}`);
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('button', { name: /^(Share|Freigeben|Share with the client|.*freigeben)$/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('switch').waitFor({ state: 'attached' });
};

const ask = (entry: RegExp) => async (page: Page) => {
  await page.goto('/projects?type=SONAR');
  await page.getByRole('listitem').getByRole('button').first().click();
  await page.getByRole('menuitem', { name: entry }).click();
  await page.getByRole('dialog').waitFor();
};

const removeDemo = async (page: Page): Promise<void> => {
  await onProjects(page);
  await page.getByRole('button', { name: /^(Remove demo data|Demodaten entfernen)$/ }).click();
  await page.getByRole('dialog').waitFor();
};

const list: readonly [name: string, open: Shot['open'], isWindow?: true][] = [
  ['workspace-empty', showEmpty],
  ['workspace-menu', openMenu, true],
  ['palette', (page) => findPalette(page, ''), true],
  ['palette-found', (page) => findPalette(page, 'ha'), true],
  ['palette-nothing', (page) => findPalette(page, 'zzzz'), true],
  ['page-help', openHelp, true],
  ['project-share', share, true],
  ['project-delete', ask(/^(Delete|Löschen)$/), true],
  ['project-deactivate', ask(/^(Deactivate|Deaktivieren)$/), true],
  ['demo-remove', removeDemo, true],
  ['page-missing', async (page) => void (await page.goto('/nothing/at/all'))],
  ['project-missing', async (page) => void (await page.goto('/project/sonar/11111111-1111-4111-8111-111111111111'))],
];

export const frameShots: readonly Shot[] = list.map(([name, open, isWindow]) => ({
  name,
  open,
  signedIn: true,
  fullPage: !isWindow,
}));
