import type { StatedOffer } from '@soundings/engine/writer/facts';
import { type Thing, walkJsonLd } from './json-ld.ts';
import { decodeAgain } from './page-head.ts';
import { cleanText } from './parse-html.ts';

const most = 20;
const sold = /(Product|Service|Course|Event|Trip|SoftwareApplication|MobileApplication|Vehicle|Menu|MenuItem|Book)$/;
/** What an article is about, or what others say of it, is not what the page sells. */
const notOffered = /^(about|mentions?|itemReviewed|isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor)$/;

/** Products and services with their prices, each once, at most twenty. */
export const readOffers = (scripts: readonly string[]): StatedOffer[] => {
  const found = new Map<string, StatedOffer>();
  for (const { thing, types, key } of walkJsonLd(scripts)) {
    if (notOffered.test(key) || !types.some((type) => sold.test(type))) continue;
    const name = textIn(thing.name, 100);
    if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), { name, ...priceIn(thing.offers) });
    if (found.size === most) break;
  }
  return [...found.values()];
};

const maxAudiences = 5;

export const readStatedAudience = (scripts: readonly string[]): string[] => {
  const found = new Set<string>();
  for (const { thing, key } of walkJsonLd(scripts)) {
    if (!/^(audience|serviceAudience|targetAudience)$/i.test(key)) continue;
    const text = textIn(thing.audienceType ?? thing.name, 80);
    if (text) found.add(text);
    if (found.size === maxAudiences) break;
  }
  return [...found];
};

const priceIn = (offers: unknown): Omit<StatedOffer, 'name'> => {
  const all = [offers].flat().filter((offer): offer is Thing => typeof offer === 'object' && offer !== null);
  const prices = all.flatMap((offer) => {
    const { price, lowPrice, priceCurrency, priceSpecification } = offer;
    const [inner] = [priceSpecification].flat() as (Thing | undefined)[];
    const amount = readAmount(lowPrice ?? price ?? inner?.price ?? inner?.minPrice);
    if (amount === null) return [];
    return [{ amount, currency: readCurrency(priceCurrency ?? inner?.priceCurrency), isFrom: lowPrice !== undefined }];
  });
  const lowest = prices.toSorted((a, b) => Number(a.amount) - Number(b.amount))[0];
  if (!lowest) return { price: null, currency: null, isFrom: false };
  const differ = prices.some(({ amount }) => Number(amount) !== Number(lowest.amount));
  return { price: lowest.amount, currency: lowest.currency, isFrom: lowest.isFrom || differ };
};

/** "1,299.00" and "49,95" as machines write them. Null for what is no amount, and for free: many write 0 for unknown. */
const readAmount = (value: unknown): string | null => {
  const text = String(value ?? '').trim();
  const plain = /,\d{1,2}$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? plain : null;
};

const readCurrency = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : null;

const textIn = (value: unknown, maxLength: number): string => {
  const text = typeof value === 'string' ? decodeAgain(cleanText(value)) : '';
  return text.length <= maxLength && /\p{L}{2}/u.test(text) && !/[<>{}]/.test(text) ? text : '';
};
