import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import type { BenchmarkState } from '../benchmarks/use-benchmark.ts';
import { dataForTest, messageForTest } from '../for-test/resonance-data.ts';
import { SummaryStrip } from '../page/project-views.tsx';
import type { ResponseSearch } from '../page/response-search.ts';
import { ResonanceProvider, staffResonanceApi } from '../resonance.api.ts';
import { HeadToHeadMessages } from './head-to-head/head-to-head-messages.tsx';
import { MessageCard } from './message-card.tsx';
import { MessageHero } from './message-detail.tsx';
import { ResponseBoard } from './response-board.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const data = dataForTest();
const hero = () => screen.queryByRole('heading', { level: 1 })?.closest('header') ?? null;
const count = () => document.querySelector('[role="status"] strong')?.textContent;
const figuresShown = () => document.body.textContent?.match(/\d\d\.1/g) ?? [];

const open = async (search: ResponseSearch, hasBenchmark = false) => {
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
        <ResponseBoard data={data} filters={filters} search={at} onSearch={go} hasBenchmark={hasBenchmark} />
      </>
    );
  };
  await renderForTest(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ResonanceProvider value={staffResonanceApi('p1')}>
        <Page />
      </ResonanceProvider>
    </QueryClientProvider>,
  );
  const answer = async (asked: string, r1: number | null, respondents = 77, base = 500) => {
    await waitFor(() => expect(waiting.has(asked)).toBe(true));
    const messages = [
      messageForTest('0', 'Dry all winter', r1 ?? 0, base),
      messageForTest('1', 'Built for wind', 5, base),
    ];
    const refusal = Response.json({ error: { code: 'notFound', message: '', requestId: 'r' } }, { status: 404 });
    waiting.get(asked)?.(r1 === null ? refusal : Response.json({ respondents, messages }));
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

it('says that nobody matches where the filters leave no one, and gives a way out', async () => {
  const { answer } = await open({ filters: ['0.0'] });
  await answer('0.0', 0, 0, 0);
  await screen.findByRole('heading', { name: 'Nobody matches these filters' });
  expect([hero(), screen.queryByRole('listbox'), count()]).toEqual([null, null, '0']);
  expect(screen.queryByText(/No message has a base/)).toBeNull();
  const [, ours] = screen.getAllByRole('button', { name: 'Remove all' });
  await userEvent.click(ours!);
  await waitFor(() => expect(hero()?.textContent).toContain('41.1'));
});

it('says whom a message counts, and why a benchmark has another base', async () => {
  const { answer } = await open({ filters: ['0.0'], message: '0' }, true);
  await answer('0.0', 71.1);
  await waitFor(() => expect(hero()?.textContent).toContain('Only respondents who match the filters;'));
  expect(hero()?.textContent).toContain('Base 500,');
  expect(hero()?.textContent).toContain('The benchmark uses a different base: all 500 respondents');
});

it('shows the bases of R1 and R2 separately where they differ', async () => {
  const message = { ...messageForTest('0', 'Dry all winter', 41.1), rank: 1 };
  const r2Share = messageForTest('0', '', 20, 430).r1Share;
  const props = { count: 1, data, isStale: false, isFiltered: false, hasBenchmark: false };
  await renderForTest(<MessageHero message={{ ...message, r2Share }} {...props} />);
  expect(hero()?.textContent).toContain('Base 500 for R1 and 430 for R2 (those who answered each)');
  expect(hero()?.textContent).not.toMatch(/benchmark|filters/);
});

it('shows the verdict beside the mark of a low base, and none where nothing was tested', async () => {
  const card = async (base: number) => {
    const { r1Share, ...message } = messageForTest('0', 'Dry all winter', 41.1, base);
    const verdict = base < 30 ? ('untested' as const) : ('above' as const);
    const given = { ...message, r1Share: { ...r1Share, verdict }, rank: base < 30 ? null : 1 };
    await renderForTest(<MessageCard message={given} means={{ r1: null, r2: null }} />);
    const text = document.body.textContent ?? '';
    cleanup();
    return ['above average', `base ${base}*`, '** not ranked', 'not tested'].filter((words) => text.includes(words));
  };
  expect([await card(29), await card(30), await card(99), await card(100)]).toEqual([
    ['** not ranked'],
    ['above average', 'base 30*'],
    ['above average', 'base 99*'],
    ['above average'],
  ]);
});

it('says in the summary which figures are those of everyone under filters', async () => {
  const notes = async (isFiltered: boolean) => {
    const benchmark = { answer: null, nodes: 0, error: null } as unknown as BenchmarkState;
    const given = { data, respondents: '77', isFiltered, benchmark };
    await renderForTest(<SummaryStrip {...given} />);
    const found = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent ?? '');
    cleanup();
    return found;
  };
  const [respondents, , answers, nodes] = await notes(true);
  expect(respondents).toContain('77of 500 match the filters');
  expect(answers).toContain('Response data (all)');
  expect(nodes).toContain('Combinations (all)');
  expect((await notes(false)).join()).not.toMatch(/all respondents|match the filters/);
});

it('marks compared messages as old with them', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const best = data.messages.map((message, at) => ({ ...message, rank: at + 1 }));
  const compared = { best, given: ['0'], filters: ['0.0'], onBeside: () => {} };
  await renderForTest(
    <ResonanceProvider value={staffResonanceApi('p1')}>
      <HeadToHeadMessages {...compared} isStale />
    </ResonanceProvider>,
  );
  const cards = screen.getByRole('list', { name: 'Head-to-head' });
  expect([cards.getAttribute('aria-busy'), cards.hasAttribute('data-stale')]).toEqual(['true', true]);
});
