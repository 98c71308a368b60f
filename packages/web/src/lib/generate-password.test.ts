import { UserPassword } from '@soundings/contract/access/auth';
import { passwordSymbols } from '@soundings/contract/access/credential-rules';
import { expect, it } from 'vitest';
import { generatePassword } from './generate-password.ts';

const many = (withSymbols: boolean) => Array.from({ length: 500 }, () => generatePassword({ withSymbols }));

it('makes 20 characters that the rule for users accepts, every time', () => {
  for (const password of many(true)) {
    expect(password).toHaveLength(20);
    expect(UserPassword.safeParse(password).success).toBe(true);
  }
});

it('goes without symbols for shared projects, with all other classes', () => {
  for (const password of many(false)) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{20}$/);
  }
});

it('uses the whole alphabet, evenly, and does not repeat itself', () => {
  const passwords = many(true);
  expect(new Set(passwords).size).toBe(500);
  const counts = new Map<string, number>();
  for (const character of passwords.join('')) counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(26 + 26 + 10 + passwordSymbols.length);
  // 10,000 characters over 76: about 126 of each, digits and symbols more, as one of each class is guaranteed.
  for (const found of counts.values()) expect(found).toBeGreaterThan(60);
});
