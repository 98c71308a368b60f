import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '@soundings/e2e/find-browser';
import type { BenchOptions, Ratio } from './bench.ts';
import { lineOf } from './sonar-page/line-of.ts';
import { type Act, type Painted, timeToPaint } from './sonar-page/time-to-paint.ts';

const program = fileURLToPath(new URL('scout-board/serve-board.ts', import.meta.url));
const messagesBySize = { S: 1000, L: 5000 };
const added = 500;
const rounds = 5;

/** A board of 5,000 messages in a browser: opening it, its tabs, searching, ordering, selecting. */
export async function* scoutBoard({ size }: BenchOptions): AsyncGenerator<Ratio> {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-bench-'));
  const child = fork(program, [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const [{ port, token }] = (await once(child, 'message')) as [{ port: number; token: string }];
    yield* inBrowser(`http://127.0.0.1:${port}`, token, messagesBySize[size]);
  } finally {
    child.kill();
    await once(child, 'exit').catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
}

const line = (name: string, painted: readonly Painted[]): Ratio => ({
  ...lineOf(name, painted),
  name: `scout-board/${name}`,
});

async function* inBrowser(url: string, token: string, count: number): AsyncGenerator<Ratio> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'accessToken', value: token, url, sameSite: 'Strict', httpOnly: true }]);
    const id = await fill(context, url, count);
    const page = await context.newPage();
    await page.goto(`${url}/project/scout/${id}`);
    await page.waitForSelector(card);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    for (const [name, acts] of actsOn(count)) {
      const painted: Painted[] = [];
      for (const act of acts) painted.push(await timeToPaint(page, session, act));
      yield line(`${name}, ${count} messages`, painted);
    }
  } finally {
    await browser.close();
  }
}

const words = ['dry', 'warm', 'light', 'storm', 'harbour', 'winter', 'repair', 'wool', 'rain', 'night'];

const fill = async ({ request }: BrowserContext, url: string, count: number): Promise<string> => {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${url}/api/${path}`, { data, headers: { origin: url } });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  };
  const [assistant] = await (await request.get(`${url}/api/assistant/find/all`)).json();
  const groups = ['activeAllAssistants', 'activeSelectedAssistants', 'activeCompressAssistants'];
  const assistants = Object.fromEntries(groups.map((group) => [group, [assistant.id]]));
  const { id } = await post('scout-v2', { projectName: 'Five thousand', userIds: [], ...assistants });
  const texts = Array.from({ length: count }, (_, index) => {
    const [one, other] = [words[index % 10], words[Math.floor(index / 10) % 10]];
    return `Message ${index} of ${one} and ${other}, as long as such messages are`;
  });
  const ids: string[] = [];
  for (let from = 0; from < count; from += added) {
    const { content } = await post('scout-v2/message/create', {
      projectId: id,
      messages: texts.slice(from, from + added),
    });
    ids.push(...content.map((message: { id: string }) => message.id));
  }
  await post('scout-v2/message/select/by/ids', { ids: ids.filter((_, index) => index % 3 === 0), selected: true });
  return id;
};

const card = '[role="list"] [data-card]';
const tab = (index: number): string => `[role="tab"]:nth-of-type(${index + 1})`;
const search = 'input[type="search"]';

const open = (index: number, name: string): Act => ({
  target: tab(index),
  done: `body:has(${tab(index)}[aria-selected="true"]) [role="list"][aria-label="${name}"] [data-card]`,
});
const find = (text: string, count: number): Act => ({
  target: search,
  text,
  done: `[role="list"][aria-label="All"] [data-card][aria-setsize="${count}"]`,
});

const actsOn = (count: number): readonly (readonly [string, readonly Act[]])[] => {
  const tabs = Array.from({ length: rounds }, () => [open(1, 'Selected'), open(0, 'All')]).flat();
  const texts = words.slice(0, rounds);
  // Each word stands in a tenth of the first places and in a tenth of the others, once in both.
  const found = (word: string) =>
    Array.from({ length: count }, (_, index) => [words[index % 10], words[Math.floor(index / 10) % 10]]).filter(
      (both) => both.includes(word),
    ).length;
  return [
    ['switch tabs', tabs],
    ['search by word', texts.flatMap((word) => [find(word, found(word)), find('', count)])],
  ];
};
