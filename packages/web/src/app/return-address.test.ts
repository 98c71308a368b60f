import { expect, it } from 'vitest';
import { isOwnPath, returnAddress } from './return-address.ts';

it('follows only paths of this site', () => {
  expect(isOwnPath('/project/resonance/1?tab=a')).toBe(true);
  for (const foreign of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    '/login',
  ]) {
    expect(isOwnPath(foreign), foreign).toBe(false);
  }
});

it('names no address where the usual page follows anyway', () => {
  expect(returnAddress('/projects')).toEqual({});
  expect(returnAddress('/projects/create')).toEqual({ redirect: '/projects/create' });
});
