import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '@soundings/e2e/find-browser';
import type { BenchOptions, Ratio } from './bench.ts';
import { lineOf } from './sonar-page/line-of.ts';
import { type Act, type Painted, timeToPaint } from './sonar-page/time-to-paint.ts';

const program = fileURLToPath(new URL('id8-board/serve-id8.ts', import.meta.url));
const sizes = { S: { ideas: 500, frames: 64 }, L: { ideas: 2000, frames: 200 } };
const perFrame = 5;
const perPage = 32;
const rounds = 3;

interface Served {
  readonly port: number;
  readonly token: string;
  readonly projectId: string;
}

/** A project of 2,000 ideas and 1,000 images in a browser: its tabs, searching, and memory while paging through all images. */
export async function* id8Board({ size }: BenchOptions): AsyncGenerator<Ratio> {
  const { ideas, frames } = sizes[size];
  const folder = await mkdtemp(join(tmpdir(), 'soundings-bench-'));
  const child = fork(program, [folder, `${ideas}`, `${frames}`], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const [served] = (await once(child, 'message')) as [Served];
    yield* inBrowser(served, ideas, frames);
  } finally {
    child.kill();
    await once(child, 'exit').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

async function* inBrowser({ port, token, projectId }: Served, ideas: number, frames: number): AsyncGenerator<Ratio> {
  const url = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'accessToken', value: token, url, sameSite: 'Strict', httpOnly: true }]);
    const page = await context.newPage();
    await page.goto(`${url}/project/id8/${projectId}?size=${perPage}`);
    await page.waitForSelector(card);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const acts = [
      ['switch tabs', Array.from({ length: rounds }, () => [toImages, toIdeas]).flat()],
      ['search by word', words.flatMap((word) => [find(word, countOf(word, ideas)), find('', ideas)])],
    ] as const;
    for (const [name, list] of acts) {
      const painted: Painted[] = [];
      for (const act of list) painted.push(await timeToPaint(page, session, act));
      const line = lineOf(name, painted);
      yield { ...line, name: `id8-board/${name}, ${ideas} ideas` };
    }
    yield await measureMemory(page, session, frames);
  } finally {
    await browser.close();
  }
}

const card = '[role="list"] [data-card]';
const tab = (index: number): string => `[role="tab"]:nth-of-type(${index + 1})`;
const toImages: Act = { target: tab(1), done: 'article img' };
const toIdeas: Act = { target: tab(0), done: card };
const words = ['dry', 'warm', 'light'];
const allWords = ['dry', 'warm', 'light', 'storm', 'harbour', 'winter', 'repair', 'wool', 'rain', 'night'];
const countOf = (word: string, ideas: number): number =>
  Array.from({ length: ideas }, (_, index) => [allWords[index % 10], allWords[Math.floor(index / 10) % 10]]).filter(
    (both) => both.includes(word),
  ).length;
const find = (text: string, count: number): Act => ({
  target: 'input[type="search"]',
  text,
  done: `[data-card][aria-setsize="${count}"]`,
});

/** Heap after each time through all pages, garbage collected: the last against the first. */
const measureMemory = async (page: Page, session: CDPSession, frames: number): Promise<Ratio> => {
  await page.locator(tab(1)).click();
  await page.locator('article img').first().waitFor();
  const pages = Math.ceil(frames / perPage);
  const heaps: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const direction of ['next', 'previous'] as const) {
      for (let step = 1; step < pages; step++) {
        const first = await page.locator('article').first().getAttribute('aria-label');
        await page.getByRole('button', { name: direction === 'next' ? 'Next page' : 'Previous page' }).click();
        await page.waitForFunction(
          (was) => document.querySelector('article')?.getAttribute('aria-label') !== was,
          first,
        );
        await page.locator('article img').first().waitFor();
      }
    }
    await page.waitForLoadState('networkidle');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    heaps.push(metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value / 2 ** 20);
  }
  return {
    name: `id8-board/memory after paging, ${frames * perFrame} images`,
    ratio: (100 * heaps.at(-1)!) / heaps[0]!,
    goal: 115,
    atMost: true,
    unit: '%',
    detail: `heap after each time through: ${heaps.map((heap) => `${heap.toFixed(1)} MB`).join(', ')}`,
  };
};
