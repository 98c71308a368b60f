import type { Browser, Reply } from './browser.ts';
import type { TestApp } from './test-app.ts';

export const chartPage = '/chart/resonance/';
const look = { theme: 'hackabu', vision: 'matrix', dataStructure: 'respondents', lang: 'de' };
/** Where everyone ends who opens the chart page at `chartAddress`. */
export const cleanAddress = `${chartPage}?${new URLSearchParams(look)}`;
export const chartAddress = (given: Record<string, string>, path = chartPage) =>
  `${path}?${new URLSearchParams({ ...given, ...look })}`;

export const chartTokenOf = async (browser: Browser): Promise<string> =>
  (await browser.get('/api/ivis/token/generate')).body.token;

export interface Visit {
  readonly window: Browser;
  readonly reply: Reply;
  readonly data: () => Promise<Reply>;
}

/** Opens the chart page in a window that holds nothing but what the page gives it. */
export const visitChart = async (
  app: TestApp,
  given: Record<string, string>,
  headers?: Record<string, string>,
): Promise<Visit> => {
  const window = app.browser();
  const reply = await window.get(chartAddress(given), headers);
  return { window, reply, data: () => window.get('/api/chart/resonance/data') };
};
