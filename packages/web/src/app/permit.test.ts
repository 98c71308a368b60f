import type { CurrentUser } from '@soundings/contract/access/auth';
import { isRedirect } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { permit } from './permit.ts';

const holding = (...status: string[]) => ({ context: { user: { status } as CurrentUser } });
const thrown = (act: () => void): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
};

it('lets whoever holds the permission pass', () => {
  const there = { ...holding('projects.use'), location: { pathname: '/project/resonance/1' } };
  expect(thrown(() => permit('projects.use')(there))).toBeNull();
});

it('sends everyone else to the projects, but never from there in a circle', () => {
  const there = { ...holding('projects.use'), location: { pathname: '/projects/create' } };
  const refusal = thrown(() => permit('projects.create')(there));
  expect(isRedirect(refusal)).toBe(true);
  expect(refusal).toMatchObject({ options: { to: '/projects' } });
  const atHome = { ...holding(), location: { pathname: '/projects' } };
  expect(thrown(() => permit('projects.use')(atHome))).toMatchObject({ code: 'accessDenied' });
});
