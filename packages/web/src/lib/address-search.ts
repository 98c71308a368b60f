/** Reads one parameter of an address; undefined where it is missing or not allowed. */
export type SearchField<T> = (value: unknown) => T | undefined;

type Fields = Record<string, SearchField<unknown>>;
type Search<F extends Fields> = { [K in keyof F]?: F[K] extends SearchField<infer T> ? T | undefined : never };

export interface SearchSchema<F extends Fields = Fields> {
  readonly names: readonly (keyof F)[];
  /** What is not allowed is undefined, also where the router would keep it: an address never keeps a page from opening. */
  readonly parse: (search: unknown) => Search<F>;
}

/**
 * What the address of a page holds, for `validateSearch`. The router needs it of every page before it opens one, so it
 * costs all pages its bytes: a library of schemas would be ten times as heavy.
 */
export const searchSchema = <F extends Fields>(fields: F): SearchSchema<F> => ({
  names: Object.keys(fields),
  parse: (search) => {
    const given = search as Record<string, unknown>;
    const asked = Object.entries(fields).filter(([name]) => name in given);
    return Object.fromEntries(asked.map(([name, field]) => [name, field(given[name])])) as Search<F>;
  },
});

export type SearchOf<S> = S extends SearchSchema<infer F> ? Search<F> : never;

export const oneOf =
  <const T extends string | true>(values: readonly T[]): SearchField<T> =>
  (value) =>
    values.find((allowed) => allowed === value);

export const text =
  (isAllowed: (text: string) => boolean): SearchField<string> =>
  (value) =>
    typeof value === 'string' && isAllowed(value) ? value : undefined;

export const textUpTo = (maxLength: number): SearchField<string> => text(({ length }) => length <= maxLength);

export const query: SearchField<string> = (value) =>
  (typeof value === 'string' && textUpTo(200)(value.trim())) || undefined;

export const wholeNumber =
  (min = Number.MIN_SAFE_INTEGER): SearchField<number> =>
  (value) => {
    const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
    return Number.isSafeInteger(number) && number >= min ? number : undefined;
  };

export const listOf =
  <T>(item: SearchField<T>, maxLength: number, minLength = 0): SearchField<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length > maxLength || value.length < minLength) return undefined;
    const items = value.map(item);
    return items.includes(undefined) ? undefined : (items as T[]);
  };

/** A day of the calendar, YYYY-MM-DD. */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;
export const day: SearchField<string> = text(isDay);

export const uuid: SearchField<string> = text((value) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value));
