import { expect, it } from 'vitest';
import { emptyValues } from '../brands/brand-draft.ts';
import type { BrandFields } from '../brands/brand-fields.ts';
import {
  addRow,
  type BrandRow,
  changeRow,
  findConflict,
  importRows,
  markErrors,
  markOwnBrand,
  removeRows,
} from './brand-rows.ts';
import { toCsv } from './export-rows.ts';

const brand = (domain: string, more: Partial<BrandFields> = {}): BrandFields => ({
  ...(emptyValues as BrandFields),
  brandCompany: domain.split('.')[0] ?? '',
  domain,
  ...more,
});
const rowsOf = (...brands: BrandFields[]) => brands.reduce<BrandRow[]>(addRow, []);
const domains = (rows: readonly BrandRow[]) => rows.map(({ fields }) => fields.domain);
const mine = (rows: readonly BrandRow[]) =>
  rows.filter(({ fields }) => fields.myCompany).map(({ fields }) => fields.domain);

it('keeps the domain alone, and refuses one that another row of that company has', () => {
  const rows = rowsOf(brand('https://www.Fjord.dk/shop', { brandCompany: 'Fjord' }));
  expect(domains(rows)).toEqual(['fjord.dk']);
  expect(findConflict(rows, brand('HTTP://fjord.dk', { brandCompany: 'Fjord' }))).toEqual({
    domain: 'datasetAlreadyExists',
  });
  expect(findConflict(rows, brand('fjord.dk'), rows[0]?.key)).toBeNull();
  expect(findConflict(rows, brand('fjord.dk', { brandCompany: ' FJORD ' }))).toEqual({
    domain: 'datasetAlreadyExists',
  });
  expect(findConflict(rows, brand('fjord.dk', { brandCompany: 'Fjord Outlet' }))).toBeNull();
  expect(findConflict(rows, brand('havgus.dk', { brandCompany: 'Fjord' }))).toBeNull();
});

it('has one own company at most: the last that was said to be', () => {
  const rows = rowsOf(brand('a.dk', { myCompany: true }), brand('b.dk', { myCompany: true }));
  expect(mine(rows)).toEqual(['b.dk']);
  expect(mine(changeRow(rows, rows[0]?.key ?? 0, brand('a.dk', { myCompany: true })))).toEqual(['a.dk']);
  expect(mine(importRows(rows, [{ domain: 'c.dk', brandCompany: 'C', myCompany: true }]).rows)).toEqual(['c.dk']);
});

it('marks the brand that the project is about, unless one is marked', () => {
  const brands = [brand('a.dk'), brand('b.dk', { brandCompany: 'Fjord & Fjell' })];
  const own = (given: BrandFields[], name: string) => markOwnBrand(given, name).filter(({ myCompany }) => myCompany);
  expect(own(brands, ' fjord  & FJELL ')).toMatchObject([{ domain: 'b.dk' }]);
  expect(own(brands, '')).toEqual([]);
  expect(own([...brands, brand('c.dk', { myCompany: true })], 'Fjord & Fjell')).toMatchObject([{ domain: 'c.dk' }]);
});

it('changes what a file says of known brands and adds the others', () => {
  const known = brand('a.dk', {
    products: ['Tents'],
    inFocus: true,
    socials: { FACEBOOK: [{ url: 'fb.com/a', isSelected: true }], TIKTOK: [{ url: '@a', isSelected: true }] },
  });
  const given = [
    {
      domain: 'a.dk',
      brandCompany: 'A',
      country: 'SE' as const,
      socials: {
        TIKTOK: [
          { url: '@b', isSelected: false },
          { url: '@c', isSelected: false },
        ],
      },
    },
    { domain: 'b.dk', brandCompany: 'Bee' },
    { domain: 'a.dk', brandCompany: 'A Outlet' },
  ];
  const { rows, added, changed, withoutCountry } = importRows(rowsOf(known), given);
  expect([added, changed, withoutCountry]).toEqual([2, 1, 2]);
  expect(importRows([], [{ ...given[0]!, country: 'SE' }]).withoutCountry).toBe(0);
  expect(rows[0]?.fields).toEqual({
    ...known,
    brandCompany: 'A',
    country: 'SE',
    socials: {
      FACEBOOK: known.socials.FACEBOOK,
      TIKTOK: [
        { url: '@b', isSelected: true },
        { url: '@c', isSelected: false },
      ],
    },
  });
  expect(rows[1]?.fields).toEqual({ ...brand('b.dk'), brandCompany: 'Bee', country: 'DK' });
  expect(rows[2]?.fields).toEqual(brand('a.dk', { brandCompany: 'A Outlet' }));
  expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
});

it('gives a row that is added after one was deleted a key of its own', () => {
  const rows = rowsOf(brand('a.dk'), brand('b.dk'), brand('c.dk'));
  const left = removeRows(rows, new Set([rows[0]?.key ?? 0]));
  const next = addRow(left, brand('d.dk'));
  expect(domains(next)).toEqual(['b.dk', 'c.dk', 'd.dk']);
  expect(new Set(next.map(({ key }) => key)).size).toBe(3);
});

it('gives each row the errors that the server has of its place', () => {
  const rows = rowsOf(brand('a.dk'), brand('b.dk'));
  const marked = markErrors(rows, {
    'datasets.1.socials.YOUTUBE.0.url': 'aVideo',
    'datasets.1.country': 'x',
    projectName: 'y',
  });
  expect(marked.first).toBe(rows[1]?.key);
  expect(marked.rows.map(({ errors }) => errors)).toEqual([
    undefined,
    { 'socials.YOUTUBE.0.url': 'aVideo', country: 'x' },
  ]);
  expect(markErrors(rows, { projectName: 'y' }).first).toBeUndefined();
});

it('writes a file with a line for each brand: the measured link first, formulas disarmed', () => {
  const links = [
    { url: 'fb.com/a', isSelected: false },
    { url: 'fb.com/b', isSelected: true },
  ];
  const lines = toCsv([
    brand('a.dk', { brandCompany: '=1+1 "x"', groups: ['G 1', 'G 2'], socials: { FACEBOOK: links } }),
  ])
    .replace('\uFEFF', '')
    .split('\r\n');
  expect(lines[0]).toContain('Company,Domain,Country,Competitor type');
  expect(lines[1]).toBe(`"'=1+1 ""x""",a.dk,DK,All,no,no,no,,"G 1, G 2",,,"fb.com/b, fb.com/a",,,,,,`);
  expect(lines).toHaveLength(3);
  for (const brandCompany of ['＝1+1', '＋1', '－1', '＠x', '\t=1'])
    expect(toCsv([brand('a.dk', { brandCompany })])).toContain(`\r\n'${brandCompany},a.dk`);
});
