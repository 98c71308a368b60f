import type { Page } from '@playwright/test';
import { type Shot, showHeadToHead } from './pages.ts';

const findProject = async (page: Page, projectType: string) => {
  const found = await page.request.post('/api/project/search', { data: { projectType } });
  return (await found.json()).content.find(({ demo }: { demo: boolean }) => demo);
};

const edit =
  (segment: string, type: string, isShared = false) =>
  async (page: Page) => {
    const { id } = await findProject(page, type);
    await page.request.post(`/api/project/${isShared ? 'activate' : 'deactivate'}/sharing/${id}`);
    await page.goto(`/projects/edit/${segment}/${id}`);
    await page.waitForLoadState('networkidle');
  };

const go = (path: string) => async (page: Page) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
};

const openDemo = (segment: string, type: string) => async (page: Page) => {
  const { id } = await findProject(page, type);
  await go(`/project/${segment}/${id}`)(page);
};

const press = async (page: Page, button: RegExp, menu: RegExp) => {
  const found = page.getByRole('button', { name: button }).first();
  if (await found.isVisible()) return found.click();
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: button }).click();
};

const openDialog = (button: RegExp) => async (page: Page) => {
  await openDemo('genie', 'GENIE')(page);
  await press(page, button, /(Predicted|Vorhergesagt)$/);
  await page.getByRole('dialog').waitFor();
};

const tryFirst = async (page: Page) => {
  await openDemo('genie', 'GENIE')(page);
  await press(page, /^(Try this|Ausprobieren)/, /(Message|Botschaft) \d+$/);
  await page
    .getByRole('region', { name: /^(Try this|Ausprobieren)/ })
    .getByRole('listitem')
    .first()
    .waitFor();
};

const refused = (path: string) => async (page: Page) => {
  await go(path)(page);
  await page.locator('button[type=submit]').last().click();
};

const consume =
  (password: 'none' | 'wrong' | 'right', type = 'RESONANCE') =>
  async (page: Page) => {
    const { id } = await findProject(page, type);
    await page.request.post(`/api/project/activate/sharing/${id}`);
    const { link, projectPassword } = await (await page.request.get(`/api/project/edit-info/${id}`)).json();
    await page.goto(link);
    if (password === 'none') return;
    await page.locator('input[type=password]').fill(password === 'right' ? projectPassword : 'Not-The-Password-123');
    await page.locator('button[type=submit]').click();
    if (password !== 'right') return;
    // The demo's first figures may still be on their way.
    const open = page.getByRole('button', { name: /^(Open project|Projekt öffnen)$/ });
    const card = page.getByRole('main').getByRole('region').first();
    for (let left = 12; left > 0 && !(await card.isVisible()); left--) {
      await card.waitFor({ timeout: 5000 }).catch(() => {});
      if (await open.isEnabled({ timeout: 100 }).catch(() => false)) await open.click();
    }
    await card.waitFor();
    // What its cards ask for: the page itself was loaded with its gate.
    await page.waitForTimeout(3000);
  };

const noBrand = { name: '', accentColor: '', imprint: '', privacy: '', help: '' };

/** As an agency's customers see it: its name and a colour that is too pale for white. */
const consumeBranded = async (page: Page) => {
  const brand = { ...noBrand, name: 'Umbra & Söhne', accentColor: '#ffb000', help: 'help@umbra.example' };
  await page.request.put('/api/settings/brand', { data: brand });
  try {
    await consume('none')(page);
    await page.locator('input[type=password]').waitFor();
  } finally {
    await page.request.put('/api/settings/brand', { data: noBrand });
  }
};

const importBrands = async (page: Page, name: string, lines: readonly string[]) => {
  const buffer = Buffer.from(['company;domain;country;products;facebook;my company', ...lines].join('\n'));
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'text/csv', buffer });
};

const createWithBrands = async (page: Page) => {
  await go('/projects/create/sonar')(page);
  const names = ['Fjeldholm', 'Nordvandrer', 'Havgus', 'Tundra & Co', 'Vestkystens Friluftsudstyr og Rejsegods A/S'];
  const lines = names.map(
    (company, i) => `${company};b${i}.example.com;Denmark;Jackets, tents;b${i};${i === 0 ? 'yes' : ''}`,
  );
  await importBrands(page, 'outdoor_brands.csv', [
    ...lines,
    ...Array.from({ length: 60 }, (_, i) => `Brand ${i};c${i}.example.com;Sweden;Boots;;`),
  ]);
  await page.getByText('Tundra & Co').waitFor();
  await page.getByRole('textbox', { name: /^(Brand|Marke)$/ }).fill('Fjeldholm');
  await page.getByRole('checkbox').nth(4).check();
  await page.locator('.mantine-Notification-closeButton').click();
};

const createWithErrors = async (page: Page) => {
  await createWithBrands(page);
  await importBrands(page, 'bad_brands.csv', ['A;;Denmark;;;', 'B;b.dk;Denmrk;;;', 'C;b.dk;Denmark;;;']);
  await page.getByRole('alert').first().waitFor();
};

const dialogTab = (tab: number) => async (page: Page) => {
  await createWithBrands(page);
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await page.getByRole('tab').nth(tab).click();
};

const list: readonly [name: string, open: Shot['open'], isWindow?: true][] = [
  [
    'project-menu',
    async (page) => {
      await go('/projects?type=SONAR')(page);
      await page.getByRole('listitem').getByRole('button').first().click();
    },
    true,
  ],
  ['create-sonar', go('/projects/create/sonar')],
  ['create-sonar-brands', createWithBrands],
  ['create-sonar-errors', createWithErrors],
  ['sonar-dialog-social', dialogTab(2), true],
  ['sonar-dialog-settings', dialogTab(1), true],
  ['create-scout', go('/projects/create/scout')],
  ['create-scout-errors', refused('/projects/create/scout')],
  ['create-genie', go('/projects/create/genie')],
  ['create-genie-go', go('/projects/create/genie-go')],
  ['create-genie-go-errors', refused('/projects/create/genie-go')],
  ['create-id8', go('/projects/create/id8')],
  ['edit-sonar', edit('sonar', 'SONAR')],
  ['edit-resonance-shared', edit('resonance', 'RESONANCE', true)],
  ['edit-scout-shared', edit('scout', 'SCOUTV2', true)],
  ['edit-genie', edit('genie', 'GENIE')],
  ['edit-genie-go', edit('genie-go', 'GENIE_GO')],
  ['edit-id8', edit('id8', 'ID8')],
  ['genie', openDemo('genie', 'GENIE')],
  ['genie-go', openDemo('genie-go', 'GENIE_GO')],
  ['genie-tournament', openDialog(/^(Tournament|Turnier)$/), true],
  ['genie-segments', openDialog(/^(Segments|Segmente)$/), true],
  ['genie-try', tryFirst, true],
  ['genie-custom', openDialog(/^(Custom messages|Eigene Botschaften)$/), true],
  ['consumer-gate', consume('none')],
  ['consumer-gate-wrong', consume('wrong')],
  ['consumer-gate-branded', consumeBranded],
  [
    'consumer-resonance',
    async (page) => {
      await consume('right')(page);
      await showHeadToHead(page);
    },
  ],
  ['consumer-sonar', consume('right', 'SONAR')],
  ['consumer-genie', consume('right', 'GENIE')],
  ['consumer-genie-go', consume('right', 'GENIE_GO')],
];

export const projectShots: readonly Shot[] = list.map(([name, open, isWindow]) => ({
  name,
  open,
  signedIn: true,
  fullPage: !isWindow,
}));
