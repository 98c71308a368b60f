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
export const headlineFolder = join(resolve(root, process.env.SOUNDINGS_DATA ?? '../shared/data'), 'headline-tests');
export const hasHeadlines = (): boolean => existsSync(headlineFolder);

export const readHeadlines = (): Headline[] => {
  const rootOf = readMerges(headlineFolder);
  const seen = new Set<string>();
  const headlines: Headline[] = [];
  for (const row of headlineFiles.flatMap((file) => readRows(headlineFolder, file))) {
    const [test, image, story, , , comparable, , , text] = row;
    const group = `${test}/${image}`;
    if (comparable !== '1' || seen.has(`${group} ${text}`)) continue;
    seen.add(`${group} ${text}`);
    headlines.push({ group, story: rootOf(story!), text: text! });
  }
  return headlines;
};

export const headlineFiles = ['headlines.csv.gz', 'headlines-2.csv.gz'];

/** The story that a story of the first file is merged into, or itself. */
export const readMerges = (folder: string): ((story: string) => string) => {
  const merged = new Map(readRows(folder, 'story-merges.csv.gz').map(([from, to]) => [from!, to!]));
  return (story) => {
    let at = story;
    for (let steps = 0; steps < 10 && merged.has(at); steps++) at = merged.get(at)!;
    return at;
  };
};

export const readRows = (folder: string, file: string): string[][] =>
  gunzipSync(readFileSync(join(folder, file)))
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
