import type { Page } from '@playwright/test';
import type { Shot } from './pages.ts';

const findProject = async (page: Page, projectType: string) => {
  const found = await page.request.post('/api/project/search?sort=createdOn', { data: { projectType } });
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

const refused = (path: string) => async (page: Page) => {
  await go(path)(page);
  await page.locator('button[type=submit]').last().click();
};

/** Whatever a consumer meets: the gate, a wrong password, and the project. */
const consume = (password: 'none' | 'wrong' | 'right') => async (page: Page) => {
  const found = await page.request.post('/api/project/search', { data: { query: 'Havgus autumn claims' } });
  const { id } = (await found.json()).content[0];
  await page.request.post(`/api/project/activate/sharing/${id}`);
  const { link, projectPassword } = await (await page.request.get(`/api/project/edit-info/${id}`)).json();
  await page.goto(link);
  if (password === 'none') return;
  await page.locator('input[type=password]').fill(password === 'right' ? projectPassword : 'Not-The-Password-123');
  await page.locator('button[type=submit]').click();
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
  ['create-scout-errors', refused('/projects/create/scout')],
  ['create-genie', go('/projects/create/genie')],
  ['create-genie-go-errors', refused('/projects/create/genie-go')],
  ['create-id8', go('/projects/create/id8')],
  ['edit-sonar', edit('sonar', 'SONAR')],
  ['edit-resonance-shared', edit('resonance', 'RESONANCE', true)],
  ['edit-scout-shared', edit('scout', 'SCOUTV2', true)],
  ['edit-genie', edit('genie', 'GENIE')],
  ['edit-genie-go', edit('genie-go', 'GENIE_GO')],
  ['edit-id8', edit('id8', 'ID8')],
  ['consumer-gate', consume('none')],
  ['consumer-gate-wrong', consume('wrong')],
  ['consumer-resonance', consume('right')],
];

/** The forms of all project types, and what consumers see. */
export const projectShots: readonly Shot[] = list.map(([name, open, isWindow]) => ({
  name,
  open,
  signedIn: true,
  fullPage: !isWindow,
}));
