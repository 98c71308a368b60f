import type { Env } from '#/env.ts';

/** Gives what is remembered of a key, or calculates it. */
export interface LruCache<T> {
  (key: string): Promise<T>;
  /** How many keys are remembered now. */
  count(): number;
}

/**
 * Remembers what was calculated last, `limit` keys of it; the one unused for longest goes first. Whoever asks while it
 * is being calculated gets the same answer.
 */
export const lruCache = <T>(limit: number, calculate: (key: string) => Promise<T>): LruCache<T> => {
  const kept = new Map<string, Promise<T>>();
  const get = async (key: string): Promise<T> => {
    const found = kept.get(key) ?? calculate(key);
    kept.delete(key);
    kept.set(key, found);
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    try {
      return await found;
    } catch (error) {
      if (kept.get(key) === found) kept.delete(key);
      throw error;
    }
  };
  return Object.assign(get, { count: () => kept.size });
};

/** What was loaded into memory and can be loaded again. */
export interface CacheEntry {
  /** About what it takes now; it may grow. */
  readonly bytes: () => number;
  /** Called once others need the memory. Who still works with it goes on. */
  readonly release: () => void;
}

interface MemoryBudget {
  /** Notes that something is used; of the others that which was unused for longest goes while all take too much. */
  use(held: CacheEntry): void;
  /** Something is not there any more. */
  forget(held: CacheEntry): void;
}

export const createMemoryBudget = (limit: number): MemoryBudget => {
  const inOrder = new Set<CacheEntry>();
  return {
    use: (held) => {
      inOrder.delete(held);
      inOrder.add(held);
      let total = 0;
      for (const { bytes } of inOrder) total += bytes();
      for (const other of inOrder) {
        if (total <= limit) return;
        if (other === held) continue;
        inOrder.delete(other);
        total -= other.bytes();
        other.release();
      }
    },
    forget: (held) => void inOrder.delete(held),
  };
};

const memories = new WeakMap<object, MemoryBudget>();

/** The memory of a server: DATASET_MEMORY_MB for answers and figures of all projects together. */
export const memoryBudget = (env: Pick<Env, 'DATASET_MEMORY_MB'>): MemoryBudget => {
  const memory = memories.get(env) ?? createMemoryBudget(env.DATASET_MEMORY_MB * 1024 * 1024);
  memories.set(env, memory);
  return memory;
};
