import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { consumerSource } from './consumer-source.ts';
import type { ResonanceSource } from './resonance-source.ts';
import { staffSource } from './staff-source.ts';

const projectRequest = { projectName: 'Havgus', projectPassword: 'Right-Password-12345' };
const visit: ConsumerVisit = {
  part: 'RESONANCE',
  projectName: 'Havgus',
  key: ['consumer', 'RESONANCE', 'Havgus'],
  ask: (call) => call(projectRequest),
};

/** Reads all three of a source; answers what was called, and under which keys the answers lie. */
const readAll = async (source: ResonanceSource) => {
  const asked: [string, string, unknown][] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    asked.push([String(method), address, body === undefined ? undefined : JSON.parse(String(body))]);
    return Response.json({});
  });
  const client = new QueryClient();
  await client.fetchQuery(source.data);
  await client.fetchQuery(source.filterMessages(['0.1']));
  await client.fetchQuery(source.messageAudiences('m1', ['0.1']));
  const keys = client.getQueryCache().getAll();
  return { asked, keys: JSON.stringify(keys.map(({ queryKey }) => queryKey)) };
};

afterEach(() => vi.unstubAllGlobals());

it('asks for staff by the project’s id', async () => {
  const { asked } = await readAll(staffSource('p1'));
  expect(asked).toEqual([
    ['GET', '/api/resonance/data?projectId=p1', undefined],
    ['POST', '/api/resonance/filter/messages?projectId=p1', { audienceIds: ['0.1'] }],
    ['POST', '/api/resonance/calculations/data?projectId=p1', { messageId: 'm1', audienceIds: ['0.1'] }],
  ]);
});

it('asks for consumers by name and password, which no key holds', async () => {
  const { asked, keys } = await readAll(consumerSource(visit));
  expect(asked).toEqual([
    ['POST', '/api/consumer/resonance/data', projectRequest],
    ['POST', '/api/consumer/resonance/filter/messages', { projectRequest, request: { audienceIds: ['0.1'] } }],
    [
      'POST',
      '/api/consumer/resonance/calculations/data',
      { projectRequest, request: { messageId: 'm1', audienceIds: ['0.1'] } },
    ],
  ]);
  expect(keys).not.toContain(projectRequest.projectPassword);
});
