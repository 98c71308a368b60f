import type { PublicBrand } from '@soundings/contract/settings/brand';
import type { Env } from '#/env.ts';
import type { Letterhead } from '#/platform/mail/letterhead.ts';
import { presentPicture } from '#/platform/pictures/stored-picture.ts';
import type { Services } from '#/platform/services.ts';
import { type BrandRow, findBrandRow } from './brand.store.ts';

const cachedMs = 10_000;

interface Cached {
  readonly readAt: number;
  readonly row: Promise<BrandRow | null>;
}
const caches = new WeakMap<object, Cached>();

/** What is set, as of 10 seconds ago at most; what this node changes it sees at once. */
const cachedRow = ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<BrandRow | null> => {
  const cached = caches.get(db);
  const time = now().getTime();
  if (cached && Math.abs(time - cached.readAt) < cachedMs) return cached.row;
  const row = findBrandRow(db);
  caches.set(db, { readAt: time, row });
  row.catch(() => caches.delete(db));
  return row;
};

export const forgetCachedBrand = ({ db }: Pick<Services, 'db'>): void => void caches.delete(db);

const toFooter = (env: Env, brand: BrandRow['brand'] | undefined): PublicBrand['footer'] => ({
  imprint: brand?.imprint || (env.FOOTER_IMPRINT ?? ''),
  privacy: brand?.privacy || (env.FOOTER_PRIVACY ?? ''),
  conditions: env.FOOTER_CONDITIONS ?? '',
  contact: env.FOOTER_CONTACT ?? '',
  help: brand?.help ?? '',
});

const presentBrand = (env: Env, row: BrandRow | null): PublicBrand => ({
  name: row?.brand.name ?? '',
  accentColor: row?.brand.accentColor ?? '',
  logo: row?.logo ? presentPicture(row.logo) : null,
  footer: toFooter(env, row?.brand),
});

export const findPublicBrand = async (services: Pick<Services, 'db' | 'env' | 'now'>): Promise<PublicBrand> =>
  presentBrand(services.env, await cachedRow(services));

/** The brand to be written into a page. Without a database the page comes all the same, as the product's own. */
export const findBrandForPage = (services: Pick<Services, 'db' | 'env' | 'now'>): Promise<PublicBrand> =>
  findPublicBrand(services).catch(() => presentBrand(services.env, null));

export const findLetterhead = async (
  services: Pick<Services, 'db' | 'storage' | 'now'>,
): Promise<Letterhead | null> => {
  const row = await cachedRow(services);
  if (!row) return null;
  const { name, imprint, privacy, help } = row.brand;
  const { logo } = row;
  const picture = logo && {
    contentType: logo.contentType,
    content: await services.storage.read(logo.storageKey),
    width: logo.width,
    height: logo.height,
  };
  return { name, logo: picture, imprint, privacy, help };
};
