import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BubbleChart } from './bubble-chart.tsx';
import { type Line, LineChart } from './line/line-chart.tsx';
import { PolarChart } from './polar-chart.tsx';
import { RadialChart } from './radial-chart.tsx';
import { type RankBar, RankBarChart } from './rank-bar-chart.tsx';
import { ScatterChart } from './scatter-chart.tsx';

const show = (node: React.ReactNode) => render(<MantineProvider env="test">{node}</MantineProvider>);
const figure = { whole: '73', fraction: '.5' };
const change = { direction: 'up', tone: 'pos', figure: '1.3' } as const;
const zoom = { zoomIn: 'Zoom in', zoomOut: 'Zoom out', reset: 'Show all' };
const bar = (index: number): RankBar => ({
  id: `b${index}`,
  name: `Brand ${index}`,
  rank: String(index + 1),
  value: 90 - index / 20,
  previous: 80,
  ink: 'muted',
  figure,
  change,
  label: `Brand ${index}: trust`,
});
const many = Array.from({ length: 1000 }, (_, index) => bar(index));
const names = () => document.activeElement?.getAttribute('aria-label');

it('draws few of many bars and reaches the last by keyboard', async () => {
  show(<RankBarChart label="Trust" bars={many} tooltip={({ name }) => `about ${name}`} onOpen={() => {}} />);
  expect(screen.getAllByRole('img').length).toBeLessThan(60);
  await userEvent.tab();
  // The scroller may be a stop of its own.
  if (names() !== 'Brand 0: trust') await userEvent.tab();
  expect(names()).toBe('Brand 0: trust');
  await userEvent.keyboard('{PageDown}{ArrowDown}');
  expect(names()).toBe('Brand 11: trust');
  await userEvent.keyboard('{End}');
  fireEvent.scroll(
    document.activeElement?.closest('div[data-virtual]') ?? document.querySelector('[data-virtual]') ?? window,
  );
  expect(names()).toBe('Brand 999: trust');
});

it('has its tooltip under a mark at the upper edge of the window, as above it would be cut off', async () => {
  const bars = many.slice(0, 6);
  show(<RankBarChart label="Trust" bars={bars} tooltip={({ name }) => `about ${name}`} onOpen={() => {}} />);
  const top = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  const isUnder = () => screen.getByText(/^about/).hasAttribute('data-below');
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(isUnder()).toBe(false);
  top.mockReturnValue(new DOMRect(0, -200, 700, 300));
  await userEvent.keyboard('{ArrowUp}');
  expect(isUnder()).toBe(true);
  top.mockRestore();
});

it('opens a bar with Enter, Space and a click', async () => {
  const onOpen = vi.fn();
  show(<RankBarChart label="Trust" bars={many.slice(0, 3)} tooltip={() => null} onOpen={({ id }) => onOpen(id)} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown} ');
  await userEvent.click(screen.getByRole('img', { name: 'Brand 2: trust' }));
  expect(onOpen.mock.calls.map(([id]) => id)).toEqual(['b0', 'b1', 'b2']);
});

it('is 40 px a row and 62 around them, 72 with two lanes of means', () => {
  const bars = many.slice(0, 5);
  show(<RankBarChart label="Trust" bars={bars} means={[{ value: 50, label: 'avg 50' }]} tooltip={() => null} />);
  expect(screen.getByRole('group').getAttribute('height')).toBe(String(5 * 40 + 62));
});

const lineOf = (id: string, values: (number | null)[], isOwn = false) => ({
  id,
  name: id,
  values,
  color: 'red',
  end: '1',
  isOwn,
});
const lineTexts = { days: 'day by day', more: (count: number) => `and ${count} more` };

const showLines = (lines: Line[], onOpen?: (line: Line) => void) =>
  show(
    <LineChart
      label="Over time"
      days={['2026-11-01', '2026-11-02', '2026-11-03']}
      lines={lines}
      formatDay={(day) => day}
      nameDay={(day) => `Week to ${day}`}
      formatValue={(value) => (value === null ? '–' : String(value))}
      texts={lineTexts}
      height={350}
      onOpen={onOpen}
    />,
  );
const slider = () => screen.getByRole('slider', { name: 'Over time, day by day' });
const read = () => slider().getAttribute('aria-valuetext');

it('tells all values of a day to who goes along the days by keys, one’s own first', async () => {
  const onOpen = vi.fn();
  showLines([lineOf('A', [60, null, 62]), lineOf('Own', [40, 41, 42], true)], onOpen);
  await userEvent.tab();
  expect(document.activeElement).toBe(slider());
  expect(read()).toBe('Week to 2026-11-03; Own 42; A 62');
  await userEvent.keyboard('{ArrowLeft}');
  expect(read()).toBe('Week to 2026-11-02; Own 41');
  const shown = await screen.findByText('Week to 2026-11-02');
  expect(shown.parentElement?.textContent).toContain('Own41');
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowUp}{Enter}');
  expect(onOpen.mock.calls[0]?.[0].id).toBe('A');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Week to 2026-11-01')).toBeNull();
});

it('opens one’s own line where none is chosen, and counts lines that it has no room for', async () => {
  const onOpen = vi.fn();
  const many = Array.from({ length: 30 }, (_, index) => lineOf(`B${index}`, [index, index, index]));
  showLines([...many, lineOf('Own', [5, 5, 5], true)], onOpen);
  await userEvent.tab();
  expect(read()?.startsWith('Week to 2026-11-03; Own 5; B29 29')).toBe(true);
  expect(read()?.endsWith('; and 19 more')).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(onOpen.mock.calls[0]?.[0].id).toBe('Own');
});

it('follows the pointer over days and lines, and opens the line that is clicked', async () => {
  const onOpen = vi.fn();
  showLines([lineOf('A', [60, 60, 60]), lineOf('B', [40, 41, 42])], onOpen);
  const plot = slider().closest('svg')?.parentElement as HTMLElement;
  const levels = [...plot.querySelectorAll('text')].filter(({ textContent }) => textContent === '60');
  const y = Number(levels[0]?.getAttribute('y')) - 4;
  const user = userEvent.setup();
  await user.pointer({ target: plot, coords: { clientX: 300, clientY: y } });
  expect(await screen.findByText('Week to 2026-11-02')).toBeTruthy();
  await user.pointer({ keys: '[MouseLeft]', target: plot, coords: { clientX: 300, clientY: y } });
  expect(onOpen.mock.calls.map(([line]) => line.id)).toEqual(['A']);
});

it('draws the range before only where some of its days are', () => {
  const chart = (from: string, to: string) => (
    <LineChart
      label="Over time"
      days={['2026-11-01', '2026-11-03']}
      lines={[{ id: 'A', name: 'A', values: [60, 61], color: 'red', end: '61' }]}
      formatDay={(day) => day}
      compare={{ from, to, label: 'Compared to' }}
      nameDay={(day) => day}
      formatValue={String}
      texts={lineTexts}
      height={350}
    />
  );
  show(chart('2026-10-01', '2026-10-07'));
  expect(screen.queryByText('Compared to')).toBeNull();
  cleanup();
  show(chart('2026-10-28', '2026-11-01'));
  expect(screen.getByText('Compared to')).toBeTruthy();
});

it('names dials and axes, leaves unknown ones without a drawing of their own, and draws two values as bars', () => {
  const dial = { id: 'd', name: 'Dial', value: null, previous: null, ink: 'my', figure, change: null } as const;
  show(
    <>
      <RadialChart label="Trust" dials={[{ ...dial, label: 'Dial: trust not measured' }]} tooltip={() => null} />
      <PolarChart
        label="Reach by network"
        rings={[{ at: 0.5, label: '10%' }]}
        axes={[
          { id: 'a', name: 'A', value: 0.8, median: 0.5, figure: '80', label: 'A: reach 80 of 100' },
          { id: 'b', name: 'B', value: null, median: 0.5, figure: '–', label: 'B: not measured' },
          { id: 'c', name: 'C', value: 0.2, median: null, figure: '20', label: 'C: reach 20 of 100' },
        ]}
        tooltip={() => null}
      />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Dial: trust not measured' })).toBeTruthy();
  const polar = () => screen.getByRole('group', { name: 'Reach by network' });
  expect(polar().querySelector('polygon')).toBeNull();
  expect(polar().querySelectorAll('line[stroke-width="7"]')).toHaveLength(2);
  cleanup();
  const axis = (id: string, value: number | null) => ({ id, name: id, value, median: 0.4, figure: '', label: id });
  const axes = [axis('a', 0.8), axis('b', null), axis('c', 0.2), axis('d', 0.5)];
  show(<PolarChart label="Reach by network" rings={[]} axes={axes} tooltip={() => null} />);
  const [around, filled] = polar().querySelectorAll('polygon');
  expect(around?.getAttribute('points')?.split(' ')).toHaveLength(4);
  expect(filled?.getAttribute('points')?.split(' ')).toHaveLength(3);
});

it('enlarges bubbles by 1.25 and back by 0.8, by button and key', async () => {
  const bubble = { id: 'a', name: 'A', size: 9, fill: 'red', ink: 'white', figure: '9', label: 'A: reach 9 of 100' };
  show(<BubbleChart label="Reach" bubbles={[bubble]} texts={zoom} tooltip={() => null} />);
  const radius = () => Number(screen.getByRole('img').querySelector('circle')?.getAttribute('r'));
  const plain = radius();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(radius() / plain).toBeCloseTo(1.25);
  screen.getByRole('img').focus();
  await userEvent.keyboard('+-');
  expect(radius() / plain).toBeCloseTo(1.25);
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(radius() / plain).toBeCloseTo(1);
});

it('opens a point of a scatter, whose own tooltip Escape closes', async () => {
  const onOpen = vi.fn();
  const point = { id: 'a', name: 'A', x: 40, y: 60, ink: 'my', label: 'A: reach 40, vitality 60' } as const;
  show(
    <ScatterChart
      label="Presence"
      xName="Reach"
      yName="Vitality"
      typical={{ value: 50, label: 'typical' }}
      quadrants={['Large and lively', 'Small but lively', 'Large but quiet', 'Small and quiet']}
      points={[point]}
      texts={zoom}
      tooltip={() => 'tip'}
      onOpen={({ id }) => onOpen(id)}
    />,
  );
  await userEvent.tab();
  expect(names()).toBe('A: reach 40, vitality 60');
  expect(screen.getByText('tip')).toBeTruthy();
  await userEvent.keyboard('{Escape}{Enter}');
  expect(screen.queryByText('tip')).toBeNull();
  expect(onOpen).toHaveBeenCalledWith('a');
});
