export interface WordPart {
  text: string;
  kind: 'same' | 'added' | 'removed';
}

/**
 * What became of a text, word by word: the longest common run of words stays, the rest was removed or added.
 * O(words²) in time and memory; messages have some hundred words.
 */
export const compareWords = (before: string, after: string): WordPart[] => {
  const a = splitWords(before);
  const b = splitWords(after);
  const common = longestCommon(a, b);
  const parts: WordPart[] = [];
  const add = (text: string, kind: WordPart['kind']) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ text, kind });
  };
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      add(a[i]!, 'same');
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || common[i + 1]![j]! >= common[i]![j + 1]!)) {
      add(a[i]!, 'removed');
      i += 1;
    } else {
      add(b[j]!, 'added');
      j += 1;
    }
  }
  return parts;
};

const splitWords = (text: string): string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/** Length of the longest common run of words from each pair of places on. */
const longestCommon = (a: readonly string[], b: readonly string[]): Uint16Array[] => {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      table[i]![j] = a[i] === b[j] ? table[i + 1]![j + 1]! + 1 : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
    }
  }
  return table;
};
