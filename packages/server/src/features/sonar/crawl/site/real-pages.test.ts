import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scoreCrawl } from './score-crawl-test-files.ts';

const root = resolve(import.meta.dirname, '../../../../../..');
const folder = join(resolve(root, process.env.SOUNDINGS_DATA ?? '../shared/data'), 'homepages');
const isThere = existsSync(folder);
if (!isThere) console.warn(`Skipped: the real pages are not in ${folder}. Set SOUNDINGS_DATA to their folder.`);

describe.skipIf(!isThere)('on 58 pages of real organisations the crawl', () => {
  it('finds their profiles and no others, by the goals of precision 0.97 and recall 0.99', {
    timeout: 120_000,
  }, async () => {
    const { pages, unread, precision, recall, right, hits } = await scoreCrawl(folder);
    const wrong = hits.filter(({ kind }) => kind !== 'right');
    for (const { kind, page, network, key } of wrong) console.info(`${kind}: ${page.domain} ${network} ${key}`);
    console.info(`Precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} over ${right} profiles`);
    expect([pages, unread]).toEqual([58, []]);
    expect(right).toBeGreaterThan(200);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.99);
  });
});
