import { headlineFiles, readMerges, readRows } from '../text/headline-tests.ts';

export interface Group {
  readonly story: string;
  /** The first file's tests; those of the second are never tested on. */
  readonly isFirst: boolean;
  readonly members: readonly { readonly text: number; readonly impressions: number; readonly clicks: number }[];
}

export interface StrongPair {
  readonly story: string;
  readonly test: string;
  readonly winner: number;
  readonly loser: number;
}

export interface RatedText {
  readonly story: string;
  readonly week: string;
  readonly text: number;
  readonly impressions: number;
  readonly clicks: number;
}

export interface Tests {
  readonly texts: readonly string[];
  readonly groups: readonly Group[];
  readonly strong: readonly StrongPair[];
  readonly rated: readonly RatedText[];
  /** Stories of the first set, sorted: these are divided into folds. */
  readonly firstStories: readonly string[];
}

/** Reads a folder of headline tests: `headlines.csv.gz`, `headlines-2.csv.gz`, `strong-pairs.csv.gz`, `story-merges.csv.gz`. */
export const readTests = (folder: string): Tests => {
  const rootOf = readMerges(folder);
  const indexOf = new Map<string, number>();
  const textIndex = (text: string): number => {
    const known = indexOf.get(text);
    if (known !== undefined) return known;
    indexOf.set(text, indexOf.size);
    return indexOf.size - 1;
  };
  const groups: Group[] = headlineFiles.flatMap((file, at) =>
    readGroups(readRows(folder, file), at === 0, rootOf, textIndex),
  );
  const strong = readRows(folder, 'strong-pairs.csv.gz').map(([test, image, story, winner, loser]) => ({
    story: rootOf(story!),
    test: `${test}/${image}`,
    winner: textIndex(winner!),
    loser: textIndex(loser!),
  }));
  const rated = headlineFiles.flatMap((file) =>
    readRows(folder, file).map(([, , story, week, , , impressions, clicks, text]) => ({
      story: rootOf(story!),
      week: week!,
      text: textIndex(text!),
      impressions: Number(impressions),
      clicks: Number(clicks),
    })),
  );
  const first = [...groups.filter(({ isFirst }) => isFirst), ...strong].map(({ story }) => story);
  return { texts: [...indexOf.keys()], groups, strong, rated, firstStories: [...new Set(first)].toSorted() };
};

const readGroups = (
  rows: readonly string[][],
  isFirst: boolean,
  rootOf: (story: string) => string,
  textIndex: (text: string) => number,
): Group[] => {
  const groups = new Map<string, { story: string; members: Map<number, { impressions: number; clicks: number }> }>();
  for (const [test, image, story, , , comparable, impressions, clicks, text] of rows) {
    if (comparable !== '1') continue;
    const key = `${test}/${image}`;
    const group = groups.get(key) ?? { story: rootOf(story!), members: new Map() };
    groups.set(key, group);
    const index = textIndex(text!);
    const known = group.members.get(index) ?? { impressions: 0, clicks: 0 };
    group.members.set(index, {
      impressions: known.impressions + Number(impressions),
      clicks: known.clicks + Number(clicks),
    });
  }
  return [...groups.values()]
    .filter(({ members }) => members.size > 1)
    .map(({ story, members }) => ({
      story,
      isFirst,
      members: [...members].map(([text, counts]) => ({ text, ...counts })),
    }));
};
