import type { InventedPost } from './invented-account.ts';

/** So many accounts are being read at a time, and a few more. */
const most = 32;

/** Invents only as many as are asked for, and each of them once. */
const lazily = (posts: Iterator<InventedPost>): Iterable<InventedPost> => {
  const seen: InventedPost[] = [];
  return {
    *[Symbol.iterator]() {
      for (let at = 0; ; at++) {
        if (at === seen.length) {
          const { done, value } = posts.next();
          if (done) return;
          seen.push(value);
        }
        yield seen[at]!;
      }
    },
  };
};

/** Keeps the posts of the accounts that were asked for last: every page of a list would invent all before it again. */
export const rememberPosts = () => {
  const recent = new Map<string, Iterable<InventedPost>>();
  return (name: string, invent: () => Iterator<InventedPost>): Iterable<InventedPost> => {
    const posts = recent.get(name) ?? lazily(invent());
    recent.delete(name);
    recent.set(name, posts);
    if (recent.size > most) recent.delete(recent.keys().next().value!);
    return posts;
  };
};
