// Measures the crawler on saved pages whose profiles are known: npm run -s crawl:score -- FOLDER
// The folder holds gold.json and pages/*.html.gz, as data/homepages does. The last line is { precision, recall }.
import { resolve } from 'node:path';
import { type CrawlScore, scoreCrawl } from '@soundings/server/features/sonar/crawl/site/score-crawl-test-files';

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
const row = (name: string, ...cells: readonly (string | number)[]): string =>
  name.padEnd(12) + cells.map((cell) => String(cell).padStart(10)).join('');

const show = ({ pages, times, unread, byNetwork, byVia, hits, ...all }: CrawlScore): void => {
  console.log(row('', 'right', 'wrong', 'missed', 'precision', 'recall'));
  for (const [name, of] of [...Object.entries(byNetwork), ['all', all] as const])
    console.log(row(name, of.right, of.wrong, of.missed, percent(of.precision), percent(of.recall)));
  for (const [via, { found, of }] of Object.entries(byVia)) console.log(row(`via ${via}`, `${found} of ${of}`));
  for (const { kind, page, network, key } of hits)
    if (kind !== 'right') console.log(`${kind}: ${page.domain} ${network} ${key}`);
  for (const line of unread) console.log(`unread: ${line}`);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => `${Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0)} ms`;
  console.log(`${pages} pages, each in ${at(0.5)} (half of them), ${at(0.95)} (95 of 100), ${at(1)} (all)`);
  console.log(JSON.stringify({ precision: all.precision, recall: all.recall }));
};

const [folder] = process.argv.slice(2);
if (folder) show(await scoreCrawl(resolve(folder)));
else console.error('Give the folder of the pages: npm run -s crawl:score -- FOLDER');
