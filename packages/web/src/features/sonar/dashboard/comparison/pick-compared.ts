import type { Brand } from '../dashboard.ts';
import { bestFirst, brandEntry } from '../score-tabs/model/entry.ts';

type Place = 'top' | 'focus' | 'bottom' | 'next';
export interface Compared {
  readonly brand: Brand;
  readonly place: Place;
}

const edge = 5;
const least = 10;

/**
 * The five best and the five last active brands by powerrank, between them those in focus and one's own. Where these
 * are under ten, the next best fill up: ten at least, as far as there are so many.
 */
export function pickCompared(brands: readonly Brand[]): Compared[] {
  const active = brands.filter(({ isActive, powerrank }) => isActive && powerrank.score !== null);
  const ranked = bestFirst(active.map(brandEntry), 'powerrank').flatMap(({ brand }) => brand ?? []);
  const top = new Set(ranked.slice(0, edge));
  const bottom = new Set(ranked.slice(Math.max(edge, ranked.length - edge)));
  const between = ranked.filter((brand) => !top.has(brand) && !bottom.has(brand));
  const focus = new Set(between.filter(({ inFocus, myCompany }) => inFocus || myCompany));
  const missing = Math.max(0, least - top.size - bottom.size - focus.size);
  const next = new Set(between.filter((brand) => !focus.has(brand)).slice(0, missing));
  const placeOf = (brand: Brand): Place | null => {
    if (top.has(brand)) return 'top';
    if (focus.has(brand)) return 'focus';
    if (bottom.has(brand)) return 'bottom';
    return next.has(brand) ? 'next' : null;
  };
  return ranked.flatMap((brand) => {
    const place = placeOf(brand);
    return place === null ? [] : [{ brand, place }];
  });
}
