import type { Significance } from '@soundings/contract/resonance/analysis-choices';
import type { MessageFigures } from '@soundings/contract/resonance/resonance';
import { wilson } from '@soundings/engine/stats/proportions';
import { adjust, intervalPoint, significanceLevel } from '@soundings/engine/stats/significance';
import { expect } from 'vitest';
import { test } from '#test/api-test.ts';
import { infoOf } from '#test/product-client.ts';
import { create } from '#test/resonance-client.ts';

const it = test.extend('judged', ({ admin }) => async (id: string, significance: Partial<Significance>) => {
  const body = { projectName: `Judged ${id}`, theme: 'SOUNDINGS', ...significance };
  expect((await admin.post(`/api/resonance/edit/${id}`, body)).status).toBe(200);
  return (await admin.get(`/api/resonance/data?projectId=${id}`)).body as {
    significance: Significance;
    messages: MessageFigures[];
  };
});

it('judges all figures of a project by its confidence and correction', async ({ app, admin, judged }) => {
  const { id } = (await create(admin, 'Judged')).body;
  await app.jobsAreDone();
  const usual = await judged(id, {});
  expect(usual.significance).toEqual({ confidence: 95, correction: 'benjaminiHochberg' });
  const raw = await judged(id, { confidence: 90, correction: 'none' });
  for (const significance of [
    { confidence: 99, correction: 'holm' },
    { confidence: 90, correction: 'benjaminiHochberg' },
  ] as const) {
    const found = await judged(id, significance);
    expect(found.significance).toEqual(significance);
    expect(await infoOf(admin, id)).toMatchObject(significance);
    const ps = adjust(
      significance.correction,
      raw.messages.map(({ r1Share }) => r1Share.p),
    );
    found.messages.forEach(({ r1Share }, i) => {
      const { low, high } = wilson(r1Share.percent! / 100, r1Share.base, intervalPoint(significance));
      expect(r1Share.low).toBeCloseTo(low * 100, 9);
      expect(r1Share.high).toBeCloseTo(high * 100, 9);
      expect(r1Share.p).toBeCloseTo(ps[i]!, 9);
      const isClear = ps[i]! <= significanceLevel(significance);
      expect(['above', 'below'].includes(r1Share.verdict)).toBe(isClear);
    });
    const ids = found.messages.map((message) => message.id);
    const headToHead = { messageIds: ids.slice(0, 2), audienceIds: [] };
    expect(
      (await admin.post(`/api/resonance/h2h/messages?projectId=${id}`, headToHead)).body.messages[0].r1Share.low,
    ).toBe(found.messages[0]!.r1Share.low);
  }
  // What is left out stays.
  expect((await judged(id, {})).significance).toEqual({ confidence: 90, correction: 'benjaminiHochberg' });
});

it('says in a crosstab what its letters go by', async ({ app, admin, judged }) => {
  const { id } = (await create(admin, 'With letters')).body;
  await app.jobsAreDone();
  await judged(id, { confidence: 99, correction: 'holm' });
  const { filterColumns } = (await admin.get(`/api/resonance/data?projectId=${id}`)).body;
  const request = { banner: [filterColumns[0].audiences[0].id], audienceIds: [], format: 'csv', lang: 'en' };
  const { body } = await admin.post(`/api/resonance/crosstab/export?projectId=${id}`, request);
  expect(String(body)).toContain('two-proportion z, 1%, Holm per variable and row');
});

it('refuses other confidences and corrections', async ({ app, admin }) => {
  const { id } = (await create(admin, 'Not judged')).body;
  await app.jobsAreDone();
  for (const wrong of [{ confidence: 80 }, { confidence: '95' }, { correction: 'bonferroni' }]) {
    const body = { projectName: 'Judged', theme: 'SOUNDINGS', ...wrong };
    expect((await admin.post(`/api/resonance/edit/${id}`, body)).status).toBe(400);
  }
});
