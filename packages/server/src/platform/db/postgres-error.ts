import type { Database } from './database.ts';

interface PostgresError {
  code?: string;
  constraint?: string;
}

/** The driver's error is the cause of drizzle's. Others' codes may be numbers, and their causes anything. */
const findCause = (error: unknown): PostgresError => {
  const outer = error as { cause?: unknown } | null;
  const cause = outer?.cause ?? outer;
  const mayBeDrivers =
    typeof cause === 'object' && cause !== null && typeof (cause as { code?: unknown }).code !== 'number';
  return mayBeDrivers ? (cause as PostgresError) : {};
};

export const isUniqueViolation = (error: unknown, constraint: string): boolean => {
  const { code, constraint: violated } = findCause(error);
  return code === '23505' && violated === constraint;
};

export const isCallerGone = (error: unknown): boolean => {
  const { code, constraint } = findCause(error);
  return code === '23503' && /_(actioned|created|updated)_by_users_id_fk$/.test(constraint ?? '');
};

export const isConflict = (error: unknown): boolean => ['40P01', '40001'].includes(findCause(error).code ?? '');

/** By statement_timeout: DATABASE_STATEMENT_SECONDS, or a limit of the role. */
export const isCancelled = (error: unknown): boolean => findCause(error).code === '57014';

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', '57P01', '57P02', '57P03', '53300']);

export const isUnavailable = (error: unknown): boolean => {
  const cause = findCause(error);
  const message = cause instanceof Error ? cause.message : '';
  return (
    unreachable.has(cause.code ?? '') ||
    cause.code?.startsWith('08') === true ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
  );
};

export const isTemporary = (error: unknown): boolean =>
  isUnavailable(error) || isConflict(error) || /^5[378]/.test(findCause(error).code ?? '');

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
