import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Shot } from './pages.ts';
import { lastWave } from './resonance-analysis.ts';
import { findOrMake, measured } from './sonar.ts';

const findProject = async (page: Page, query: string): Promise<string> => {
  const found = await (await page.request.post('/api/project/search', { data: { query } })).json();
  return found.content[0].id;
};

const projectsOf = {
  sonarMonth: async (page: Page) => [await findOrMake(page, measured, { isCollected: true })],
  resonanceResult: async (page: Page) => [await findProject(page, 'Havgus autumn claims')],
  conceptPitch: (page: Page) =>
    Promise.all(
      ['Havgus spring messages', 'Havgus winter ideas', 'Havgus headlines'].map((one) => findProject(page, one)),
    ),
} as const;

const titles = {
  en: {
    sonarMonth: 'Nordic outdoor brands in October',
    resonanceResult: 'Havgus: which claim comes first',
    conceptPitch: 'Havgus: the winter concept',
  },
  de: {
    sonarMonth: 'Nordische Outdoor-Marken im Oktober',
    resonanceResult: 'Havgus: Welche Botschaft zuerst kommt',
    conceptPitch: 'Havgus: Das Winterkonzept',
  },
} as const;

/** One report a template and language, kept for the other pictures. */
const findReport = async (page: Page, template: keyof typeof projectsOf, language: string): Promise<string> => {
  const title = titles[language === 'de' ? 'de' : 'en'][template];
  const found = await (await page.request.get(`/api/reports?query=${encodeURIComponent(title)}`)).json();
  if (found.content[0]) return found.content[0].id;
  const projectIds = await projectsOf[template](page);
  const made = await page.request.post('/api/reports', { data: { title, language, template, projectIds } });
  return (await made.json()).id;
};

const editor =
  (template: keyof typeof projectsOf, act?: Shot['open']): Shot['open'] =>
  async (page, language) => {
    await page.goto(`/reports/${await findReport(page, template, language)}`);
    await page.waitForLoadState('networkidle');
    await act?.(page, language);
  };

const openSettings: Shot['open'] = async (page) => {
  const cards = page.getByRole('list', { name: /^(Blocks|Bausteine)$/ }).locator('> li');
  const button = cards.nth(3).getByRole('button', { name: /^(Settings|Einstellungen): / });
  if (await button.isVisible()) return button.click();
  // On a phone it is an entry of the card's menu.
  await cards.nth(3).getByRole('button').first().click();
  await page.getByRole('menuitem', { name: /^(Settings|Einstellungen)$/ }).click();
};

/** Where they have no room beside the blocks. */
const openSide = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', { name: /^(Report settings|Berichtseinstellungen)$/ });
  if (await button.isVisible()) await button.click();
};

const openShared: Shot['open'] = async (page, language) => {
  const id = await findReport(page, 'sonarMonth', language);
  const edition = await (await page.request.post(`/api/reports/${id}/editions`)).json();
  const { link } = await (
    await page.request.put(`/api/report-editions/${edition.id}/share`, { data: { expiresOn: null, password: null } })
  ).json();
  await page.goto(`/shared-report#${link}`);
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
};

const addSchedule: Shot['open'] = async (page) => {
  await openSide(page);
  await page.getByRole('button', { name: /^(Add schedule|Zeitplan hinzufügen)$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('textarea').first().fill('mette@havgus.example\nlars@fjeldholm.example');
};

const uuid = '11111111-1111-4111-8111-111111111111';
const slot = (slotOn: string, state: string, sent: number, failed = 0) => ({
  ...{ slotOn, state, reason: state === 'FAILED' ? 'serviceUnavailable' : null, editionId: null },
  mails: { sent, waiting: 0, failed },
});

/** A report that has been mailed three times; two customers, of whom one wants no more. */
const withSchedules: Shot['open'] = async (page, language) => {
  const schedule = {
    ...{ id: uuid, rhythm: { every: 'WEEK', weekday: 1, hour: 8 }, timeZone: 'Europe/Berlin', form: 'LINK' },
    ...{ isActive: true, nextOn: '2026-11-30T07:00:00.000Z' },
    recipients: [
      { email: 'mette@havgus.example', name: 'Mette Holm', hasUnsubscribed: false },
      { email: 'lars@fjeldholm.example', name: null, hasUnsubscribed: true },
    ],
    slots: [
      slot('2026-11-23T07:00:00.000Z', 'DONE', 1),
      slot('2026-11-16T07:00:00.000Z', 'FAILED', 0),
      slot('2026-11-09T08:00:00.000Z', 'DONE', 1, 1),
    ],
  };
  await page.route('**/api/reports/*/schedules', (route) => route.fulfill({ json: [schedule] }));
  await editor('resonanceResult', openSide)(page, language);
  await page.getByText('Mette Holm').waitFor();
  await page.getByText('Mette Holm').scrollIntoViewIfNeeded();
};

/** What people associate with the first concept, and whom two criteria of the benchmark leave. */
const withConcepts: Shot['open'] = async (page, language) => {
  const projectId = await findProject(page, 'Havgus autumn claims');
  const ask = async (path: string) =>
    (await page.request.post(`/api/resonance/${path}?projectId=${projectId}`, { data: {} })).json();
  const { groups } = await ask('benchmarks');
  const nodeIds = groups.slice(0, 2).map(({ nodes }: { nodes: { id: string }[] }) => nodes[0]!.id);
  const title = language === 'de' ? 'Konzepte' : 'Concepts';
  const data = { title, language, template: 'empty', projectIds: [] };
  const { id } = await (await page.request.post('/api/reports', { data })).json();
  const of = (kind: string, more: object) => ({ kind, id: randomUUID(), projectId, title: '', ...more });
  const blocks = [of('resonanceConcept', { conceptId: null, audienceIds: [] }), of('resonanceBenchmark', { nodeIds })];
  await page.request.post(`/api/reports/${id}/blocks`, { data: { blocks } });
  await page.goto(`/reports/${id}`);
  await page.waitForLoadState('networkidle');
};

/** Blocks that no template has, each of a project that has something for it. */
const openBlocks: Shot['open'] = async (page, language) => {
  const title = language === 'de' ? 'Mehr Bausteine' : 'More blocks';
  const [sonar, survey] = [await findOrMake(page, measured, { isCollected: true }), await lastWave(page)];
  const found = await (await page.request.get(`/api/reports?query=${encodeURIComponent(title)}`)).json();
  const id =
    found.content[0]?.id ??
    (await (await page.request.post('/api/reports', { data: { title, language, template: 'empty' } })).json()).id;
  const kinds = [
    ...(['sonarMap', 'sonarPosts'] as const).map((kind) => ({ kind, projectId: sonar })),
    ...(['resonanceMap', 'resonanceMatrix', 'resonanceWaves', 'resonanceWaveTable'] as const).map((kind) => ({
      kind,
      projectId: survey,
    })),
    ...(['resonanceCodes', 'resonanceCodeTable'] as const).map((kind) => ({ kind, projectId: survey })),
  ];
  if (!found.content[0])
    await page.request.post(`/api/reports/${id}/blocks`, {
      data: { blocks: kinds.map((block) => ({ ...block, id: randomUUID(), title: '' })) },
    });
  await page.goto(`/reports/${id}`);
  await page.waitForLoadState('networkidle');
};

export const reportShots: readonly Shot[] = [
  {
    name: 'reports',
    signedIn: true,
    open: async (page, language) => {
      for (const template of ['sonarMonth', 'resonanceResult'] as const) await findReport(page, template, language);
      await page.goto('/reports');
    },
  },
  {
    name: 'reports-new',
    signedIn: true,
    fullPage: false,
    open: async (page) => {
      await page.goto('/reports');
      await page
        .getByRole('button', { name: /^(New report|Neuer Bericht)$/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'report-sonar', signedIn: true, open: editor('sonarMonth', openSettings) },
  { name: 'report-resonance', signedIn: true, open: editor('resonanceResult') },
  { name: 'report-settings', signedIn: true, fullPage: false, open: editor('resonanceResult', openSide) },
  { name: 'report-concept-blocks', signedIn: true, open: withConcepts },
  { name: 'report-schedule', signedIn: true, fullPage: false, open: editor('resonanceResult', addSchedule) },
  { name: 'report-schedules', signedIn: true, fullPage: false, open: withSchedules },
  { name: 'report-blocks', signedIn: true, open: openBlocks },
  { name: 'report-concept', signedIn: true, open: editor('conceptPitch') },
  {
    name: 'report-share',
    signedIn: true,
    fullPage: false,
    open: editor('resonanceResult', async (page) => {
      await page.getByRole('button', { name: /^(Share report|Bericht freigeben)$/ }).click();
      await page.getByRole('dialog').waitFor();
    }),
  },
  {
    name: 'report-add',
    signedIn: true,
    open: async (page) => {
      const id = await findProject(page, 'Havgus autumn claims');
      await page.goto(`/reports/add?project=${id}&tab=messages`);
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'report-shared', signedIn: true, open: openShared },
];
