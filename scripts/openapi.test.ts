import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Endpoint } from '@soundings/contract/endpoint';
import { endpoints } from '@soundings/contract/endpoints';
import { expect, it } from 'vitest';

const script = fileURLToPath(new URL('openapi.ts', import.meta.url));

it('prints every call, and nothing else, without a database', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 64 * 1024 * 1024 });
  const { openapi, paths, components } = JSON.parse(stdout) as {
    openapi: string;
    paths: Record<string, Record<string, { security?: Record<string, string[]>[] }>>;
    components: { securitySchemes?: Record<string, object> };
  };
  const printed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(openapi).toBe('3.1.0');
  expect(printed.filter((call) => !call.startsWith('HEAD ')).sort()).toEqual(
    Object.values(endpoints)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  );
  expect(components.securitySchemes).toEqual({
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: expect.any(String) },
    cookie: { type: 'apiKey', in: 'cookie', name: 'accessToken', description: expect.any(String) },
  });
  for (const { method, path, access } of Object.values<Endpoint>(endpoints)) {
    const isOpen = access === 'public' || access === 'consumer';
    const { security } = paths[path]?.[method.toLowerCase()] ?? {};
    expect([method, path, security]).toEqual([method, path, isOpen ? [] : [{ bearer: [] }, { cookie: [] }]]);
  }
});
