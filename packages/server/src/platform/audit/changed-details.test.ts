import { expect, it } from 'vitest';
import { changedDetails } from './changed-details.ts';

it('tells what changes from what to what, and nothing of what stays', () => {
  const before = { name: 'Ada', role: 'user', products: ['SONAR'], note: null, seats: 3 };
  expect(
    changedDetails(before, { name: 'Ada', role: 'admin', products: ['SONAR', 'ID8'], note: '', seats: 4 }),
  ).toEqual({
    role: 'user → admin',
    products: 'SONAR → SONAR, ID8',
    seats: '3 → 4',
  });
  expect(changedDetails(before, { name: '', role: undefined })).toEqual({ name: 'Ada → –' });
});
