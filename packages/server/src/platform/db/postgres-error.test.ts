import { describe, expect, it } from 'vitest';
import { isCallerGone, isConflict, isUnavailable, isUniqueViolation } from './postgres-error.ts';

const driverError = (code: string) => Object.assign(new Error('refused'), { code });
const asked = { isCallerGone, isConflict, isUnavailable, isUnique: (error: unknown) => isUniqueViolation(error, 'x') };

describe('the database’s errors', () => {
  it('are those of the driver, or have them as their cause', () => {
    for (const error of [driverError('08006'), new Error('failed', { cause: driverError('08006') })])
      expect(isUnavailable(error)).toBe(true);
    expect(isConflict(new Error('failed', { cause: driverError('40P01') }))).toBe(true);
    expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
  });

  it('are not what else is thrown, whatever it looks like', () => {
    const aborted = new DOMException('This operation was aborted', 'AbortError');
    const odd = [
      aborted,
      new Error('x', { cause: aborted }),
      new Error('x', { cause: 'text' }),
      'text',
      7,
      null,
      undefined,
    ];
    for (const error of [...odd, Object.assign(new Error('x'), { code: 8 })])
      for (const ask of Object.values(asked)) expect(ask(error)).toBe(false);
  });
});
