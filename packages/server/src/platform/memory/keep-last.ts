/** Gives what is remembered of a key, or calculates it. */
export interface Kept<T> {
  (key: string): Promise<T>;
  /** How many keys are remembered now. */
  count(): number;
}

/**
 * Remembers what was calculated last, `limit` keys of it; the one unused for longest goes first. Whoever asks while it
 * is being calculated gets the same answer.
 */
export const keepLast = <T>(limit: number, calculate: (key: string) => Promise<T>): Kept<T> => {
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
