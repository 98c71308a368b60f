import { describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { retryTransaction } from './postgres-error.ts';

const failing = (...errors: unknown[]) => {
  let tries = 0;
  const transaction = async (step: (tx: unknown) => Promise<unknown>) => {
    tries += 1;
    if (errors.length > 0) throw errors.shift();
    return step({});
  };
  return { db: { transaction } as unknown as Database, tries: () => tries };
};
const deadlock = { cause: { code: '40P01' } };

describe('retryTransaction', () => {
  it('makes a transaction again that lost against another one', async () => {
    const { db, tries } = failing(deadlock, { code: '40001' });
    expect(await retryTransaction(db, async () => 'done')).toBe('done');
    expect(tries()).toBe(3);
  });

  it('gives up after three tries', async () => {
    const { db, tries } = failing(deadlock, deadlock, deadlock, deadlock);
    await expect(retryTransaction(db, async () => 'done')).rejects.toBe(deadlock);
    expect(tries()).toBe(3);
  });

  it('repeats nothing that failed for another reason', async () => {
    const error = { cause: { code: '23505' } };
    const { db, tries } = failing(error);
    await expect(retryTransaction(db, async () => 'done')).rejects.toBe(error);
    expect(tries()).toBe(1);
  });
});
