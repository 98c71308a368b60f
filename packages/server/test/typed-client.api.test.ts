import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect } from 'vitest';
import { onlyTokenCalls } from '#/platform/http/token-calls.ts';
import { test } from './api-test.ts';
import { addProduct, seedChoices } from './product-client.ts';

const packages = fileURLToPath(new URL('../node_modules', import.meta.url));
const tsc = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));

/** What a customer's tool looks like. A line that expects an error fails to compile where there is none. */
const program = `
import createClient from 'openapi-fetch';
import type { paths } from './soundings.d.ts';

export const readProjects = async (baseUrl: string, token: string) => {
  const client = createClient<paths>({ baseUrl, headers: { authorization: \`Bearer \${token}\` } });
  const found = await client.POST('/api/project/search', {
    params: { query: { sort: 'projectName', size: 5 } },
    body: { query: 'figures' },
  });
  if (found.error) return { refused: found.error.error.code };
  const [first] = found.data.content;
  const name: string = first!.projectName;
  // @ts-expect-error a project has no such field
  first!.nameOfProject;
  // @ts-expect-error no project is sorted by that
  void (() => client.POST('/api/project/search', { params: { query: { sort: 'colour' } }, body: {} }));
  // @ts-expect-error users are closed to tokens
  void (() => client.GET('/api/user/management/search', { params: { query: {} } }));
  const opened = await client.GET('/api/genie/{id}', { params: { path: { id: first!.id } } });
  const refused = await client.DELETE('/api/genie/{id}', { params: { path: { id: first!.id } } });
  return { name, opened: opened.data?.projectName, refused: refused.error?.error.code };
};
`;

const compilerOptions = {
  module: 'nodenext',
  target: 'esnext',
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  skipLibCheck: false,
  types: [],
  lib: ['esnext', 'dom', 'dom.iterable'],
};

test('a client generated from OpenAPI compiles, and works with an API token', async ({
  app,
  admin,
  onTestFinished,
}) => {
  const folder = await mkdtemp(join(packages, 'typed-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const document = onlyTokenCalls(app.app.swagger());
  expect(Object.keys(document.paths ?? {}).length).toBeGreaterThan(100);
  const types = await openapiTS(document as object as Parameters<typeof openapiTS>[0]);
  await writeFile(join(folder, 'soundings.d.ts'), astToString(types));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'tool.ts'), program);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['tool.ts'] }));
  const checked = await promisify(execFile)(tsc, ['-p', folder]).catch(({ stdout }: { stdout: string }) => ({
    stdout,
  }));
  expect(checked.stdout).toBe('');

  await seedChoices(app);
  await addProduct(admin, 'GENIE', 'Figures of spring');
  const given = { name: 'Tool', scopes: ['projects.read', 'results.read'], days: 7 };
  const { token } = (await admin.post('/api/user-data/tokens', given)).body;
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
  const { readProjects } = await import(join(folder, 'tool.ts'));
  expect(await readProjects(address, token)).toEqual({
    name: 'Figures of spring',
    opened: 'Figures of spring',
    refused: 'accessDenied',
  });
  expect(await readProjects(address, `${token}x`)).toEqual({ refused: 'unauthorized' });
}, 60_000);
