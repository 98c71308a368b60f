import { endpoints } from 'virtual:endpoints';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorText } from '../error-text.ts';
import { startI18n } from '../i18n.ts';
import { ApiError } from './api-error.ts';
import { buildAddress, call } from './call.ts';
import { onSignedOut } from './session.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, code: string) =>
  json(status, { error: { code, message: 'No.', requestId: 'r-1', attemptsRemaining: 2 } });

const serve = (answers: Record<string, (() => Response | Promise<Response>)[]>) => {
  const seen: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const path = address.split('?')[0] ?? '';
    seen.push(path);
    const queue = answers[path] ?? [];
    const next = queue.length > 1 ? queue.shift() : queue[0];
    if (!next) throw new TypeError('Failed to fetch');
    return next();
  });
  return seen;
};
const count = (seen: string[], path: string) => seen.filter((one) => one === path).length;

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('fills and encodes the path and leaves empty query values out', () => {
  expect(buildAddress(endpoints.changeOwnPassword, { params: { username: 'a/b@c.de' } })).toBe(
    '/api/user/management/update-password/a%2Fb%40c.de',
  );
  expect(buildAddress(endpoints.searchProjects, { query: { page: 2, size: 12, sort: undefined } })).toBe(
    '/api/project/search?page=2&size=12',
  );
});

it('refreshes once for many refused calls, then repeats each', async () => {
  let isFresh = false;
  const seen = serve({
    '/api/check-auth': [() => (isFresh ? json(200, { done: true }) : refusal(401, 'unauthorized'))],
    '/api/auth/refresh': [
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        isFresh = true;
        return json(200, {});
      },
    ],
  });
  const answers = await Promise.all([1, 2, 3, 4].map(() => call(endpoints.checkAuth)));
  expect(answers).toEqual(Array(4).fill({ done: true }));
  expect(count(seen, '/api/auth/refresh')).toBe(1);
  expect(count(seen, '/api/check-auth')).toBe(8);
});

it('takes the refresh of another tab for its own', async () => {
  const seen = serve({
    '/api/check-auth': [
      () => {
        localStorage.setItem('REFRESHED_AT', String(Date.now() + 1));
        return refusal(401, 'unauthorized');
      },
      () => json(200, { done: true }),
    ],
  });
  await expect(call(endpoints.checkAuth)).resolves.toEqual({ done: true });
  expect(count(seen, '/api/auth/refresh')).toBe(0);
});

it('reports a refusal that stays after the repeat, and does not go round', async () => {
  const signedOut = vi.fn();
  const stop = onSignedOut(signedOut);
  const seen = serve({
    '/api/check-auth': [() => refusal(403, 'accessDenied')],
    '/api/auth/refresh': [() => json(200, {})],
  });
  await expect(call(endpoints.checkAuth)).rejects.toMatchObject({ code: 'accessDenied', status: 403 });
  expect(seen).toHaveLength(3);
  expect(signedOut).not.toHaveBeenCalled();
  stop();
});

it('reports once that the session is over when the refresh is refused', async () => {
  const signedOut = vi.fn();
  const stop = onSignedOut(signedOut);
  serve({
    '/api/check-auth': [() => refusal(401, 'unauthorized')],
    '/api/auth/refresh': [() => refusal(401, 'unauthorized')],
  });
  const results = await Promise.allSettled([call(endpoints.checkAuth), call(endpoints.checkAuth)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(signedOut).toHaveBeenCalledTimes(1);
  stop();
});

it('keeps the session when the refresh fails for want of a server', async () => {
  const signedOut = vi.fn();
  const stop = onSignedOut(signedOut);
  serve({ '/api/check-auth': [() => refusal(401, 'unauthorized')] });
  await expect(call(endpoints.checkAuth)).rejects.toMatchObject({ code: 'connectionError' });
  expect(signedOut).not.toHaveBeenCalled();
  stop();
});

it('never refreshes for the calls before sign-in, and keeps what an error carries', async () => {
  const seen = serve({ '/api/auth/confirm': [() => refusal(403, 'wrongCredentials')] });
  const body = { username: 'a@b.de', uuid: crypto.randomUUID(), otp: '123456' };
  const error = await call(endpoints.confirmLogin, { body }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'wrongCredentials', requestId: 'r-1', details: { attemptsRemaining: 2 } });
  expect(seen).toEqual(['/api/auth/confirm']);
});

it('takes an answer in no known shape for somethingWentWrong', async () => {
  serve({ '/api/check-auth': [() => new Response('<h1>Bad gateway</h1>', { status: 502 })] });
  await expect(call(endpoints.checkAuth)).rejects.toMatchObject({ code: 'somethingWentWrong', status: 502 });
});

it('speaks of the project, not of an account, where a consumer is refused', async () => {
  await startI18n();
  serve({
    '/api/consumer/id8': [() => refusal(403, 'wrongCredentials')],
    '/api/auth/login': [() => refusal(403, 'wrongCredentials')],
  });
  const credentials = { projectName: 'Any', projectPassword: 'wrong' };
  const ofConsumer = await call(endpoints.sharedId8Project, { body: credentials }).catch((error: unknown) => error);
  const ofUser = await call(endpoints.login, { body: { username: 'a@b.de', password: 'x', rememberMe: false } }).catch(
    (error: unknown) => error,
  );
  expect(errorText(i18next.t, ofConsumer)).toContain('Link or password');
  expect(errorText(i18next.t, ofUser)).toContain('E-mail or password');
});
