import type { Browser, Reply } from './browser.ts';
import { share } from './consumer-client.ts';
import { create } from './resonance-client.ts';
import { openTestApp, type TestApp } from './test-app.ts';

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

/** A shared project of this name, and how staff and consumers open its chart, each in a browser of their own. */
export const openChartProject = async (projectName: string) => {
  const app = await openTestApp();
  const admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  const id: string = (await create(admin, projectName)).body.id;
  const projectPassword = (await share(admin, id)).password;
  const visit = (given: Record<string, string>, headers?: Record<string, string>) => visitChart(app, given, headers);
  return {
    ...{ app, admin, id, projectPassword, visit },
    asStaff: async (browser: Browser = admin) => visit({ sourceId: id, token: await chartTokenOf(browser) }),
    asConsumer: async (given: object = {}) =>
      visit({ projectName, projectPassword, projectType: 'resonance', ...given }),
  };
};
