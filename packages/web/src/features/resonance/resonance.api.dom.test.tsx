import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { consumerProject } from '#/lib/api/open-project.ts';
import { createResonanceApi, type ResonanceApi, staffResonanceApi } from './resonance.api.ts';

const projectRequest = { projectName: 'Havgus', projectPassword: 'Right-Password-12345' };
const visit: ConsumerVisit = {
  part: 'RESONANCE',
  projectName: 'Havgus',
  key: ['consumer', 'RESONANCE', 'Havgus'],
  ask: (call) => call(projectRequest),
};

const record = async (read: (client: QueryClient) => Promise<unknown>) => {
  const asked: [string, string, unknown][] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    asked.push([String(method), address, body === undefined ? undefined : JSON.parse(String(body))]);
    return Response.json({});
  });
  const client = new QueryClient();
  await read(client);
  const keys = client.getQueryCache().getAll();
  return { asked, keys: JSON.stringify(keys.map(({ queryKey }) => queryKey)) };
};

const readAll = (source: ResonanceApi) =>
  record(async (client) => {
    await client.fetchQuery(source.resonanceData);
    await client.fetchQuery(source.filterMessages(['0.1']));
    await client.fetchQuery(source.messageAudiences('m1', ['0.1']));
  });

const readConceptsAndBenchmarks = (source: ResonanceApi) =>
  record(async (client) => {
    await client.fetchQuery(source.concepts);
    await client.fetchQuery(source.conceptResponse('c1', ['c2'], ['0.1']));
    await client.fetchQuery(source.headToHeadConcepts(['c1', 'c2'], []));
    await client.fetchQuery(source.benchmarkGroups);
    await client.fetchQuery(source.benchmark(['0.1', 'm:m1']));
  });

const conceptsAndBenchmarks: [string, unknown][] = [
  ['concepts', {}],
  ['concepts', { conceptId: 'c1', compareTo: ['c2'], audienceIds: ['0.1'] }],
  ['h2h/concepts', { conceptIds: ['c1', 'c2'], audienceIds: [] }],
  ['benchmarks', {}],
  ['calculations/benchmarks', ['0.1', 'm:m1']],
];

afterEach(() => vi.unstubAllGlobals());

it('asks for staff by the project’s id', async () => {
  const { asked } = await readAll(staffResonanceApi('p1'));
  expect(asked).toEqual([
    ['GET', '/api/resonance/data?projectId=p1', undefined],
    ['POST', '/api/resonance/filter/messages?projectId=p1', { audienceIds: ['0.1'] }],
    ['POST', '/api/resonance/calculations/data?projectId=p1', { messageId: 'm1', audienceIds: ['0.1'] }],
  ]);
});

it('asks for consumers by name and password, which no key holds', async () => {
  const { asked, keys } = await readAll(createResonanceApi(consumerProject(visit)));
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

it('asks for concepts and benchmarks, for staff and for consumers', async () => {
  const staff = await readConceptsAndBenchmarks(staffResonanceApi('p1'));
  expect(staff.asked).toEqual(
    conceptsAndBenchmarks.map(([path, body]) => ['POST', `/api/resonance/${path}?projectId=p1`, body]),
  );
  const consumer = await readConceptsAndBenchmarks(createResonanceApi(consumerProject(visit)));
  expect(consumer.asked).toEqual(
    conceptsAndBenchmarks.map(([path, request]) => [
      'POST',
      `/api/consumer/resonance/${path}`,
      { projectRequest, request },
    ]),
  );
  expect(consumer.keys).not.toContain(projectRequest.projectPassword);
});

it('takes the first picture apart, so that its charts need not ask', async () => {
  const correlated = { messageId: 'm1', targetMessage: 'A', base: 5, globalBase: 5, messages: [] };
  vi.stubGlobal('fetch', async () => Response.json({ messageId: 'm1', links: [], correlated }));
  const source = staffResonanceApi('p1');
  const client = new QueryClient();
  expect(await client.fetchQuery(source.initialCalculation(['0.1']))).toEqual({ messageId: 'm1' });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked again')));
  expect(await client.fetchQuery(source.messageAudiences('m1', ['0.1']))).toEqual({ links: [] });
  expect(await client.fetchQuery(source.correlatedMessages('m1', ['0.1']))).toEqual(correlated);
  await expect(client.fetchQuery({ ...source.correlatedMessages('m1', []), retry: false })).rejects.toThrow();
});

it('opens the chart page by a token as staff, and by name and password as a consumer', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ token: 'Once-Only', expiration: '' }));
  expect(await staffResonanceApi('p1').chartKey()).toEqual({ sourceId: 'p1', token: 'Once-Only' });
  expect(await createResonanceApi(consumerProject(visit)).chartKey()).toEqual({
    ...projectRequest,
    projectType: 'resonance',
  });
});
