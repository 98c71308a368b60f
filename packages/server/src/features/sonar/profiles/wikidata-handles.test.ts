import { readFileSync } from 'node:fs';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { hasWikidata, wikidataColumns, wikidataFile } from '#test/wikidata-brands.ts';
import { readProfile } from './read-profile.ts';

/** What the key of a handle has to be: Facebook's numbers are ids, and one entry carries a query. */
const keyOf = (network: SocialNetwork, handle: string, prefix: string) => {
  if (network === 'YOUTUBE') return prefix + handle;
  if (network === 'FACEBOOK' && /^\d+$/.test(handle)) return `id:${handle}`;
  return prefix + handle.replace(/\?.*$/, '').toLowerCase();
};

describe.skipIf(!hasWikidata)('the handles of 1,500 brands', () => {
  const rows = hasWikidata
    ? Papa.parse<Record<string, string>>(readFileSync(wikidataFile, 'utf8'), { header: true, skipEmptyLines: true })
        .data
    : [];

  it('are their own keys, and so are the addresses made of them', () => {
    expect(rows).toHaveLength(1500);
    let handles = 0;
    for (const row of rows)
      for (const [column, network, prefix] of wikidataColumns) {
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
