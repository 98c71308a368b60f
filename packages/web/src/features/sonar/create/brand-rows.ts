import { toNameKey } from '@soundings/contract/name-key';
import { toDomain } from '@soundings/contract/sonar/domain';
import { datasetLimits, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { useState } from 'react';
import { ApiError } from '#/lib/api/api-error.ts';
import { emptyValues, toDraft, toFields } from '../brands/brand-draft.ts';
import { type BrandFields, type BrandGiven, type FieldErrors, readFieldErrors } from '../brands/brand-fields.ts';

type OpenDialog = null | 'new' | { key: number; network?: SocialNetwork | undefined };

export function useBrands() {
  const [rows, setRows] = useState<readonly BrandRow[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [dialog, setDialog] = useState<OpenDialog>(null);

  /** Keeps a brand and answers its number, or what is wrong with it. Throws tooManyDatasets. */
  const save = (fields: BrandFields, key?: number): { errors: FieldErrors } | { number: number } => {
    const errors = findConflict(rows, fields, key);
    if (errors) return { errors };
    if (key === undefined && rows.length >= datasetLimits.datasets) throw new ApiError('tooManyDatasets', 409);
    const next = key === undefined ? addRow(rows, fields) : changeRow(rows, key, fields);
    setRows(next);
    return { number: key === undefined ? next.length : next.findIndex((row) => row.key === key) + 1 };
  };

  const remove = (keys: ReadonlySet<number>) => {
    setRows(removeRows(rows, keys));
    setChosen(new Set([...chosen].filter((key) => !keys.has(key))));
  };

  /** Null where there would be more than a project may have; nothing is taken over then. */
  const takeFile = (given: readonly BrandGiven[]) => {
    const result = importRows(rows, given);
    if (result.rows.length > datasetLimits.datasets) return null;
    setRows(result.rows);
    return result;
  };

  /** Marks what the server refused, and opens the first; false where the refusal is about none of the brands. */
  const showRefusal = (error: unknown): boolean => {
    const marked = markErrors(rows, readFieldErrors(error) ?? {});
    if (marked.first === undefined) return false;
    setRows(marked.rows);
    setDialog({ key: marked.first });
    return true;
  };

  return { rows, chosen, setChosen, dialog, setDialog, save, remove, takeFile, showRefusal };
}
export type Brands = ReturnType<typeof useBrands>;

export interface BrandRow {
  key: number;
  fields: BrandFields;
  errors?: FieldErrors;
}

const nextKey = (rows: readonly BrandRow[]): number => rows.reduce((most, { key }) => Math.max(most, key), 0) + 1;

const normal = (fields: BrandFields): BrandFields => ({
  ...fields,
  domain: toDomain(fields.domain) ?? fields.domain,
});

const withOneMine = (rows: readonly BrandRow[], mine: number | undefined): BrandRow[] =>
  rows.map((row) =>
    mine !== undefined && row.key !== mine && row.fields.myCompany
      ? { ...row, fields: { ...row.fields, myCompany: false } }
      : row,
  );

/** Where none is marked as the user’s own, the brand that the project is named to be about. */
export const findOwnBrand = (brands: readonly BrandFields[], own: string): BrandFields | undefined => {
  const name = toNameKey(own);
  return (
    brands.find(({ myCompany }) => myCompany) ?? brands.find(({ brandCompany }) => toNameKey(brandCompany) === name)
  );
};

export const markOwnBrand = (brands: readonly BrandFields[], own: string): BrandFields[] => {
  const mine = findOwnBrand(brands, own);
  return brands.map((brand) => (brand === mine ? { ...brand, myCompany: true } : brand));
};

const brandKey = ({ domain, brandCompany }: { domain: string; brandCompany: string }): string =>
  `${domain} ${toNameKey(brandCompany)}`;

export const findConflict = (rows: readonly BrandRow[], fields: BrandFields, key?: number): FieldErrors | null => {
  const brand = brandKey(normal(fields));
  const isTaken = rows.some((row) => row.key !== key && brandKey(row.fields) === brand);
  return isTaken ? { domain: 'datasetAlreadyExists' } : null;
};

export const addRow = (rows: readonly BrandRow[], fields: BrandFields): BrandRow[] => {
  const row: BrandRow = { key: nextKey(rows), fields: normal(fields) };
  return withOneMine([...rows, row], fields.myCompany ? row.key : undefined);
};

export const changeRow = (rows: readonly BrandRow[], key: number, fields: BrandFields): BrandRow[] =>
  withOneMine(
    rows.map((row) => (row.key === key ? { key, fields: normal(fields) } : row)),
    fields.myCompany ? key : undefined,
  );

export const removeRows = (rows: readonly BrandRow[], keys: ReadonlySet<number>): BrandRow[] =>
  rows.filter(({ key }) => !keys.has(key));

const merged = (before: BrandFields, { socials = {}, ...given }: BrandGiven): BrandFields => {
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const networks = socialNetworks.filter((network: SocialNetwork) => (socials[network]?.length ?? 0) > 0);
  const links = Object.fromEntries(networks.map((network) => [network, socials[network]]));
  // Through the dialog's draft, so that exactly one link of a network is the measured one.
  return toFields(toDraft({ ...before, ...said, socials: { ...before.socials, ...links } }));
};

export const importRows = (rows: readonly BrandRow[], given: readonly BrandGiven[]) => {
  const next = [...rows];
  const places = new Map(next.map(({ fields }, place) => [brandKey(fields), place]));
  let key = nextKey(rows);
  let mine: number | undefined;
  let added = 0;
  let withoutCountry = 0;
  for (const brand of given) {
    // The reader of files names every brand.
    const { domain, brandCompany = domain } = brand;
    const place = places.get(brandKey({ domain, brandCompany }));
    const before = place === undefined ? undefined : next[place];
    const fields = merged(before?.fields ?? { ...(emptyValues as BrandFields), brandCompany }, brand);
    const row: BrandRow = { key: before?.key ?? key++, fields };
    if (fields.myCompany && brand.myCompany) mine = row.key;
    if (place === undefined) {
      places.set(brandKey(fields), next.length);
      next.push(row);
      added += 1;
      if (brand.country === undefined) withoutCountry += 1;
    } else next[place] = row;
  }
  return { rows: withOneMine(next, mine), added, changed: given.length - added, withoutCountry };
};

const before = 'datasets.';

export const markErrors = (rows: readonly BrandRow[], errors: FieldErrors) => {
  const byPlace = new Map<number, Record<string, string>>();
  for (const [path, code] of Object.entries(errors)) {
    if (!path.startsWith(before)) continue;
    const [place = '', ...field] = path.slice(before.length).split('.');
    byPlace.set(Number(place), { ...byPlace.get(Number(place)), [field.join('.')]: code });
  }
  const marked = rows.map(({ key, fields }, place) => {
    const found = byPlace.get(place);
    return found ? { key, fields, errors: found } : { key, fields };
  });
  return { rows: marked, first: marked.find(({ errors: found }) => found)?.key };
};
