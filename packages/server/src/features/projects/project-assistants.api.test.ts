import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { addProduct, assistantIds, createProduct, infoOf, products, seedChoices } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const idsOf = async (id: string) => {
  const { assistantData } = await infoOf(admin, id);
  return Object.fromEntries(
    Object.entries(assistantData as Record<string, { id: string }[]>).map(([mode, list]) => [
      mode,
      list.map((assistant) => assistant.id).sort(),
    ]),
  );
};
const [a, b, c, d] = assistantIds as [string, string, string, string];

describe('the assistants of a project', () => {
  it('are one group for GENIE and GENIE_GO, replaced as a whole', async () => {
    for (const type of ['GENIE', 'GENIE_GO'] as const) {
      const id = await addProduct(admin, type, `Group of ${type}`, { assistantIds: [a, b, b] });
      expect(await idsOf(id)).toEqual({ 'generate-all': [a, b].sort(), 'generate-selected': [], compress: [] });
      const url = `${products[type].path}/edit/assistants?id=${id}`;
      expect((await admin.post(url, { assistantIds: [c] })).status).toBe(200);
      expect((await idsOf(id))['generate-all']).toEqual([c]);
      const { status, body } = await admin.post(url, { assistantIds: [] });
      expect([status, body.error.fields[0].message]).toEqual([400, 'pleaseChooseAtLeastOneAssistant']);
    }
  });

  it('are three groups for SCOUT, and one assistant may be in several', async () => {
    const id = await addProduct(admin, 'SCOUTV2', 'Three groups');
    expect(await idsOf(id)).toEqual({ 'generate-all': [a], 'generate-selected': [b], compress: [a, c].sort() });
    const groups = { activeAllAssistants: [d], activeSelectedAssistants: [d, a], activeCompressAssistants: [b] };
    expect((await admin.post(`/api/scout-v2/edit/assistants?id=${id}`, groups)).status).toBe(200);
    expect(await idsOf(id)).toEqual({ 'generate-all': [d], 'generate-selected': [a, d].sort(), compress: [b] });
    const one = { ...groups, activeSelectedAssistants: [] };
    const { status, body } = await admin.post(`/api/scout-v2/edit/assistants?id=${id}`, one);
    expect([status, body.error.fields]).toEqual([
      400,
      [{ path: 'body.activeSelectedAssistants', message: 'pleaseChooseAtLeastOneAssistant' }],
    ]);
  });

  it('are at least one, and all exist; otherwise nothing changes', async () => {
    const id = await addProduct(admin, 'GENIE', 'Kept group', { assistantIds: [a] });
    const set = (ids: string[], of = id) => admin.post(`/api/genie/edit/assistants?id=${of}`, { assistantIds: ids });
    const none = await set([]);
    expect([none.status, none.body.error.fields[0].message]).toEqual([400, 'pleaseChooseAtLeastOneAssistant']);
    expect((await set([b, anyId])).status).toBe(404);
    expect((await set([b], anyId)).status).toBe(404);
    expect((await admin.post(`/api/genie2go/edit/assistants?id=${id}`, { assistantIds: [b] })).status).toBe(404);
    expect((await idsOf(id))['generate-all']).toEqual([a]);
    expect((await createProduct(admin, 'GENIE', 'Without one', { assistantIds: [] })).status).toBe(400);
    expect((await createProduct(admin, 'GENIE', 'With a ghost', { assistantIds: [a, anyId] })).status).toBe(404);
    expect((await admin.post('/api/project/search', { query: 'with' })).body.totalElements).toBe(0);
  });
});
