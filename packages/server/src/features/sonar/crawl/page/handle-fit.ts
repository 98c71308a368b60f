import { squash, squashGerman } from '#/platform/pages/brand-names.ts';

/** 3 the same, 2 one holds the other or shortens it, 1 they share a good part, 0 nothing. */
export type Fit = 0 | 1 | 2 | 3;

const leastShared = 4;

const longestShared = (a: string, b: string): number => {
  let longest = 0;
  let row = new Uint8Array(b.length + 1);
  for (let i = 0; i < a.length; i++) {
    const next = new Uint8Array(b.length + 1);
    for (let j = 0; j < b.length; j++) {
      if (a[i] !== b[j]) continue;
      next[j + 1] = row[j]! + 1;
      longest = Math.max(longest, next[j + 1]!);
    }
    row = next;
  }
  return longest;
};

const initials = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word[0] ?? '')
    .join('')
    .toLowerCase();

const fitOne = (handle: string, name: string): Fit => {
  const core = squash(name);
  if (core.length < 2) return 0;
  if (handle === core || handle === squashGerman(name)) return 3;
  const [short, long] = handle.length < core.length ? [handle, core] : [core, handle];
  if (short.length >= leastShared && long.includes(short)) return 2;
  if (short.length >= 2 && long.startsWith(short) && long.length <= short.length * 3) return 2;
  const first = initials(name);
  if (first.length >= 2 && (handle === first || (first.length >= 3 && handle.startsWith(first)))) return 2;
  const shared = longestShared(handle, core);
  return shared >= 5 || (shared >= leastShared && shared * 2 >= short.length) ? 1 : 0;
};

/** How much a profile's handle looks like one of the names of a site. Only 60 characters of each are compared. */
export const handleFit = (handle: string, names: readonly string[]): Fit => {
  const core = squash(handle.slice(0, 60));
  return core === '' ? 0 : (Math.max(0, ...names.map((name) => fitOne(core, name.slice(0, 60)))) as Fit);
};
