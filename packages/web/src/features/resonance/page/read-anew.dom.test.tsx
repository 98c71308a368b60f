import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '#/lib/i18n.ts';
import { dataForTest } from '../for-test/resonance-data.ts';
import { staffResonanceApi } from '../resonance.api.ts';
import type { ResponseSearch } from './response-search.ts';
import { reloadProject } from './use-new-data.ts';
import type { ConceptChange } from './versioned-search.ts';
import { dataVersion, useVersionedSearch } from './versioned-search.ts';

beforeAll(startI18n);
afterEach(() => {
  vi.unstubAllGlobals();
});

const given = (search: ResponseSearch) => JSON.parse(JSON.stringify(search));
const source = staffResonanceApi('p1');
const first = dataForTest();
const second = dataForTest({ importedOn: '2026-11-04T10:00:00.000Z' });
const conceptsNamed = (...names: string[]) => ({
  concepts: names.map((name, i) => ({ id: String(i), name, base: 100, subconcepts: [] })),
});

const open = async (address: ResponseSearch, readsConcepts = true) => {
  let file = { data: first, concepts: conceptsNamed('Warmth', 'Price', 'Colour', 'Cut') };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/resonance/data') ? file.data : file.concepts),
  );
  const client = new QueryClient();
  await client.fetchQuery(source.resonanceData);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const { data } = useQuery(source.resonanceData);
      const list = useQuery({ ...source.concepts, enabled: readsConcepts });
      const [search, onSearch] = useState(address);
      const [change, setChange] = useState<ConceptChange | null>(null);
      const own = useVersionedSearch(data as ResonanceData, search, onSearch, change);
      return { own, stands: search, names: list.data?.concepts.map(({ name }) => name), setChange };
    },
    { wrapper },
  );
  if (readsConcepts) await waitFor(() => expect(result.current.names).toHaveLength(4));
  const replaceBy = async (data: ResonanceData, ...names: string[]) => {
    file = { data, concepts: conceptsNamed(...names) };
    const isOther = await act(() => reloadProject(client, source, result.current.setChange));
    const shown = dataVersion(data);
    await waitFor(() => expect(given(result.current.stands).of).toBe(shown));
    return isOther;
  };
  return { result, replaceBy };
};
const of = dataVersion(first);

it('keeps chosen concepts under the ids that they have in the new file, and drops those that it does not have', async () => {
  const { result, replaceBy } = await open({ of, concept: '0', compareTo: ['1', '2'], beside: ['3', '1', '2'] });
  expect(await replaceBy(second, 'Cut', 'Colour', 'Warmth')).toBe(true);
  const carried = { of: dataVersion(second), concept: '2', compareTo: ['1'], beside: ['0', '1'] };
  expect(given(result.current.own.search)).toEqual(carried);
  expect(given(result.current.stands)).toEqual(carried);
  expect(result.current.names).toEqual(['Cut', 'Colour', 'Warmth']);
});

it('compares a concept that is chosen no more to none', async () => {
  const { result, replaceBy } = await open({ of, concept: '0', compareTo: ['1'], beside: ['1', '3'] });
  await replaceBy(second, 'Price', 'Cut');
  expect(given(result.current.stands)).toEqual({ of: dataVersion(second), beside: ['0', '1'] });
});

it('carries over from file to file', async () => {
  const { result, replaceBy } = await open({ of, concept: '1' });
  await replaceBy(second, 'Cut', 'Warmth', 'Price');
  expect(result.current.own.search.concept).toBe('2');
  const third = dataForTest({ importedOn: '2026-11-05T10:00:00.000Z' });
  await replaceBy(third, 'Price', 'Cut');
  expect(given(result.current.stands)).toEqual({ of: dataVersion(third), concept: '0' });
});

it('changes nothing where the import ended without new data', async () => {
  const address = { of, concept: '1', beside: ['1', '2'] };
  const { result, replaceBy } = await open(address);
  expect(await replaceBy(first, 'Warmth', 'Price', 'Colour', 'Cut')).toBe(false);
  expect(given(result.current.stands)).toEqual(address);
});

it('drops concepts whose names the page has not read', async () => {
  const { result, replaceBy } = await open({ of, concept: '1', filters: ['0.1'] }, false);
  await replaceBy(second, 'Warmth', 'Price');
  expect(given(result.current.stands)).toEqual({ of: dataVersion(second), filters: ['0.1'] });
});
