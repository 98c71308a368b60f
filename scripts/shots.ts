// Takes a picture of every page: light and dark, English and German, at 1440, 1024 and 390 px, into .shots/,
// with one contact sheet a page. `npm run shots -- '^projects' '1440-light-en|390'` takes only the pages and pictures whose
// names match the two patterns.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { addAiRuns } from '@soundings/e2e/add-ai-runs';
import { browserArguments, findBrowser } from '@soundings/e2e/find-browser';
import { watchTexts } from '@soundings/e2e/missing-text';
import { admin, startServer } from '@soundings/e2e/server';
import { openPglite, pgliteDirectory } from '@soundings/server/platform/db/database';
import { accountShots } from './shots/account.ts';
import { administrationShots } from './shots/administration.ts';
import { alertShots } from './shots/alerts.ts';
import { chartShots } from './shots/chart.ts';
import { collectWithPast } from './shots/collect-with-past.ts';
import { frameShots } from './shots/frame.ts';
import { id8Shots } from './shots/id8.ts';
import { id8StateShots } from './shots/id8-states.ts';
import { shots as pageShots, type Shot } from './shots/pages.ts';
import { pathShots } from './shots/path.ts';
import { playgroundShots } from './shots/playground.ts';
import { playgroundStateShots } from './shots/playground-states.ts';
import { projectShots } from './shots/projects.ts';
import { reportShots } from './shots/reports.ts';
import { resonanceShots } from './shots/resonance.ts';
import { resonanceAnalysisShots } from './shots/resonance-analysis.ts';
import { scoutShots } from './shots/scout.ts';
import { scoutStateShots } from './shots/scout-states.ts';
import { settingsShots } from './shots/settings.ts';
import { sonarShots } from './shots/sonar.ts';
import { sonarDashboardShots } from './shots/sonar-dashboard.ts';
import { openSonarSites } from './shots/sonar-sites.ts';
import { stateShots } from './shots/states.ts';

const folder = '.shots';
const shots = [
  ...pageShots,
  ...frameShots,
  ...accountShots,
  ...alertShots,
  ...resonanceShots,
  ...resonanceAnalysisShots,
  ...projectShots,
  ...scoutShots,
  ...scoutStateShots,
  ...id8Shots,
  ...id8StateShots,
  ...sonarShots,
  ...sonarDashboardShots,
  ...administrationShots,
  ...settingsShots,
  ...pathShots,
  ...reportShots,
  ...playgroundShots,
  ...playgroundStateShots,
  ...chartShots,
  ...stateShots,
];
const widths = [1440, 1024, 390] as const;
const themes = ['light', 'dark'] as const;
const languages = ['en', 'de'] as const;
const [onlyPages, onlyPictures] = [2, 3].map((at) => new RegExp(process.argv[at] ?? '')) as [RegExp, RegExp];

const variants = widths.flatMap((width) =>
  themes.flatMap((theme) => languages.map((language) => ({ width, theme, language }))),
);
const nameOf = ({ width, theme, language }: Variant): string => `${width}-${theme}-${language}`;
type Variant = (typeof variants)[number];

const openWindow = async (browser: Browser, url: string, shot: Shot, { width, theme, language }: Variant) => {
  const height = width === 390 ? 844 : 900;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
    hasTouch: width === 390,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  if (shot.signedIn) await context.addCookies(session);
  await context.addInitScript((lang) => localStorage.setItem('LANG', lang), language);
  return context.newPage();
};

const signIn = async (browser: Browser, baseURL: string) => {
  const context = await browser.newContext({ baseURL });
  const { uuid, code } = await (await context.request.post('/api/auth/login', { data: admin })).json();
  await context.request.post('/api/auth/confirm', { data: { username: admin.username, uuid, otp: code } });
  const cookies = await context.cookies(`${baseURL}/api/auth`);
  await context.close();
  return cookies;
};

const fillCustomers = async (directory: string) => {
  const env = { ...process.env, DATA_DIR: directory, ADMIN_EMAIL: admin.username, ADMIN_PASSWORD: admin.password };
  const child = spawn(process.execPath, ['scripts/seed-customers.ts', '40', '300'], { env, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the customers could not be seeded');
};

const take = async (page: Page, shot: Shot, variant: Variant): Promise<string> => {
  await shot.open(page, variant.language);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // Charts and popovers settle.
  await page.waitForTimeout(400);
  const file = join(folder, shot.name, `${nameOf(variant)}.png`);
  const fullPage = shot.fullPage ?? true;
  // What stays in the window would stand in the middle of a page that was scrolled.
  if (fullPage) await page.evaluate(() => scrollTo(0, 0));
  // Rows of a phone's list are drawn as they come into the window.
  if (fullPage && variant.width === 390 && (await page.locator('[role=listbox] [aria-setsize]').count()) > 0) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: variant.width, height });
    await page.waitForTimeout(400);
  }
  await page.screenshot({ path: file, fullPage });
  return file;
};

const makeSheet = async (browser: Browser, name: string, files: string[]) => {
  const images = await Promise.all(
    files.map(
      async (file) =>
        `<figure><img src="data:image/png;base64,${(await readFile(file)).toString('base64')}"><figcaption>${file}</figcaption></figure>`,
    ),
  );
  const style =
    'body{margin:16px;background:#888;display:grid;grid-template-columns:repeat(4,1fr);gap:12px;font:12px sans-serif}img{width:100%}figure{margin:0}';
  const page = await browser.newPage({ viewport: { width: 2000, height: 1200 } });
  await page.setContent(`<style>${style}</style>${images.join('')}`);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
};

// A browser from npm brings no monospace font of its own.
if (existsSync('/etc/fonts/fonts.conf')) process.env.FONTCONFIG_PATH ??= '/etc/fonts';
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
const missingTexts = new Set<string>();
watchTexts(browser, (missing) => missingTexts.add(missing));
const dataDirectory = await mkdtemp(join(tmpdir(), 'soundings-shots-'));
await fillCustomers(dataDirectory);
const { db, close } = await openPglite({ directory: pgliteDirectory(dataDirectory) });
await addAiRuns(db, 60);
await close();
const sites = await openSonarSites();
const settings = {
  ...sites.settings,
  FOOTER_IMPRINT: 'https://soundings.example/imprint',
  FOOTER_PRIVACY: 'https://soundings.example/privacy',
};
const wanted = shots.filter(({ name }) => onlyPages.test(name));
const showFigures = [...sonarShots, ...sonarDashboardShots, ...reportShots, ...stateShots];
if (wanted.some((shot) => showFigures.includes(shot)))
  await collectWithPast({ browser, directory: dataDirectory, settings, signIn });
const server = await startServer(settings, dataDirectory);
let session = await signIn(browser, server.url);
let signedInAt = performance.now();
const failures: string[] = [];
await mkdir(folder, { recursive: true });

for (const shot of wanted) {
  await rm(join(folder, shot.name), { recursive: true, force: true });
  const files: string[] = [];
  // A session's first token ends after 15 minutes.
  if (performance.now() - signedInAt > 5 * 60_000) {
    session = await signIn(browser, server.url);
    signedInAt = performance.now();
  }
  for (const variant of variants.filter((picture) => onlyPictures.test(nameOf(picture)))) {
    const page = await openWindow(browser, server.url, shot, variant);
    try {
      missingTexts.clear();
      files.push(await take(page, shot, variant));
      if (missingTexts.size > 0) throw new Error([...missingTexts].join(', '));
    } catch (error) {
      failures.push(`${shot.name} ${Object.values(variant).join(' ')}: ${(error as Error).message.split('\n')[0]}`);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }
  await makeSheet(browser, shot.name, files);
  console.log(`${shot.name}: ${files.length} pictures`);
}
await writeFile(join(folder, 'failures.txt'), failures.join('\n'));
for (const failure of failures) console.log(`not taken: ${failure}`);
await browser.close();
await server.stop();
await sites.close();
process.exit(failures.length > 0 ? 1 : 0);
