import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '@soundings/e2e/find-browser';
import type { Ratio } from '../bench.ts';
import { searchActs, sortActs, tabActs } from './acts.ts';
import { lineOf } from './line-of.ts';
import type { Served } from './served.ts';
import { type Act, type Painted, timeToPaint } from './time-to-paint.ts';

const visits = 5;
/** Milliseconds that a page may take to its largest paint. */
const largestPaint = 1200;
const hasScores = '[role="tabpanel"] [role="img"]';

export async function* inBrowser(url: string, served: Served, brands: number): AsyncGenerator<Ratio> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'accessToken', value: served.token, url, sameSite: 'Strict', httpOnly: true }]);
    yield { ...lineOf('open', await opens(context, `${url}/project/sonar/${served.projectId}`)), goal: largestPaint };
    const page = await context.newPage();
    await page.goto(`${url}/project/sonar/${served.projectId}`);
    await page.waitForSelector(hasScores);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    yield* views(page, session);
    const run = async (acts: readonly Act[]) => {
      const painted: Painted[] = [];
      for (const act of acts) painted.push(await timeToPaint(page, session, act));
      return painted;
    };
    yield lineOf('sort brands', await run(sortActs));
    yield lineOf('search brands', await run(searchActs(brands)));
  } finally {
    await browser.close();
  }
}

/** In a new window each time, the files of the page already there. */
const opens = async (context: BrowserContext, address: string): Promise<Painted[]> => {
  const painted: Painted[] = [];
  for (let visit = 0; visit <= visits; visit++) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const start = performance.now();
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForSelector(hasScores);
    const wall = performance.now() - start;
    const { metrics } = await session.send('Performance.getMetrics');
    const cpu = 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
    if (visit > 0) painted.push({ wall, cpu });
    await page.close();
  }
  return painted;
};

async function* views(page: Page, session: CDPSession): AsyncGenerator<Ratio> {
  const [dashboard, ...others] = tabActs;
  const again = new Map<string, Painted[]>();
  for (let round = 0; round < visits; round++) {
    for (const [name, act] of [...others, dashboard!]) {
      const painted = await timeToPaint(page, session, act);
      if (round > 0 || name === dashboard![0]) again.set(name, [...(again.get(name) ?? []), painted]);
      else yield lineOf(`open ${name}, the first time`, [painted]);
    }
  }
  const brand = tabActs.find(([name]) => name === 'Brand')!;
  for (const [name, painted] of again) yield lineOf(`open ${name} again`, painted);
  await timeToPaint(page, session, brand[1]);
}
