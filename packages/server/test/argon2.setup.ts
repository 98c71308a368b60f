import { vi } from 'vitest';

// Hashing at full cost was a fifth of the suite's time; `passwords.test.ts` looks at the cost.
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const hash: typeof argon2.hash = (password, options, signal) =>
    argon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 }, signal);
  return { ...argon2, hash };
});
