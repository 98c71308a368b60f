import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { help } from '#/lib/texts/en/quick-access.ts';
import { findHelp } from './page-help.tsx';

const routes = readdirSync(fileURLToPath(new URL('../routes/_signed-in', import.meta.url))).map(
  (file) => `/${file.replace(/(\.index)?\.tsx$/, '').replaceAll('.', '/')}`,
);

it.each(routes)('tells on %s what the page is for, in two sentences', (route) => {
  const [, page] = findHelp(route.replace('$id', '11111111-1111-4111-8111-111111111111')) ?? [];
  expect(page && help[`page_${page}`]).toMatch(/^[^.]+[.;] ?.*\.$/);
});

it('tells apart pages whose addresses begin alike', () => {
  const addresses = ['/customers', '/customers/', '/customers/42', '/customers/add', '/projects/create/sonar'];
  expect(addresses.map((address) => findHelp(address)?.[1])).toEqual([
    'customers',
    'customers',
    'customer',
    'newCustomer',
    'createSonar',
  ]);
});
