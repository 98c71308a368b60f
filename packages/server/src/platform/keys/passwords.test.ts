import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

it('hashes a password at the cost that OWASP recommends', async () => {
  const hash = await hashPassword('Correct-Horse-7-Battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(hash, 'Correct-Horse-7-Battery')).toBe(true);
  expect(await verifyPassword(hash, 'correct-horse-7-battery')).toBe(false);
});
