import type { DateRanges } from '@soundings/contract/sonar/scores';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#/lib/api/api-error.ts';
import { needDashboardTexts, needNavig8Texts, startI18n } from '#/lib/i18n.ts';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { DashboardContext } from '../dashboard.ts';
import { madeDashboard } from '../for-test/made-dashboard.ts';
import type { Navig8 } from './navig8.api.ts';
import { Navig8Tab } from './navig8-tab.tsx';

beforeAll(async () => {
  await startI18n();
  await needDashboardTexts();
  await needNavig8Texts();
});
beforeEach(() => sessionStorage.clear());
const made = madeDashboard(5);
const later: DateRanges = { ...made.ranges, comparable: { startDate: '2026-11-01', endDate: '2026-11-02' } };
const view = {
  tab: 'trust',
  why: { brand: '11111111-1111-4111-8111-111111111111', count: 2, score: 'trust' },
} as const;

const thread = (more: Partial<Navig8> = {}): Navig8 => ({
  threadId: '22222222-2222-4222-8222-222222222222',
  ranges: made.ranges,
  language: 'en',
  chapters: [
    {
      type: 'overview',
      message: 'Havgus leads (72.0). Nothing else.',
      count: 1,
      isNew: true,
      sentences: [
        { text: 'Havgus leads (72.0).', view, about: 'a' },
        { text: 'Nothing else.', view: null, about: null },
      ],
    },
  ],
  hint: 'Ask me.',
  questions: ['Who leads?'],
  isGenerating: false,
  isByModel: false,
  isOutdated: false,
  struck: 0,
  ...more,
});
const answered = thread({
  chapters: [
    { ...thread().chapters[0]!, isNew: false },
    {
      type: 'question',
      message: 'Who leads?',
      count: 2,
      isNew: true,
      sentences: [{ text: 'Who leads?', view: null, about: null }],
    },
    {
      type: 'answer',
      message: 'Havgus.',
      count: 3,
      isNew: true,
      sentences: [{ text: 'Havgus.', view: null, about: null }],
    },
  ],
});

const show = async (answer: (call: string, request: unknown) => Promise<Navig8>) => {
  const change = vi.fn();
  const asked: [string, unknown][] = [];
  const ask = async (call: { staff: { path: string } }, request: unknown) => {
    const name = call.staff.path.split('/').at(-1)!;
    asked.push([name, request]);
    return answer(name, request);
  };
  function Page() {
    const [ranges, setRanges] = useState(made.ranges);
    return (
      <DashboardContext value={{ ...made, ranges, change, source: { ...made.source, ask: ask as never } }}>
        <button type="button" onClick={() => setRanges(later)}>
          Other days
        </button>
        <Navig8Tab />
      </DashboardContext>
    );
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await renderForTest(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  return { asked, change };
};

it('begins a thread where there is none, and leads from a sentence to its numbers', async () => {
  const { asked, change } = await show(async () => thread());
  expect(await screen.findByRole('region', { name: '1. The market' })).toBeTruthy();
  expect(asked).toEqual([['navig8', { ranges: made.ranges, language: 'en' }]]);
  await userEvent.click(screen.getByRole('link', { name: /^Havgus leads/ }));
  expect(change).toHaveBeenCalledWith({ tab: 'trust', why: '2.trust' });
  expect(screen.queryByRole('link', { name: 'Nothing else.' })).toBeNull();
  expect(screen.getByText(/without an AI model/)).toBeTruthy();
});

it('shows a sentence with several figures as a whole', async () => {
  const text = 'Tiden fell (5.6 below) behind Lumi (62.8) in this period (62.0).';
  const [overview] = thread().chapters;
  const sentences = [{ text, view, about: 'a' }];
  await show(async () => thread({ chapters: [{ ...overview!, message: text, sentences }] }));
  expect((await screen.findByRole('link', { name: /^Tiden fell/ })).textContent).toBe(text);
});

it('sets the own brand’s figures over its words, and not over words of another score', async () => {
  const own = made.brands.find(({ myCompany }) => myCompany)!.powerrank.score!.toFixed(1);
  const chapter = (message: string) => ({ ...thread().chapters[0]!, type: 'own' as const, message });
  await show(async () => thread({ chapters: [chapter(`Ours ranks first (${own}).`)] }));
  const region = await screen.findByRole('region', { name: '1. Your brand' });
  expect(region.textContent).toMatch(new RegExp(`${own}.*Rank \\d of \\d`));
  cleanup();
  sessionStorage.clear();
  await show(async () => thread({ chapters: [chapter('Ours ranks first (0.1).')] }));
  expect((await screen.findByRole('region', { name: '1. Your brand' })).textContent).not.toMatch(/Rank \d of \d/);
});

it('begins it anew when the days are others', async () => {
  const { asked } = await show(async (_, request) => thread({ ranges: (request as { ranges: DateRanges }).ranges }));
  await screen.findByRole('region', { name: '1. The market' });
  await userEvent.click(screen.getByRole('button', { name: 'Other days' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual(['navig8', { ranges: later, language: 'en' }]);
});

it('asks what is typed or suggested, and wants a question', async () => {
  const { asked } = await show(async (call) => (call === 'reply' ? answered : thread()));
  await screen.findByRole('region', { name: '1. The market' });
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(screen.getByText('Enter a question.')).toBeTruthy();
  expect(asked).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Who leads?' }));
  expect(await screen.findByRole('region', { name: '3. Answer' })).toBeTruthy();
  expect(asked[1]).toEqual(['reply', { reply: 'Who leads?', threadId: thread().threadId }]);
});

it('offers what can be asked in an answer that knows nothing, and there alone', async () => {
  const [market, question, answer] = answered.chapters;
  const sentences = [{ text: 'I don’t know “weather”.', view: null, about: null }];
  const refused = thread({ chapters: [market!, question!, { ...answer!, sentences, isNew: true }] });
  const { asked } = await show(async (call) => (call === 'reply' ? refused : thread()));
  await userEvent.click(await screen.findByRole('button', { name: 'Who leads?' }));
  const region = await screen.findByRole('region', { name: '3. Answer' });
  await userEvent.click(within(region).getByRole('button', { name: 'Who leads?' }));
  expect(asked.filter(([call]) => call === 'reply')).toHaveLength(2);
  expect(screen.getAllByRole('group', { name: 'Suggested questions' })).toHaveLength(1);
});

it('takes no question while a model writes, and shows what has come', async () => {
  let isDone = false;
  const writing = () => thread({ isGenerating: !isDone, isByModel: true, struck: isDone ? 2 : 0 });
  await show(async () => writing());
  await screen.findByRole('region', { name: '1. The market' });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your question' });
  expect(field.disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Ask' }).hasAttribute('disabled')).toBe(true);
  isDone = true;
  await waitFor(() => expect(field.disabled).toBe(false));
  expect(screen.getByText(/2 sentences were left out/)).toBeTruthy();
});

it('reads a thread again that was begun before a reload, and begins another where that is gone', async () => {
  await show(async () => thread());
  await screen.findByRole('region', { name: '1. The market' });
  cleanup();
  const again = await show(async () => thread());
  await screen.findByRole('region', { name: '1. The market' });
  expect(again.asked).toEqual([['thread', { threadId: thread().threadId }]]);
  cleanup();
  const gone = await show(async (call) => {
    if (call === 'thread') throw new ApiError('notFound', 404);
    return thread();
  });
  await screen.findByRole('region', { name: '1. The market' });
  expect(gone.asked.map(([call]) => call)).toEqual(['thread', 'navig8']);
});

it('says so where it cannot read, and tries again', async () => {
  let isDown = true;
  await show(async () => {
    if (isDown) throw new ApiError('somethingWentWrong', 500);
    return thread();
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('region', { name: '1. The market' })).toBeTruthy();
});

it('lists what would help with the points that each step brings, and says the quiet chapters in a line each', async () => {
  const gain = {
    step: 'Two more posts a week (4 instead of 2)',
    condition: 'if they are answered as now',
    points: 2.24,
  };
  const said = (text: string) => ({ text, view: null, about: null });
  const chapters: Navig8['chapters'] = [
    {
      type: 'gaps',
      message: 'Lead. Step. Note.',
      count: 1,
      isNew: true,
      sentences: [
        said('Lead.'),
        { text: 'Two more posts would add 2.2 points.', view, about: 'g', gain },
        { text: 'The best others have 10.', view, about: 'g' },
      ],
    },
    { type: 'movers', message: 'Nobody moved.', count: 2, isNew: true, sentences: [said('Nobody moved.')] },
  ];
  await show(async () => thread({ chapters }));
  const gaps = await screen.findByRole('region', { name: '1. What would help most' });
  const [item] = within(gaps).getAllByRole('listitem');
  expect(item!.textContent).toBe(
    'Two more posts a week (4 instead of 2) If they are answered as now. The best others have 10. 2.2 points',
  );
  expect(within(gaps).queryByText(/would add/)).toBeNull();
  const quiet = screen.getByRole('region', { name: '2. What moved' });
  expect(quiet.textContent).toBe('What moved Nobody moved.');
  expect(within(quiet).queryByRole('button')).toBeNull();
});
