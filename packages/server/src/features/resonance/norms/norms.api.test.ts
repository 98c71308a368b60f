import type { Norms } from '@soundings/contract/resonance/norms';
import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { expect } from 'vitest';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { createFrom, upload } from '#test/resonance-client.ts';

/** Twelve messages on a scale of five; the one of the place `m` is liked by about `begin + 5m` of 100. */
const surveyOf = (begin: number): string => {
  const headings = ['Gender', ...Array.from({ length: 12 }, (_, m) => `Message number ${m}`)];
  const rows = Array.from({ length: 100 }, (_, i) => [
    i % 2 === 0 ? 'female' : 'male',
    ...Array.from({ length: 12 }, (_, m) => ((i * 37 + m * 11) % 100 < begin + 5 * m ? 4 + (i % 2) : 1 + (i % 3))),
  ]);
  return [headings, ...rows].map((cells) => cells.join(',')).join('\n');
};

const it = test.extend('made', ({ admin }) => async (projectName: string, begin: number): Promise<string> => {
  const file = (await upload(admin, surveyOf(begin))).body;
  const mapping = suggestedMapping(file);
  const given = { projectName, theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id, mapping };
  return (await createFrom(admin, given)).body.id;
});

const normsFor = async (browser: Browser, id: string): Promise<Norms> =>
  (await browser.get(`/api/resonance/norms?projectId=${id}`)).body;
const r1Of = async (browser: Browser, id: string) => {
  const { messages }: ResonanceData = (await browser.get(`/api/resonance/data?projectId=${id}`)).body;
  return messages.map(({ r1Share }) => r1Share.percent!);
};

it('ranks messages among those of the other projects that one may open', async ({ admin, user, made }) => {
  const ids = [await made('First', 10), await made('Second', 15), await made('Third', 25), await made('Own', 20)];
  const own = ids[3]!;
  const others = (await Promise.all(ids.slice(0, 3).map((id) => r1Of(admin, id)))).flat();
  const found = await normsFor(admin, own);
  expect(found.minimum).toEqual({ messages: 30, projects: 3 });
  for (const [i, percent] of (await r1Of(admin, own)).entries()) {
    const lower = others.filter((other) => other < percent).length;
    const equal = others.filter((other) => other === percent).length;
    const norm = found.messages[i]!.r1!;
    expect(norm).toMatchObject({ messages: 36, projects: 3 });
    expect(norm.range).toMatchObject({ low: Math.min(...others), high: Math.max(...others) });
    expect(norm.percentile).toBeCloseTo((100 * (lower + equal / 2)) / 36, 9);
    expect(found.messages[i]!.r2).toBeNull();
  }

  // A weighting changes figures, and with them the norms of others.
  const shares = [
    { label: 'female', percent: 20 },
    { label: 'male', percent: 80 },
  ];
  const weighting = { margins: [{ header: 'Gender', shares }], largest: null };
  expect((await admin.post(`/api/resonance/edit/${ids[0]}/weighting`, weighting)).status).toBe(200);
  const weighted = [...(await r1Of(admin, ids[0]!)), ...others.slice(12)];
  const [first] = await r1Of(admin, own);
  const again = (await normsFor(admin, own)).messages[0]!.r1!;
  const rank =
    weighted.filter((other) => other < first!).length + weighted.filter((other) => other === first).length / 2;
  expect(again.percentile).toBeCloseTo((100 * rank) / 36, 9);

  await admin.post(`/api/project/edit/users/${own}`, { userIds: [user.id] });
  await admin.post(`/api/project/edit/users/${ids[0]}`, { userIds: [user.id] });
  expect((await normsFor(user, own)).messages[0]!.r1).toMatchObject({ percentile: null, messages: 12, projects: 1 });
});

it('is for people with an account who may open the project', async ({ app, admin, stranger, nobody, made }) => {
  const id = await made('Guarded', 30);
  const statusOf = async (browser: Browser, project = id) =>
    (await browser.get(`/api/resonance/norms?projectId=${project}`)).status;
  expect(await statusOf(admin)).toBe(200);
  expect(await statusOf(nobody)).toBe(401);
  expect(await statusOf(stranger)).toBe(404);
  expect(await statusOf(admin, 'none')).toBe(400);
  expect((await app.browser().post('/api/consumer/resonance/norms', {})).status).toBe(404);
});
