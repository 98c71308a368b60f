import type { Dataset, SocialLink } from '@soundings/contract/sonar/brands';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { sql } from 'drizzle-orm';
import type { Browser } from '#test/browser.ts';
import { addBrand, addSonar, allOf } from '#test/sonar-client.ts';
import type { TestApp } from '#test/test-app.ts';

const urls: Readonly<Record<SocialNetwork, (handle: string) => string>> = {
  FACEBOOK: (handle) => `https://www.facebook.com/${handle}`,
  INSTAGRAM: (handle) => `https://www.instagram.com/${handle}`,
  YOUTUBE: (handle) => `https://www.youtube.com/@${handle}`,
  TWITTER: (handle) => `https://x.com/${handle}`,
  TIKTOK: (handle) => `https://www.tiktok.com/@${handle}`,
  LINKEDIN: (handle) => `https://www.linkedin.com/company/${handle}`,
  TRUSTPILOT: (handle) => `https://www.trustpilot.com/review/${handle}.example`,
};

type Handles = Partial<Record<SocialNetwork, string>>;

let made = 0;
/** A project with a brand for each of these; each has one link on the named networks. @returns its id */
export const addProjectWith = async (
  browser: Browser,
  brands: readonly Handles[],
  more: object = {},
): Promise<string> => {
  const id = await addSonar(browser, `Collected ${++made}`, { startDate: '2026-09-01', ...more });
  for (const [index, handles] of brands.entries()) {
    const links = Object.entries(handles) as [SocialNetwork, string][];
    const socials = Object.fromEntries(links.map(([network, handle]) => [network, [{ url: urls[network](handle) }]]));
    await addBrand(browser, id, {
      brandCompany: `Brand ${index}`,
      domain: `brand-${made}-${index}.example`,
      socials,
    });
  }
  return id;
};

export const startCollecting = (browser: Browser, id: string) => browser.get(`/api/jobs/${id}/collect-sonar`);

export const collect = async (app: TestApp, browser: Browser, id: string) => {
  const { status, body } = await startCollecting(browser, id);
  if (status !== 202) throw new Error(JSON.stringify(body));
  await app.jobsAreDone();
  return (await browser.post('/api/jobs/progress', { jobEntityId: id })).body;
};

export const datesOf = async (browser: Browser, id: string) => (await browser.get(`/api/jobs/sonar/dates/${id}`)).body;
export const planOf = async (browser: Browser, id: string) => (await browser.get(`/api/sonar/collect-plan/${id}`)).body;

export const linksOf = async (browser: Browser, id: string, network: SocialNetwork): Promise<SocialLink[]> =>
  (await allOf(browser, id)).map(({ socials }: Dataset) => socials[network]![0]!);

export const rowsOf = async <T>(app: TestApp, statement: ReturnType<typeof sql>): Promise<T[]> =>
  ((await app.services.db.execute(statement)) as unknown as { rows: T[] }).rows;
