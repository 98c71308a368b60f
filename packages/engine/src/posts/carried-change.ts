export interface RangeOfPosts {
  readonly days: number;
  /** Interactions of all its days; null where they are not known of each day. */
  readonly interactions: number | null;
  readonly posts: readonly PostFigure[];
}

interface PostFigure {
  readonly id: string;
  /** Null where the network hides them. */
  readonly interactions: number | null;
}

export interface CarriedChange {
  readonly direction: 'rise' | 'fall';
  /** Of the change, `leastShare` to 1. */
  readonly share: number;
  /** Interactions a day. */
  readonly now: number;
  readonly before: number;
  /** Those of the later range where it rose, of the earlier one where it fell; the one that carried most first. */
  readonly posts: readonly string[];
}

/** How far the posts' sum may lie from the account's metric, as a share of it: figures grow between two askings. */
const tolerance = 0.01;
/** Of the larger of both ranges, a day: a smaller change is carried by nobody. */
const leastChange = 0.1;
const leastPosts = 5;
const mostPosts = 3;
const leastShare = 0.5;

/**
 * The fewest posts, three at most, without which at least half of a change of interactions a day would not be there.
 *
 * The change is `now − before`, interactions by the account's metric divided by days. Of the range that had more, each
 * post's excess is what it earned beyond the median post of the other range; posts carry the sum of their excesses,
 * divided by their range's days and by the change. Had they been median posts, the change would be smaller by that share.
 *
 * Null where that cannot be said: the metric is not known of every day, or differs from the sum of the posts by more than
 * 1 % in one of the ranges; a post hides its interactions; the change is under 10 % of the larger range; the other range
 * has fewer than 5 posts; or three posts carry less than half. A share above 1 (without them it had gone the other way)
 * is told as 1. See decision 0047.
 */
export function findCarriedChange(now: RangeOfPosts, before: RangeOfPosts): CarriedChange | null {
  if (!isExplained(now) || !isExplained(before)) return null;
  const [rate, former] = [perDay(now), perDay(before)];
  const change = Math.abs(rate - former);
  if (change === 0 || change < leastChange * Math.max(rate, former)) return null;
  const [more, less] = rate > former ? [now, before] : [before, now];
  if (less.posts.length < leastPosts) return null;
  const typical = median(less.posts.map(({ interactions }) => interactions!));
  const strongest = more.posts.toSorted(
    (a, b) => b.interactions! - a.interactions! || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
  let excess = 0;
  for (let count = 1; count <= Math.min(mostPosts, strongest.length); count++) {
    const next = strongest[count - 1]!.interactions! - typical;
    if (next <= 0) return null;
    excess += next;
    const share = excess / more.days / change;
    if (share < leastShare) continue;
    const posts = strongest.slice(0, count).map(({ id }) => id);
    return {
      direction: rate > former ? 'rise' : 'fall',
      share: Math.min(1, share),
      now: rate,
      before: former,
      posts,
    };
  }
  return null;
}

const perDay = ({ interactions, days }: RangeOfPosts): number => interactions! / days;

function isExplained({ days, interactions, posts }: RangeOfPosts): boolean {
  if (days < 1 || interactions === null) return false;
  let sum = 0;
  for (const post of posts) {
    if (post.interactions === null) return false;
    sum += post.interactions;
  }
  return Math.abs(sum - interactions) <= tolerance * interactions;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
