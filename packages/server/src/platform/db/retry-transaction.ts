import type { Database } from './database.ts';
import { isConflict } from './postgres-error.ts';

const retries = 2;

/** A transaction that is made again, up to twice, where the database gave it up in favour of another one. */
export const retryTransaction = async <T>(db: Database, step: (tx: Database) => Promise<T>): Promise<T> => {
  for (let again = retries; ; again--) {
    try {
      return await db.transaction(step);
    } catch (error) {
      if (again === 0 || !isConflict(error)) throw error;
    }
  }
};
