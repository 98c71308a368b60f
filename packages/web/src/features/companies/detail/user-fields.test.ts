import { expect, it } from 'vitest';
import { changedUserRules, newUserRules, type UserFields } from './user-fields.ts';

const fields = (password: string): UserFields => ({
  firstName: 'Anna',
  lastName: 'Berg',
  username: 'anna@berg.example',
  roleName: 'ROLE_CUSTOMER',
  password,
  repeatPassword: '',
});

it('asks for a password of a new user, and of a known one only where it is begun', () => {
  expect(newUserRules.password('')).toBe('enterPassword');
  expect(changedUserRules.password('')).toBeNull();
  expect(changedUserRules.password('short')).toBe('min15');
  expect(changedUserRules.repeatPassword('', fields(''))).toBeNull();
  expect(changedUserRules.repeatPassword('', fields('Fjords-and-9-lights'))).toBe('enterPasswordAgain');
  expect(changedUserRules.repeatPassword('Other', fields('Fjords-and-9-lights'))).toBe('passwordNotMatch');
});
