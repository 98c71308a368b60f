import { DatasetFields } from '@soundings/contract/sonar/brands';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { expect, it } from 'vitest';
import { type BrandColumn, findColumn, writtenColumns } from './brand-columns.ts';

it('writes every field and network, with headings that it reads', () => {
  const { socials: _, ...fields } = DatasetFields.shape;
  const wanted = [...Object.keys(fields), ...socialNetworks];
  expect(writtenColumns.map(([column]) => column).toSorted()).toEqual(wanted.toSorted());
  for (const [column, heading] of writtenColumns) expect(findColumn(heading), heading).toEqual({ column, rank: 0 });
});

it.each<[string, BrandColumn]>([
  ['brand', 'brandCompany'],
  ['brandCompany', 'brandCompany'],
  ['UNTERNEHMEN', 'brandCompany'],
  ['in_focus', 'inFocus'],
  ['Im Ökosystem', 'inEcosystem'],
  ['Länder-Code', 'country'],
  ['youtube_channel_id', 'YOUTUBE'],
  ['linkedin_company', 'LINKEDIN'],
  ['LinkedIn URL', 'LINKEDIN'],
  ['Facebook-Profil', 'FACEBOOK'],
  ['X (Twitter)', 'TWITTER'],
  ['Tik-Tok', 'TIKTOK'],
])('reads %s', (heading, column) => {
  expect(findColumn(heading)?.column).toBe(column);
});

it.each(['', 'wikidata', 'description', 'links', 'domain url', '%'])('reads nothing from “%s”', (heading) => {
  expect(findColumn(heading)).toBeNull();
});
