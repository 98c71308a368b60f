import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { anyId, createCompany, newUser, signInOf } from '#test/company-client.ts';
import { share } from '#test/consumer-client.ts';
import { makePng, makeWebp } from '#test/make-logo.ts';
import { addProduct, seedChoices, sendFile } from '#test/product-client.ts';

const it = test.extend('addCompany', ({ admin }) => async (companyName: string, assignedProjects: string[] = []) => {
  const given = { companyName, assignedProjects, enabledProducts: ['GENIE', 'SCOUTV2'], companyUsers: [newUser()] };
  return (await createCompany(admin, given)).body.id as string;
});

it.beforeAll(async ({ app }) => {
  await seedChoices(app);
});

const pathOf = (id: string) => `/api/company/${id}/logo`;
const upload = (browser: Browser, id: string, content: Uint8Array = makePng()) =>
  sendFile(browser, pathOf(id), 'l.png', content);
const logoAt = (browser: Browser, projectName: string, projectPassword: string, path = '/api/consumer/logo') =>
  browser.post(path, { projectName, projectPassword });

describe('a customer’s logo', () => {
  it('is set, shown with the customer, replaced and removed, each with its file', async ({
    app,
    admin,
    addCompany,
  }) => {
    const id = await addCompany('Möwe');
    const files = async () => (await readdir(join(app.folder, 'files', 'pictures')).catch(() => [])).length;
    const before = await files();
    const first = (await upload(admin, id)).body;
    expect((await admin.get(`/api/company/${id}`)).body.logo).toEqual(first);
    const second = await upload(admin, id, makeWebp(64, 32));
    expect([second.status, second.body]).toEqual([200, { address: expect.any(String), width: 64, height: 32 }]);
    expect((await admin.get(first.address)).status).toBe(404);
    expect(await files()).toBe(before + 1);
    expect((await app.auditEntries()).at(-1)).toMatchObject({ action: 'company.logo', target: 'Möwe' });
    expect((await admin.delete(pathOf(id))).status).toBe(200);
    expect((await admin.get(`/api/company/${id}`)).body.logo).toBeNull();
    expect(await files()).toBe(before);
  });

  it('is deleted with the customer', async ({ app, admin, addCompany }) => {
    const id = await addCompany('Goes');
    const { address } = (await upload(admin, id)).body;
    await admin.delete(`/api/company/${id}`);
    expect((await admin.get(address)).status).toBe(404);
    expect(await readdir(join(app.folder, 'files', 'pictures'))).toEqual([]);
  });

  it('is changed by global admins only, and of no company that is not there', async ({
    app,
    admin,
    user,
    nobody,
    addCompany,
  }) => {
    const id = await addCompany('Own');
    const own = await signInOf(app, id, 'ROLE_COMPANY_ADMIN');
    for (const [browser, status] of [
      [own, 403],
      [user, 403],
      [nobody, 401],
      [admin, 404],
    ] as const) {
      const target = browser === admin ? anyId : id;
      expect((await upload(browser, target)).status).toBe(status);
      expect((await browser.delete(pathOf(target))).status).toBe(status);
    }
    const svg = await upload(admin, id, Buffer.from('<svg onload="alert(1)"/>'));
    expect([svg.status, svg.body.error.code]).toEqual([415, 'logoOfOtherKind']);
  });
});

describe('the logo of a shared page', () => {
  it('is that of the one customer the project belongs to, and the agency’s where there are more', async ({
    admin,
    nobody,
    addCompany,
  }) => {
    const project = await addProduct(admin, 'GENIE', 'Belongs');
    const { password } = await share(admin, project);
    expect((await logoAt(nobody, 'Belongs', password)).body).toBeNull();
    const one = await addCompany('One GmbH', [project]);
    expect((await logoAt(nobody, 'Belongs', password)).body).toBeNull();
    const logo = (await upload(admin, one)).body;
    expect((await logoAt(nobody, 'Belongs', password)).body).toEqual({ companyName: 'One GmbH', logo });
    const two = await addCompany('Two GmbH', [project]);
    expect((await logoAt(nobody, 'Belongs', password)).body).toBeNull();
    await upload(admin, two);
    expect((await logoAt(nobody, 'Belongs', password)).body).toBeNull();
  });

  it('is given to the password of that project only', async ({ admin, nobody, addCompany }) => {
    const [mine, other] = [await addProduct(admin, 'GENIE', 'Mine'), await addProduct(admin, 'GENIE', 'Other')];
    const { password } = await share(admin, mine);
    await share(admin, other);
    await upload(admin, await addCompany('Other GmbH', [other]));
    expect((await logoAt(nobody, 'Mine', password)).body).toBeNull();
    for (const name of ['Other', 'No such project']) {
      const { status, body } = await logoAt(nobody, name, password);
      expect([status, body.error.code]).toEqual([403, 'wrongCredentials']);
    }
    expect((await nobody.post('/api/consumer/logo', {})).status).toBe(400);
  });

  it('stands on SCOUT’s final messages too, by their own password', async ({ admin, nobody, addCompany }) => {
    const project = await addProduct(admin, 'SCOUTV2', 'Final');
    const { password, finalPassword } = await share(admin, project);
    const logo = (await upload(admin, await addCompany('Final GmbH', [project]))).body;
    const path = '/api/consumer/scout-v2/final-messages/logo';
    expect((await logoAt(nobody, 'Final', finalPassword, path)).body).toEqual({ companyName: 'Final GmbH', logo });
    expect((await logoAt(nobody, 'Final', password, path)).status).toBe(403);
  });
});
