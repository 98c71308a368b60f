import { test } from './api-test.ts';
import type { Browser, Reply } from './browser.ts';
import { share } from './consumer-client.ts';
import { create } from './resonance-client.ts';
import type { TestApp } from './test-app.ts';

export const chartPage = '/chart/resonance/';
const look = { theme: 'hackabu', vision: 'matrix', dataStructure: 'respondents', lang: 'de' };
/** Where whoever is refused ends who opens the chart page at `chartAddress`. */
export const cleanAddress = `${chartPage}?${new URLSearchParams(look)}`;
export const chartAddress = (given: Record<string, string>, path = chartPage) =>
  `${path}?${new URLSearchParams({ ...given, ...look })}`;

/** The id of the visit in an address that the server has sent a browser on to, which is the clean one with it. */
export const visitIdIn = ({ headers }: Reply): string => {
  const { searchParams } = new URL(String(headers.location), 'http://chart');
  const { visit, ...kept } = Object.fromEntries(searchParams);
  if (!visit || `${chartPage}?${new URLSearchParams(kept)}` !== cleanAddress) throw new Error('no visit was opened');
  return visit;
};

export const dataOfVisit = (window: Browser, visit: string): Promise<Reply> =>
  window.get(`/api/chart/resonance/data?${new URLSearchParams({ visit })}`);

export const chartTokenOf = async (browser: Browser): Promise<string> =>
  (await browser.get('/api/ivis/token/generate')).body.token;

export interface Visit {
  readonly window: Browser;
  readonly reply: Reply;
  readonly isOpen: boolean;
  readonly data: () => Promise<Reply>;
}

/** Opens the chart page in a browser, or in one that holds nothing but what the page gives it. */
export const visitChart = async (
  app: TestApp,
  given: Record<string, string>,
  headers?: Record<string, string>,
  window = app.browser(),
): Promise<Visit> => {
  const reply = await window.get(chartAddress(given), headers);
  const isOpen = String(reply.headers.location) !== cleanAddress;
  return { window, reply, isOpen, data: () => dataOfVisit(window, isOpen ? visitIdIn(reply) : '') };
};

/** A test with a shared project of this name, whose chart staff and consumers open, each in a browser of their own. */
export const testOfChart = (projectName: string) =>
  test
    .extend('id', { scope: 'file' }, async ({ admin }): Promise<string> => (await create(admin, projectName)).body.id)
    .extend('projectPassword', { scope: 'file' }, async ({ admin, id }) => (await share(admin, id)).password)
    .extend(
      'visit',
      ({ app }) =>
        (given: Record<string, string>, headers?: Record<string, string>) =>
          visitChart(app, given, headers),
    )
    .extend(
      'asStaff',
      ({ admin, id, visit }) =>
        async (browser: Browser = admin) =>
          visit({ sourceId: id, token: await chartTokenOf(browser) }),
    )
    .extend(
      'asConsumer',
      ({ projectPassword, visit }) =>
        (given: object = {}) =>
          visit({ projectName, projectPassword, projectType: 'resonance', ...given }),
    );
