import type { Page } from '@playwright/test';
import { awaitTimeLeft, gettingOn } from './getting-on.ts';
import type { Shot } from './pages.ts';
import { companies, domainOf } from './sonar-sites.ts';

/** Every role, and a name that has no room; what links they have is found by a crawl. */
const datasets = companies.map((brandCompany, index) => ({
  brandCompany,
  domain: domainOf(brandCompany),
  competitorType: ['Narrow', 'Broad', 'All'][index % 3],
  groups: [['Outdoor', 'Retail', 'Sport'][index % 3]],
  inFocus: index % 5 === 2,
  myCompany: index === 4,
}));

/** Nobody answers at their addresses. */
const unreached = datasets
  .slice(0, 6)
  .map((brand) => ({ ...brand, domain: brand.domain.replace('.example', '.invalid') }));

const runJob = async (page: Page, id: string, job: 'crawl-init-sonar-data' | 'collect-sonar'): Promise<void> => {
  await page.request.get(`/api/jobs/${id}/${job}`);
  for (;;) {
    const reply = await page.request.post('/api/jobs/progress', { data: { jobEntityId: id } });
    if ((await reply.json()).outcome !== null) return;
    await page.waitForTimeout(200);
  }
};

export const findOrMake = async (
  page: Page,
  projectName: string,
  { brands = datasets, isCollected = false }: Pick<Given, 'brands' | 'isCollected'>,
): Promise<string> => {
  const found = await page.request.post('/api/project/search', { data: { query: projectName, projectType: 'SONAR' } });
  const [known] = (await found.json()).content;
  if (known) {
    if (isCollected && known.dataFrom === null) await runJob(page, known.id, 'collect-sonar');
    return known.id;
  }
  const settings = { brand: 'Fjeldholm', startDate: '2026-01-01', rangeType: 'DAILY_RANGE' };
  const made = await page.request.post('/api/sonar/init', { data: { projectName, ...settings, datasets: brands } });
  const { id } = await made.json();
  if (brands.length > 0) await runJob(page, id, 'crawl-init-sonar-data');
  if (isCollected) await runJob(page, id, 'collect-sonar');
  return id;
};

/** A crawl that stands still while it is looked at: 14 of the brands are read, two are being read. */
const showRunning = async (page: Page): Promise<void> => {
  const read = gettingOn(10, 14);
  await page.route('**/api/jobs/progress', async (route) => {
    const job = await (await route.fetch()).json();
    const currentProgress = { type: 'ravnkaer.example', count: 58 };
    const about = { handled: read(), total: companies.length, currentProgress };
    const running = { status: 'EXECUTING', outcome: null, ...about };
    await route.fulfill({ json: { ...job, ...running } });
  });
  await page.route('**/api/sonar-data/search/init*', async (route) => {
    const found = await (await route.fetch()).json();
    for (const [index, brand] of found.content.entries()) {
      if (index < 14) continue;
      Object.assign(brand, { crawlState: index < 16 ? 'reading' : 'waiting', socials: {}, missing: {} });
    }
    await route.fulfill({ json: found });
  });
};

const showCollecting =
  (more: object = { status: 'EXECUTING', outcome: null }) =>
  async (page: Page): Promise<void> => {
    const currentProgress = { type: 'ravnkaer.example', count: 4180 };
    const collecting = { progressType: 'COLLECT_SONAR', total: 84, currentProgress, error: null };
    const handled = gettingOn(34, 38);
    await page.route('**/api/jobs/progress', async (route) => {
      const job = await (await route.fetch()).json();
      await route.fulfill({ json: { ...job, ...collecting, handled: handled(), ...more } });
    });
  };

/** A plan with keys: one network asks for money, one for more than its quota, one has no key. */
const showKeys = async (page: Page): Promise<void> => {
  await page.route('**/api/sonar/collect-plan/*', async (route) => {
    const plan = await (await route.fetch()).json();
    const changes: Record<string, object> = {
      YOUTUBE: { source: 'api', units: 12_400 },
      TIKTOK: { source: null },
      INSTAGRAM: { source: 'provider' },
    };
    const networks = plan.networks.map((one: { network: string }) => ({
      ...one,
      ...(changes[one.network] ?? { source: 'api' }),
    }));
    const isTikTok = ({ network }: { network: string }) => network === 'TIKTOK';
    const accounts = plan.accounts - (plan.networks.find(isTikTok)?.accounts ?? 0);
    const left = { datasetId: '0', brandCompany: 'Aurland', network: 'TIKTOK', url: '', reason: 'noSource' };
    await route.fulfill({
      json: { ...plan, networks, accounts, demo: false, replacesDemo: true, withoutSource: [left], more: 17 },
    });
  });
};

const openPlan = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Collect data|Daten erheben)$/ }).click();

interface Given {
  readonly brands?: readonly object[];
  readonly isCollected?: boolean;
  readonly before?: (page: Page) => Promise<void>;
  readonly act?: (page: Page) => Promise<void>;
}
const collect =
  (projectName: string, { before, act, ...made }: Given = {}) =>
  async (page: Page) => {
    const id = await findOrMake(page, projectName, made);
    await before?.(page);
    await page.goto(`/project/sonar/collect-data/${id}`);
    await page.waitForLoadState('networkidle');
    await act?.(page);
  };

const crawlInDialog = async (page: Page): Promise<void> => {
  await page
    .locator('tbody tr')
    .nth(3)
    .getByRole('button', { name: /^(Edit |.*(bearbeiten|ändern))/ })
    .click();
  await page.getByRole('tab').nth(2).click();
  await page.getByRole('button', { name: /^(Find profiles|Profile suchen)$/ }).click();
};

const openSources = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^(Sources|Quellen)$/ })
    .first()
    .click();

const metrics = 'Company;Date;Posts;Interactions;Notes\nFjeldholm;05/06/2026;3;214;a\nAurland;05/07/2026;1;98;b';

const unmatched = [
  'Company;Date;Network;Metric;Value',
  'Fjeldholm;2026-06-05;Facebook;Posts;3',
  'Aurland Friluft og Fritid Norge AS;2026-06-05;Facebook;Posts;1',
  'Aurland Friluft og Fritid Norge AS;2026-06-06;Facebook;Posts;2',
  'Kompass;2026-06-06;Facebook;Posts;2',
].join('\n');

const crawlMissing = async (page: Page): Promise<void> => {
  const name = /^(Crawl missing|Fehlende suchen)/;
  const button = page.getByRole('button', { name });
  if (await button.isVisible()) return button.click();
  await page.getByRole('button', { name: /^(More actions|Weitere Aktionen)$/ }).click();
  await page.getByRole('menuitem', { name }).click();
};

const openMetricFile = async (page: Page, content: string): Promise<void> => {
  await page.getByRole('button', { name: /^(More actions|Weitere Aktionen)$/ }).click();
  await page.getByRole('menuitem', { name: /^(Import metrics|Kennzahlen importieren)$/ }).click();
  const file = { name: 'metrics.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.getByLabel(/^(Metrics file|Datei mit Kennzahlen)$/).setInputFiles(file);
  await page.getByText('metrics.csv').waitFor();
};

const openMetrics = (page: Page): Promise<void> => openMetricFile(page, metrics);
const openUnmatched = async (page: Page): Promise<void> => {
  await openMetricFile(page, unmatched);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^(Import metrics|Kennzahlen importieren)$/ }).click();
  await dialog.getByRole('group', { name: /^(Names that|Namen, die)/ }).waitFor();
};

const project = 'Nordic Outdoor 2026';
export const measured = 'Nordic Outdoor measured';

const list: readonly [name: string, open: Shot['open'], isWindow?: true][] = [
  ['sonar-collect', collect(project)],
  [
    'sonar-collect-selected',
    collect(project, {
      act: async (page) => {
        const rows = page.locator('tbody tr');
        await rows.nth(3).getByRole('checkbox').check();
        await rows.nth(9).getByRole('checkbox').check();
        await rows.nth(6).getByRole('link', { name: /404/ }).hover();
      },
    }),
    true,
  ],
  ['sonar-collect-running', collect(project, { before: showRunning, act: awaitTimeLeft }), true],
  ['sonar-collect-question', collect(project, { act: crawlMissing }), true],
  [
    'sonar-dialog-crawling',
    collect(project, {
      // Never answered.
      before: async (page) => void (await page.route('**/api/sonar-data/scrapper/socials', () => undefined)),
      act: crawlInDialog,
    }),
    true,
  ],
  [
    'sonar-dialog-found',
    collect(project, {
      act: async (page) => {
        await crawlInDialog(page);
        await page.getByRole('dialog').getByText('facebook.com/doenningofficial').waitFor();
      },
    }),
    true,
  ],
  ['sonar-sources', collect(project, { act: openSources }), true],
  ['sonar-metrics', collect(project, { act: openMetrics }), true],
  ['sonar-metrics-names', collect(project, { act: openUnmatched }), true],
  ['sonar-plan', collect(project, { act: openPlan }), true],
  ['sonar-plan-keys', collect(project, { before: showKeys, act: openPlan }), true],
  ['sonar-collecting', collect(project, { before: showCollecting(), act: awaitTimeLeft }), true],
  [
    'sonar-collecting-cancelled',
    collect(measured, {
      isCollected: true,
      before: showCollecting({ status: 'EXECUTED', outcome: 'cancelled', handled: 38 }),
    }),
    true,
  ],
  [
    'sonar-collected',
    collect(measured, {
      isCollected: true,
      act: (page) => page.locator('[data-sign="partly"], [data-sign="works"]').first().hover(),
    }),
    true,
  ],
  ['sonar-collect-unreached', collect('Nordic Online 2026', { brands: unreached }), true],
  ['sonar-collect-empty', collect('Nordic Indoor 2026', { brands: [] })],
];

export const sonarShots: Shot[] = list.map(([name, open, isWindow = false]) => ({
  name,
  signedIn: true,
  fullPage: !isWindow,
  open,
}));
