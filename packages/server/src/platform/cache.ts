import { LRUCache } from 'lru-cache';
import type { Env } from '#/env.ts';

export interface LruCache<T> {
  (key: string): Promise<T>;
  count(): number;
}

/**
 * Caches the values of `max` keys; the least recently used goes first. Callers that ask during a calculation share it;
 * a failed one is not cached.
 */
export const lruCache = <T>(max: number, calculate: (key: string) => Promise<T>): LruCache<T> => {
  const cache = new LRUCache<string, Promise<T>>({ max });
  const get = async (key: string): Promise<T> => {
    const cached = cache.get(key);
    if (cached) return cached;
    const value = calculate(key);
    cache.set(key, value);
    try {
      return await value;
    } catch (error) {
      if (cache.peek(key) === value) cache.delete(key);
      throw error;
    }
  };
  return Object.assign(get, { count: () => cache.size });
};

export interface CacheEntry {
  readonly bytes: () => number;
  readonly release: () => void;
}

/** Bounds several caches together by bytes. Not lru-cache: sizes grow, and one entry may exceed the budget. */
export interface MemoryBudget {
  /** Marks an entry as used; while all take too much, the least recently used of the others are released. */
  use(entry: CacheEntry): void;
  forget(entry: CacheEntry): void;
  usage(): { readonly bytes: number; readonly hits: number; readonly loads: number };
}

export const createMemoryBudget = (limit: number): MemoryBudget => {
  const entries = new Set<CacheEntry>();
  let hits = 0;
  let loads = 0;
  const sumBytes = (): number => {
    let total = 0;
    for (const { bytes } of entries) total += bytes();
    return total;
  };
  return {
    use: (entry) => {
      if (entries.delete(entry)) hits += 1;
      else loads += 1;
      entries.add(entry);
      let total = sumBytes();
      for (const other of entries) {
        if (total <= limit) return;
        if (other === entry) continue;
        entries.delete(other);
        total -= other.bytes();
        other.release();
      }
    },
    forget: (entry) => void entries.delete(entry),
    usage: () => ({ bytes: sumBytes(), hits, loads }),
  };
};

/** Makes one thing for each key, when it is first asked for; it goes when its key does. */
export const oncePer = <Key extends object, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const made = new WeakMap<Key, Made>();
  return (key) => {
    const present = made.get(key) ?? make(key);
    made.set(key, present);
    return present;
  };
};

export const memoryBudget = oncePer(
  (env: Pick<Env, 'DATASET_MEMORY_MB'>): MemoryBudget => createMemoryBudget(env.DATASET_MEMORY_MB * 1024 * 1024),
);
