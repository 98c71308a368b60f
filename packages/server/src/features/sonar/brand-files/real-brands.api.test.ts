import { readFileSync } from 'node:fs';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar, allOf, countsOf, factsOf, importFile, pageOf } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { hasWikidata, wikidataColumns, wikidataFile } from '#test/wikidata-brands.ts';

const keyOf = (network: SocialNetwork, handle: string, prefix: string): string => {
  if (network === 'YOUTUBE') return prefix + handle;
  if (network === 'FACEBOOK' && /^\d+$/.test(handle)) return `id:${handle}`;
  return prefix + handle.replace(/\?.*$/, '').toLowerCase();
};

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

describe.skipIf(!hasWikidata)('1,500 brands of Wikidata, some of which share a domain,', () => {
  const text = hasWikidata ? readFileSync(wikidataFile, 'utf8') : '';
  const rows = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
  it('are imported, exported and imported again with every domain and handle', async () => {
    const projectId = await addSonar(admin, 'Wikidata');
    expect(rows).toHaveLength(1500);
    const imported = async (id: string, name: string, content: string | Uint8Array) =>
      (await importFile(admin, id, name, content)).body;
    expect(await imported(projectId, 'w.csv', text)).toEqual({ added: rows.length, changed: 0 });
    const all = await allOf(admin, projectId);
    expect(all.map(({ domain }) => domain)).toEqual(rows.map(({ domain }) => domain));
    expect((await pageOf(admin, projectId)).counts).toMatchObject(countsOf(all));
    for (const [index, row] of rows.entries()) {
      const { brandCompany, socials } = all[index]!;
      expect(brandCompany).toBe(row.brand || row.domain);
      for (const [column, network, prefix] of wikidataColumns) {
        const given = row[column] ? [keyOf(network, row[column], prefix)] : [];
        expect((socials[network] ?? []).map(({ key }) => key)).toEqual(given);
      }
    }
    for (const fileType of ['xlsx', 'csv']) {
      const url = `/api/sonar-data/export/${projectId}?fileType=${fileType}`;
      const { rawPayload } = await app.app.inject({ url, cookies: Object.fromEntries(admin.jar) });
      const copyId = await addSonar(admin, `Copy as ${fileType}`);
      expect(await imported(copyId, `copy.${fileType}`, rawPayload)).toEqual({ added: rows.length, changed: 0 });
      expect(factsOf(await allOf(admin, copyId))).toEqual(factsOf(all));
      expect(await imported(projectId, `again.${fileType}`, rawPayload)).toEqual({ added: 0, changed: 0 });
    }
    expect(await imported(projectId, 'w.csv', text)).toEqual({ added: 0, changed: 0 });
    expect(await allOf(admin, projectId)).toEqual(all);
  });
});
