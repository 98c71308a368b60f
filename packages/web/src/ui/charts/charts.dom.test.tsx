import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type Bar, BarChart } from './bar-chart.tsx';
import { ChartFrame } from './frame/chart-frame.tsx';
import { GroupedBarChart } from './grouped-bar-chart.tsx';
import { type Tile, Treemap } from './treemap.tsx';

const show = (node: React.ReactNode) => render(<MantineProvider env="test">{node}</MantineProvider>);

const bar = (id: string, name: string, value: number): Bar => ({
  id,
  name,
  value,
  low: value - 4,
  high: value + 4,
  figure: { whole: String(value), fraction: '.0' },
  mark: 'none',
  base: 'n 200',
  label: `${name}: ${value} %`,
});
const longName =
  'college or bachelor’s degree, or a vocational qualification of three years and more, or one from abroad';
const bars = [bar('a', longName, 81), bar('b', 'Coast', 72), bar('c', 'Sails', 60)];

const tile = (id: string, size: number): Tile => ({
  id,
  name: id,
  size,
  paint: { fill: 'red', ink: 'white' },
  figure: '50.0',
  shortFigure: '50',
  base: `base ${size}`,
  label: `${id}: 50 %, base ${size}`,
});

it('names every bar in full and writes a long name on two lines', () => {
  show(<BarChart label="R1 by audience" bars={bars} tooltip={({ name }) => name} />);
  expect(screen.getByRole('group', { name: 'R1 by audience' })).toBeTruthy();
  const long = screen.getByRole('img', { name: `${longName}: 81 %` });
  expect([...long.querySelectorAll('tspan')].slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'college or bachelor’s degree, or a vocational qualification of three',
    'years and more, or one from abroad',
  ]);
});

it('is 40 px a row and 44 px around them', () => {
  show(<BarChart label="R1" bars={bars} tooltip={() => null} />);
  expect(screen.getByRole('group').getAttribute('height')).toBe(String(3 * 40 + 44));
});

it('is one tab stop whose marks the arrow keys reach, with a tooltip that Escape closes', async () => {
  show(<BarChart label="R1" bars={bars} tooltip={({ name }) => `about ${name}`} />);
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^college/);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Coast: 72 %');
  expect(screen.getByText('about Coast')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('about Coast')).toBeNull();
  await userEvent.keyboard('{End}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Sails: 60 %');
});

it('draws a bar for each series of a group, reached by the arrow keys one after another', async () => {
  const series = (id: string, place: number, value: number | null) => ({ ...bar(id, id, 0), series: place, value });
  show(
    <GroupedBarChart
      label="Concepts"
      groups={[
        { id: 'warm', name: 'warm', bars: [series('a', 0, 40), series('b', 1, null)] },
        { id: 'cold', name: 'cold', bars: [series('c', 0, 20), series('d', 1, 30)] },
      ]}
      means={[{ value: 30, label: 'mean 30.0' }]}
      tooltip={({ id }, group) => `${group.name} ${id}`}
    />,
  );
  expect(screen.getAllByRole('img')).toHaveLength(4);
  expect(screen.getByRole('group').getAttribute('height')).toBe(String(2 * (2 * 18 + 12) + 62));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByText('cold c')).toBeTruthy();
});

const more = (count: number) => `${count} more`;

it('gives tiles their labels and the largest its whole text', () => {
  show(
    <Treemap
      label="Audiences"
      tiles={[tile('City', 500), tile('Sails', 4)]}
      height={350}
      more={more}
      tooltip={() => null}
    />,
  );
  expect(screen.getByRole('img', { name: 'City: 50 %, base 500' }).textContent).toBe('City50.0base 500');
  expect(screen.getByRole('img', { name: 'Sails: 50 %, base 4' }).textContent).not.toContain('Sails');
});

it('draws tiles without room for a figure as one, which tells how many and names them', () => {
  const large = [400, 300, 250, 200, 120, 80].map((size) => tile(`City ${size}`, size));
  const small = ['Kayak', 'Dinghy', 'Raft', 'Punt', 'Canoe', 'Ferry'].map((name) => tile(name, 2));
  show(<Treemap label="Audiences" tiles={[...large, ...small]} height={350} more={more} tooltip={() => null} />);
  expect(
    screen.getByRole('img', { name: /^Kayak: .*; Dinghy: .*; Raft: .*; Punt: .*; Canoe: .*; Ferry: / }).textContent,
  ).toBe('6 more');
  expect(screen.getAllByRole('img')).toHaveLength(7);
});

it('shows the table in place of the chart, and neither where there is nothing', async () => {
  const texts = { actions: 'More', showTable: 'Show as table', showChart: 'Show as chart', downloadPng: 'Download' };
  const { rerender } = show(
    <ChartFrame title="Audiences" texts={texts} table={<p>the table</p>}>
      <p>the chart</p>
    </ChartFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More: Audiences' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Show as table' }));
  expect(screen.getByText('the table')).toBeTruthy();
  expect(screen.queryByText('the chart')).toBeNull();
  rerender(
    <MantineProvider env="test">
      <ChartFrame title="Audiences" texts={texts} table={<p>the table</p>} empty="Nothing here">
        <p>the chart</p>
      </ChartFrame>
    </MantineProvider>,
  );
  expect(screen.getByText('Nothing here')).toBeTruthy();
  expect(screen.queryByText('the table')).toBeNull();
});
