import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './is-common-password.ts';

const username = 'maria.kern@northlight.example';

describe('isCommonPassword', () => {
  it.each([
    'Password123456789!',
    'P@ssw0rd2026!!!!!',
    'Welcome-Welcome-1!',
    'Qwertyuiop123456!',
    'Aaaaaaaaaaaaaa1!',
    'Abc123!Abc123!Abc123!',
    'Abcdefghijklmnop1!',
    'Maria.Kern-2026-!!',
    'Soundings-Admin-2026!',
  ])('refuses %s', (password) => expect(isCommonPassword(password, username)).toBe(true));

  it.each(['Correct-Horse-7-Battery', 'tR7!kWq2$vLp9#zXn4&b', 'Northern-Lights-over-9-fjords!', '8264-Qxv!-9173-6052'])(
    'takes %s',
    (password) => expect(isCommonPassword(password, username)).toBe(false),
  );
});
