import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/render-for-test.tsx';
import { dataForTest, messageForTest } from '../../for-test/resonance-data.ts';
import type { ResponseSearch } from '../../response/response-search.ts';
import { staffSource } from '../../source/staff-source.ts';
import { HeadToHead } from './head-to-head.tsx';
import { ResponseBoard } from './response-board.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const data = dataForTest();
const hero = () => screen.queryByRole('heading', { level: 1 })?.closest('header') ?? null;
const count = () => document.querySelector('[role="status"] strong')?.textContent;
const figuresShown = () => document.body.textContent?.match(/\d\d\.1/g) ?? [];

/** The board at an address; filters are answered only when `answer` is called: with a share, or null for a refusal. */
const open = async (search: ResponseSearch) => {
  const waiting = new Map<string, (response: Response) => void>();
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
    if (!address.includes('filter/messages')) return new Promise(() => {});
    const asked = (JSON.parse(String(body)) as { audienceIds: string[] }).audienceIds.join(' ');
    return new Promise((resolve) => waiting.set(asked, resolve));
  });
  const Page = () => {
    const [at, go] = useState<ResponseSearch>(search);
    const filters = at.filters ?? [];
    return (
      <>
        {['0.0', '1.0'].map((id) => (
          <button key={id} type="button" onClick={() => go({ ...at, filters: [id] })}>
            to {id}
          </button>
        ))}
        <ResponseBoard source={staffSource('p1')} data={data} filters={filters} search={at} onSearch={go} />
      </>
    );
  };
  await renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Page />
    </QueryClientProvider>,
  );
  const answer = async (asked: string, r1: number | null) => {
    await waitFor(() => expect(waiting.has(asked)).toBe(true));
    const messages = [messageForTest('0', 'Dry all winter', r1 ?? 0), messageForTest('1', 'Built for wind', 5)];
    const refusal = Response.json({ error: { code: 'notFound', message: '', requestId: 'r' } }, { status: 404 });
    waiting.get(asked)?.(r1 === null ? refusal : Response.json({ respondents: 77, messages }));
  };
  return { answer, go: (id: string) => userEvent.click(screen.getByRole('button', { name: `to ${id}` })) };
};

it('shows no figures of all respondents where a link has a filter', async () => {
  const { answer } = await open({ filters: ['0.0'], message: '0' });
  expect([hero(), figuresShown(), count()]).toEqual([null, [], '…']);
  await answer('0.0', 71.1);
  await waitFor(() => expect(hero()?.textContent).toContain('71.1'));
  expect([hero()?.getAttribute('aria-busy'), count()]).toEqual(['false', '77']);
});

it('marks the last figures as old until those of the next filter are here', async () => {
  const { answer, go } = await open({ message: '0' });
  expect(hero()?.getAttribute('aria-busy')).toBe('false');
  await go('0.0');
  expect([hero()?.textContent?.includes('41.1'), hero()?.getAttribute('aria-busy')]).toEqual([true, 'true']);
  await answer('0.0', 71.1);
  await waitFor(() => expect(hero()?.getAttribute('aria-busy')).toBe('false'));
  expect(hero()?.textContent).toContain('71.1');
  await go('1.0');
  expect([hero()?.getAttribute('aria-busy'), hero()?.hasAttribute('data-stale'), count()]).toEqual(['true', true, '…']);
});

it('shows no figures where those of the filter could not be had', async () => {
  const { answer, go } = await open({ message: '0' });
  await go('0.0');
  await answer('0.0', null);
  await screen.findByText(/filtered figures/);
  expect([hero(), figuresShown(), count()]).toEqual([null, [], '–']);
});

it('marks compared messages as old with them', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const best = data.messages.map((message, at) => ({ ...message, rank: at + 1 }));
  const compared = { source: staffSource('p1'), best, given: ['0'], filters: ['0.0'], onBeside: () => {} };
  await renderForTest(<HeadToHead {...compared} isStale />);
  const cards = screen.getByRole('list', { name: 'Head-to-head' });
  expect([cards.getAttribute('aria-busy'), cards.hasAttribute('data-stale')]).toEqual(['true', true]);
});
