import { createYield } from '#/platform/event-loop.ts';
import { chooseProfiles } from './choose-profiles.ts';
import { readPage } from './read-page.ts';

export const findIn = async (
  html: string,
  given: { brand?: string; isTold?: boolean; domain?: string } = {},
): Promise<string[]> => {
  const domain = given.domain ?? 'nordlys.example';
  const page = { bytes: Buffer.from(html), charset: 'utf-8', finalUrl: `https://www.${domain}/news/lamps.html` };
  const { seen } = await readPage({ ...page, domain, brand: given.brand }, createYield());
  return chooseProfiles(seen).map(({ profile: { network, key }, evidence }) =>
    [network, key, ...(given.isTold ? [evidence] : [])].join(' '),
  );
};
