import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { seedChoices } from '#test/product-client.ts';
import { addBrand, addSonar, allOf, brand, deleteBrands, editBrand } from '#test/sonar-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { createScores, type LoadedScores } from './loaded-scores.ts';
import { importFigures } from './scores-test-files.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const domains = [0, 1, 2].map((at) => `brand-${at}.example`);
const days = { from: '2026-02-01', to: '2026-06-30' };
const may = { comparable: { from: 20_574, to: 20_604 }, compareTo: { from: 20_544, to: 20_573 } };

const explainedBy = async (loaded: LoadedScores) => ({
  brands: loaded.roll.brands,
  version: loaded.reference?.version,
  calculation: await loaded.loadCalculation(may),
});

it('another server on the same database reports what this one has just changed, and nothing older', async () => {
  const id = await addSonar(admin, 'Two servers', { datasets: domains.map((domain) => brand(domain)) });
  await importFigures(admin, id, [
    { domain: domains[0]!, size: 40, ...days },
    { domain: domains[1]!, size: 70, ...days },
  ]);
  const other = createScores(app.services);
  let before = await explainedBy(await other(id));
  const [first, second] = await allOf(admin, id);
  const changes: Record<string, () => Promise<unknown>> = {
    'figures of a brand': () => importFigures(admin, id, [{ domain: domains[2]!, size: 300, ...days }]),
    'the name of a brand': () => editBrand(admin, first!.id, { brandCompany: 'Renamed', domain: domains[0] }),
    'its groups': () => editBrand(admin, first!.id, { brandCompany: 'Renamed', domain: domains[0], groups: ['a'] }),
    'a new brand': () => addBrand(admin, id, brand('new.example')),
    'the reference': () => admin.post(`/api/sonar/recalibrate/${id}`),
    'a brand that goes': () => deleteBrands(admin, [second!.id]),
  };
  for (const [what, change] of Object.entries(changes)) {
    await change();
    const after = await explainedBy(await other(id));
    expect(after, what).not.toEqual(before);
    expect(after, what).toEqual(await explainedBy(await createScores(app.services)(id)));
    before = after;
  }
});
