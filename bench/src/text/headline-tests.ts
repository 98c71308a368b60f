import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * Headlines of real tests: "The Upworthy Research Archive", Matias, Munger, Aubin Le Quere, Ebersole, Scientific Data 8,
 * 195 (2021), CC BY 4.0.
 */
export interface Headline {
  /** Headlines of one group are versions of one another. */
  readonly group: string;
  /** Tests about the same event. */
  readonly story: string;
  readonly text: string;
}

const root = resolve(import.meta.dirname, '../../..');
const headlineFolder = join(resolve(root, process.env.SOUNDINGS_DATA ?? '../shared/data'), 'headline-tests');
export const hasHeadlines = (): boolean => existsSync(headlineFolder);

/** Every comparable headline once a group. */
export const readHeadlines = (): Headline[] => {
  const merged = new Map(readRows('story-merges.csv.gz').map(([from, to]) => [from!, to!]));
  const rootOf = (story: string): string => {
    let at = story;
    for (let steps = 0; steps < 10 && merged.has(at); steps++) at = merged.get(at)!;
    return at;
  };
  const seen = new Set<string>();
  const headlines: Headline[] = [];
  for (const row of [...readRows('headlines.csv.gz'), ...readRows('headlines-2.csv.gz')]) {
    const [test, image, story, , , comparable, , , text] = row;
    const group = `${test}/${image}`;
    if (comparable !== '1' || seen.has(`${group} ${text}`)) continue;
    seen.add(`${group} ${text}`);
    headlines.push({ group, story: rootOf(story!), text: text! });
  }
  return headlines;
};

const readRows = (file: string): string[][] =>
  gunzipSync(readFileSync(join(headlineFolder, file)))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(readRow);

const readRow = (line: string): string[] =>
  Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? plain! : quoted.replaceAll('""', '"'),
  );

/** A fifth of the stories is never trained on. */
export const isHeldOut = (story: string): boolean => {
  let hash = 0;
  for (const letter of story) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash % 5 === 0;
};
