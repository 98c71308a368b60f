import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { SocialNetwork } from '@soundings/contract/sonar-choices';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { readProfile } from './read-profile.ts';

const root = resolve(import.meta.dirname, '../../../../../..');
const file = join(
  resolve(root, process.env.SOUNDINGS_DATA ?? '../shared/data'),
  'homepages/wikidata-brand-profiles.csv',
);
const isThere = existsSync(file);
if (!isThere) console.warn(`Skipped: ${file} is not there. Set SOUNDINGS_DATA to the folder of the data.`);

const columns: readonly (readonly [string, SocialNetwork, string])[] = [
  ['facebook', 'FACEBOOK', ''],
  ['instagram', 'INSTAGRAM', ''],
  ['twitter', 'TWITTER', ''],
  ['youtube_channel_id', 'YOUTUBE', 'channel:'],
  ['linkedin_company', 'LINKEDIN', 'company:'],
];

/** What the key of a handle has to be: Facebook's numbers are ids, and one entry carries a query. */
const keyOf = (network: SocialNetwork, handle: string, prefix: string) => {
  if (network === 'YOUTUBE') return prefix + handle;
  if (network === 'FACEBOOK' && /^\d+$/.test(handle)) return `id:${handle}`;
  return prefix + handle.replace(/\?.*$/, '').toLowerCase();
};

describe.skipIf(!isThere)('the handles of 1,500 brands', () => {
  const rows = isThere
    ? Papa.parse<Record<string, string>>(readFileSync(file, 'utf8'), { header: true, skipEmptyLines: true }).data
    : [];

  it('are their own keys, and so are the addresses made of them', () => {
    expect(rows).toHaveLength(1500);
    let handles = 0;
    for (const row of rows)
      for (const [column, network, prefix] of columns) {
        const handle = row[column]!;
        if (handle === '') continue;
        handles++;
        const found = readProfile(handle, network);
        const key = keyOf(network, handle, prefix);
        expect(found?.key, `${network} ${handle}`).toBe(key);
        expect(readProfile(found!.url), found!.url).toEqual(found);
      }
    expect(handles).toBeGreaterThan(5000);
  });
});
