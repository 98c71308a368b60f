import type { Page, Response } from '@playwright/test';
import { addMonthOfFigures } from './add-month-of-figures.ts';
import { expect, signIn, test } from './fixtures.ts';

const kB = 1000;

/** Bytes over the wire (Brotli, as browsers ask this machine for it) of what opening an address loads, by kind. */
const weigh = async (page: Page, open: () => Promise<void>) => {
  const seen: Response[] = [];
  const listen = (response: Response) => void seen.push(response);
  page.on('response', listen);
  await open();
  await page.waitForLoadState('networkidle');
  page.off('response', listen);
  const sum = (kind: string) =>
    seen
      // "Not modified" sends nothing again.
      .filter((response) => response.request().resourceType() === kind && response.status() !== 304)
      .reduce((bytes, response) => bytes + Number(response.headers()['content-length'] ?? Number.NaN), 0);
  return { script: sum('script'), css: sum('stylesheet'), font: sum('font') };
};

test('pages stay within their budgets of bytes', async ({ page }) => {
  const login = await weigh(page, async () => void (await page.goto('/login')));
  await signIn(page);
  const projects = await weigh(page, async () => void (await page.goto('/projects')));
  const id = (await (await page.request.post('/api/project/search', { data: { query: 'Havgus' } })).json()).content[0]
    .id;
  const resonance = await weigh(page, async () => void (await page.goto(`/project/resonance/${id}`)));
  const create = await weigh(page, async () => void (await page.goto('/projects/create/resonance')));
  const sonar = await weigh(page, async () => void (await page.goto('/projects/create/sonar')));
  const sonarId = await addMonthOfFigures(page, 'Figures to weigh');
  const collect = await weigh(page, async () => void (await page.goto(`/project/sonar/collect-data/${sonarId}`)));
  const dashboard = await weigh(page, async () => {
    await page.goto(`/project/sonar/${sonarId}`);
    await expect(page.getByRole('region', { name: 'Your brand' })).toContainText('Fjeldholm');
  });
  const playground = await weigh(page, async () => {
    await page.goto('/playground');
    await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible();
  });
  const genieId = (
    await (await page.request.post('/api/project/search', { data: { query: 'Havgus headlines' } })).json()
  ).content[0].id;
  const genie = await weigh(page, async () => void (await page.goto(`/project/genie/${genieId}`)));
  const { token } = await (await page.request.get('/api/ivis/token/generate')).json();
  const chart = await weigh(
    page,
    async () => void (await page.goto(`/chart/resonance/?sourceId=${id}&token=${token}`)),
  );
  const round = (sizes: object) =>
    JSON.stringify(sizes, (_, value) => (typeof value === 'number' ? Math.round(value / kB) : value));
  console.log(
    `kB, Brotli: sign-in ${round(login)}, projects ${round(projects)}, resonance ${round(resonance)}, create ${round(create)}, create SONAR ${round(sonar)}, collect ${round(collect)}, dashboard ${round(dashboard)}, GENIE ${round(genie)}, chart ${round(chart)}, playground ${round(playground)}`,
  );
  expect(login.script).toBeLessThan(235 * kB);
  expect(projects.script).toBeLessThan(285 * kB);
  expect(resonance.script).toBeLessThan(285 * kB);
  expect(create.script).toBeLessThan(285 * kB);
  expect(sonar.script).toBeLessThan(285 * kB);
  expect(collect.script).toBeLessThan(290 * kB);
  expect(dashboard.script).toBeLessThan(290 * kB);
  expect(genie.script).toBeLessThan(285 * kB);
  expect(chart.script).toBeLessThan(290 * kB);
  expect(playground.script).toBeLessThan(285 * kB);
  for (const { css, font } of [
    login,
    projects,
    resonance,
    create,
    sonar,
    collect,
    dashboard,
    genie,
    chart,
    playground,
  ]) {
    expect(css).toBeLessThan(45 * kB);
    expect(font).toBeLessThan(50 * kB);
  }
});
