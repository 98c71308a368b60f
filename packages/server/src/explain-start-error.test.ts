import { describe, expect, it } from 'vitest';
import { explainStartError } from './explain-start-error.ts';

const failure = (code: string, more: object = {}) => Object.assign(new Error('text of the fault'), { code, ...more });

describe('explainStartError', () => {
  it.each([
    ['EMFILE', /ulimit -n/],
    ['EHOSTUNREACH', /DATABASE_URL cannot be reached/],
    ['ENETUNREACH', /DATABASE_URL cannot be reached/],
    ['ETIMEDOUT', /DATABASE_URL cannot be reached/],
    ['EAI_AGAIN', /cannot be looked up/],
    ['EROFS', /cannot be written/],
    ['EACCES', /cannot be written/],
    ['EDQUOT', /disk is full/],
    ['42501', /pg_trgm/],
  ])('has a sentence for %s, by itself, as a cause and among several', (code, sentence) => {
    const given = [
      failure(code),
      new Error('outer', { cause: failure(code) }),
      new AggregateError([failure(code), failure(code)]),
    ];
    for (const error of given) {
      expect(explainStartError(error)).toMatch(sentence);
      expect(explainStartError(error)).not.toContain('\n');
    }
  });

  it('knows a host that does not answer, which has no code', () => {
    expect(explainStartError(new Error('timeout expired'))).toMatch(/cannot be reached/);
    expect(explainStartError(new Error('Connection terminated due to connection timeout'))).toMatch(
      /cannot be reached/,
    );
  });

  it('reports kind and place of another fault of the database, and nothing that was to be written', () => {
    const driver = failure('23514', {
      severity: 'ERROR',
      table: 'users',
      constraint: 'users_check',
      detail: 'Failing row contains (admin@soundings.example, $argon2id$v=19$secret).',
      params: ['admin@soundings.example', '$argon2id$v=19$secret'],
    });
    const query =
      'Failed query: insert into "users" values ($1, $2)\nparams: admin@soundings.example,$argon2id$v=19$secret';
    for (const error of [new Error(query, { cause: driver }), driver]) {
      const told = explainStartError(error);
      expect(told).toMatch(/^The database refused a step of the start \(23514, users, users_check\)\.\n +at /);
      expect(told).not.toMatch(/soundings\.example|argon2|insert/);
    }
  });

  it('knows what the embedded database throws, which are no errors', () => {
    expect(explainStartError({ name: 'ErrnoError', errno: 51 })).toMatch(/disk is full/);
    expect(explainStartError({ name: 'ErrnoError', errno: 1 })).toMatch(/embedded database did not start/);
    expect(explainStartError({ name: 'ExitStatus', message: 'Program terminated with exit(1)', status: 1 })).toMatch(
      /embedded database did not start/,
    );
  });

  it('reports the text and the place of any other fault, and nothing that hangs on it', () => {
    const told = explainStartError(Object.assign(new TypeError('x is not a function'), { params: ['secret'] }));
    expect(told).toMatch(/^TypeError: x is not a function\n +at /);
    expect(told).not.toContain('secret');
  });
});
