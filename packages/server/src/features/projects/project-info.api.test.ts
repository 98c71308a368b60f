import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestCompany } from '#test/add-test-company.ts';
import type { Browser } from '#test/browser.ts';
import { anyId, signInOf } from '#test/company-client.ts';
import { addProduct, infoOf, products, seedChoices } from '#test/product-client.ts';
import { create } from '#test/resonance-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { companyProjects } from './projects.tables.ts';

let app: TestApp;
let admin: Browser;
let companyAdmin: Browser;
let companyId: string;
beforeAll(async () => {
  app = await openTestApp({ PUBLIC_URL: 'https://soundings.example' });
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  companyId = await addTestCompany(app.services.db, 'Alpha', { enabledProducts: ['SONAR', 'GENIE'] });
  companyAdmin = await signInOf(app, companyId, 'ROLE_COMPANY_ADMIN');
});
afterAll(() => app.close());

const give = (projectId: string) =>
  app.services.db.insert(companyProjects).values({ companyId, projectId, actionedOn: app.services.now() });
const nothing = {
  brand: null,
  startDate: null,
  rangeType: null,
  theme: null,
  vision: null,
  lang: null,
  description: null,
  referenceMessages: null,
  thinking: null,
  agentType: null,
  agentId: null,
  instructions: null,
  fileName: null,
  assistantData: null,
};

describe('GET /api/project/edit-info/{id}', () => {
  it('reports what each type has, and null for what it does not', async () => {
    const id = await addProduct(admin, 'SONAR', 'Info SONAR');
    expect(await infoOf(admin, id)).toMatchObject({
      ...nothing,
      id,
      projectType: 'SONAR',
      brand: 'Havgus',
      startDate: '2026-01-01',
      rangeType: 'DAILY_RANGE',
      formed: false,
      activeSharing: false,
      projectPassword: null,
      finalMessagesLink: null,
      finalMessagesPassword: null,
      linkExpiresOn: null,
      userIds: [],
    });
    const genieGo = await infoOf(admin, await addProduct(admin, 'GENIE_GO', 'Info GENIE_GO'));
    const { assistantIds, ...shown } = products.GENIE_GO.fields;
    expect(genieGo).toMatchObject({
      ...nothing,
      ...shown,
      assistantData: { 'generate-all': [{ id: (assistantIds as string[])[0] }] },
    });
    expect(await infoOf(admin, await addProduct(admin, 'GENIE', 'Info GENIE'))).toMatchObject({
      ...nothing,
      brand: 'Havgus',
      assistantData: { 'generate-all': [{}] },
    });
    expect(await infoOf(admin, await addProduct(admin, 'SCOUTV2', 'Info SCOUTV2'))).toMatchObject({
      ...nothing,
      assistantData: { 'generate-all': [{}], 'generate-selected': [{}], compress: [{}, {}] },
    });
    expect(await infoOf(admin, await addProduct(admin, 'ID8', 'Info ID8'))).toMatchObject({
      ...nothing,
      thinking: 'BALANCED',
      agentType: 'custom',
      agentId: expect.any(String),
      instructions: 'Think of the sea.',
    });
    const { body } = await create(admin, 'Info RESONANCE');
    expect(await infoOf(admin, body.id)).toMatchObject({
      ...nothing,
      theme: 'SOUNDINGS',
      vision: 'default',
      lang: 'en',
      fileName: 'survey.csv',
      dataStructure: 'respondents',
    });
  });

  it('gives links whose name is encoded and that hold no password', async () => {
    const id = await addProduct(admin, 'SCOUTV2', 'Größe 100 %/ja? #1');
    await admin.post(`/api/project/activate/sharing/${id}`);
    const info = await infoOf(admin, id);
    expect(info.link).toBe('https://soundings.example/scout/Gr%C3%B6%C3%9Fe%20100%20%25%2Fja%3F%20%231');
    expect(info.finalMessagesLink).toBe(info.link.replace('/scout/', '/scout/final-messages/'));
    expect(info.link + info.finalMessagesLink).not.toContain(info.projectPassword);
  });

  it('shows a company admin their SONAR projects without passwords and users', async () => {
    const id = await addProduct(admin, 'SONAR', 'Alpha’s benchmark', { userIds: [companyAdmin.id] });
    await admin.post(`/api/project/activate/sharing/${id}`);
    const info = await infoOf(companyAdmin, id);
    expect(info).toMatchObject({ projectName: 'Alpha’s benchmark', brand: 'Havgus', activeSharing: true });
    expect(info).toMatchObject({
      projectPassword: null,
      finalMessagesPassword: null,
      linkExpiresOn: null,
      userIds: [],
    });
    const body = { projectName: 'Alpha’s own benchmark', ...products.SONAR.edited };
    expect((await companyAdmin.post(`/api/project/edit/sonar/${id}`, body)).status).toBe(200);
    expect(await infoOf(admin, id)).toMatchObject({ projectName: 'Alpha’s own benchmark', userIds: [companyAdmin.id] });
    await admin.post(`/api/project/deactivate/${id}`);
    expect((await companyAdmin.get(`/api/project/edit-info/${id}`)).status).toBe(404);
    expect((await companyAdmin.post(`/api/sonar/edit/${id}`, body)).status).toBe(404);
  });

  it('refuses a company admin what is not SONAR, and does not know what is not theirs', async () => {
    const genie = await addProduct(admin, 'GENIE', 'Alpha’s predictions');
    await give(genie);
    const refused = await companyAdmin.get(`/api/project/edit-info/${genie}`);
    expect([refused.status, refused.body.error.code]).toEqual([403, 'accessDenied']);
    expect((await app.auditEntries()).at(-1)).toMatchObject({ action: 'access.denied', target: `project ${genie}` });
    const foreign = await addProduct(admin, 'SONAR', 'Beta’s benchmark');
    const withoutId = ({ body }: { body: { error: object } }) => ({ ...body.error, requestId: '' });
    const [there, nowhere] = [
      await companyAdmin.get(`/api/project/edit-info/${foreign}`),
      await companyAdmin.get(`/api/project/edit-info/${anyId}`),
    ];
    expect([there.status, nowhere.status]).toEqual([404, 404]);
    expect(withoutId(there)).toEqual(withoutId(nowhere));
    expect((await app.auditEntries()).at(-2)).toMatchObject({ action: 'access.denied', target: `project ${foreign}` });
    const body = { projectName: 'Taken', ...products.SONAR.edited };
    expect((await companyAdmin.post(`/api/sonar/edit/${foreign}`, body)).status).toBe(404);
    expect((await infoOf(admin, foreign)).projectName).toBe('Beta’s benchmark');
  });
});
