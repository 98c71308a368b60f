import { openTestApp, password, type TestApp } from '@soundings/server/test/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const timeOf = async (username: string, given: string): Promise<number> => {
  app.pass(16 * 60_000);
  const start = performance.now();
  const reply = await app.browser().post('/api/auth/login', { username, password: given });
  expect(reply.status).toBe(403);
  return performance.now() - start;
};

it('an unknown user, a wrong password and a disabled user cannot be told apart by time (median within 10 %)', async () => {
  const [user, disabled] = [await app.signInAs('ROLE_GLOBAL_USER'), await app.signInAs('ROLE_GLOBAL_USER')];
  await app.disable(disabled.id);
  const kinds = {
    unknown: () => timeOf('nobody@soundings.example', password),
    wrong: () => timeOf(user.username, 'Wrong-Password-1234'),
    disabled: () => timeOf(disabled.username, password),
  };
  const times = { unknown: [] as number[], wrong: [] as number[], disabled: [] as number[] };
  for (const kind of Object.values(kinds)) await kind();
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  for (let round = 0; round < 450; round++) {
    const name = names[(round + Math.floor(round / 3)) % 3]!;
    times[name].push(await kinds[name]());
  }
  const medians = Object.values(times).map(median);
  console.log(`medians: ${medians.map((value) => `${value.toFixed(1)} ms`).join(', ')}`);
  expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.1);
});

it('a password of one megabyte is refused in under 100 ms', async () => {
  const times: number[] = [];
  for (let round = 0; round < 10; round++) {
    const start = performance.now();
    const reply = await app
      .browser()
      .post('/api/auth/login', { username: 'a@b.example', password: 'x'.repeat(1 << 20) });
    times.push(performance.now() - start);
    expect(reply.status).toBe(413);
  }
  console.log(`median: ${median(times).toFixed(1)} ms`);
  expect(median(times)).toBeLessThan(100);
});
