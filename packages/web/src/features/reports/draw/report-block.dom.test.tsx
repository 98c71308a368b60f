import type { BlockContent } from '@soundings/contract/reports/report-content';
import { formatCell } from '@soundings/contract/reports/report-figures';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { ReportBlock } from './report-block.tsx';

const source = {
  project: 'Nordic Outdoor',
  period: '01.06.2026 – 30.06.2026',
  base: '12 brands with scores',
  asOf: null,
  origin: null,
};
const show = (content: BlockContent, language: 'en' | 'de' = 'en') =>
  renderForTest(<ReportBlock content={content} language={language} />);

it('writes figures with change, interval and base, as the report’s language writes numbers', async () => {
  const figure = { label: 'Interesse (R1)', value: 64.25, decimals: 1, unit: '%', note: 'Basis 1.204' } as const;
  await show(
    {
      ...{ look: 'figures', title: 'Am besten', lead: 'Nets become shoes.', source },
      remark: 'Könnten die beste sein.',
      figures: [{ ...figure, change: -1.2, low: 61, high: 67.5 }],
    },
    'de',
  );
  const block = screen.getByRole('region', { name: 'Am besten' });
  expect(block.lang).toBe('de');
  const said = block.textContent!.replaceAll('\u00a0', ' ');
  for (const text of [
    '64,3 %',
    'um 1,2 Prozentpunkte gesunken seit dem Zeitraum davor',
    'Intervall 61,0–67,5 %',
    'Basis 1.204',
    'Könnten die beste sein.',
  ])
    expect(said).toContain(text);
  expect(said).toContain('Nordic Outdoor · 01.06.2026 – 30.06.2026 · 12 brands with scores');
});

it('tells the figures of a chart to those who cannot see it, unknown ones as a dash', async () => {
  await show({
    ...{ look: 'chart', title: 'Brands', source },
    chart: {
      ...{ title: 'Powerrank', form: 'bars', min: 0, max: 100, decimals: 1, unit: '', own: 0 },
      categories: ['Havgus', 'Rimfrost'],
      series: [
        { name: 'This period', values: [72.44, 50] },
        { name: 'Period before', values: [70, null] },
      ],
    },
  });
  const rows = within(screen.getByRole('table', { name: 'Powerrank' })).getAllByRole('row');
  expect(rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))).toEqual([
    ['', 'This period', 'Period before'],
    ['Havgus', '72.4', '70.0'],
    ['Rimfrost', '50.0', '–'],
  ]);
});

it('draws the period before as a tick, and tells intervals and notes with the figures', async () => {
  await show({
    ...{ look: 'chart', title: 'Messages', source },
    chart: {
      ...{ title: 'Response', form: 'bars', min: 0, max: 100, decimals: 1, unit: '%', own: null },
      categories: ['Nets become shoes'],
      notes: ['base 1,177'],
      reference: { value: 50, label: 'Typical' },
      sortedBy: { name: 'Total', values: [51] },
      series: [
        { name: 'Now', values: [59.2], intervals: [{ low: 56, high: 62 }] },
        { name: 'Before', values: [55], isBefore: true },
      ],
    },
  });
  const cells = [...screen.getByRole('table', { name: 'Response' }).querySelectorAll('tbody :is(th, td)')];
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Nets become shoes, base 1,177',
    '59.2% (56.0–62.0)',
    '55.0%',
    '51.0%',
  ]);
  const lines = [...document.querySelectorAll<HTMLElement>('[title] i[style]')].map(({ style }) => style);
  expect(lines.map(({ left, width }) => [left, width])).toEqual([
    ['', '59.2%'],
    ['56%', '6%'],
    ['50%', ''],
    ['55%', ''],
  ]);
});

it('lists what happened under the lines, and a goal among their figures', async () => {
  await show({
    ...{ look: 'chart', title: 'Trend', source },
    chart: {
      ...{ title: 'Powerrank', form: 'lines', min: 40, max: 60, decimals: 1, unit: '', own: 0 },
      categories: ['01.06.2026', '02.06.2026'],
      series: [
        { name: 'Havgus', values: [51, 52.5] },
        { name: 'Goal 58 by 31.12.2026', values: [58, 58], isGoal: true },
      ],
      events: [{ from: 0, to: 1, label: 'Summer campaign, 01.06.2026 – 02.06.2026' }],
    },
  });
  const figure = screen.getByRole('figure');
  expect(within(figure).getByText('Summer campaign, 01.06.2026 – 02.06.2026').closest('ol')).not.toBeNull();
  expect(within(figure).getByRole('columnheader', { name: 'Goal 58 by 31.12.2026' })).toBeTruthy();
});

it('marks changes in a table, and says them to those who cannot see marks', async () => {
  await show({
    ...{ look: 'table', title: 'Brands', source },
    columns: [
      { label: 'Brand', decimals: null },
      { label: 'Change', decimals: 1, isChange: true },
    ],
    rows: [
      ['Havgus', -1.24],
      ['Klint', 0.1],
      ['Rimfrost', null],
      ['Lysning', 2.4],
    ],
    noise: [3],
  });
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent!.replaceAll('\u00a0', ' '));
  expect(cells).toEqual([
    ...['Havgus', ' 1.2down 1.2 on the period before'],
    ...['Klint', ' 0.1up 0.1 on the period before'],
    ...['Rimfrost', '–'],
    ...['Lysning', ' 2.4up 2.4 on the period before, within noise'],
  ]);
  const colors = screen.getAllByText(/^\d\.\d$/).map((mark) => mark.style.color);
  expect(colors).toEqual(['var(--neg)', 'var(--neu)', 'var(--neu)']);
  const change = { decimals: 1, isChange: true };
  expect([-1.24, 0.1, 2].map((cell) => formatCell('de', cell, change))).toEqual([
    '▼\u00a01,2',
    '○\u00a00,1',
    '▲\u00a02,0',
  ]);
});

it('says why a block shows nothing, and draws no HTML of a message', async () => {
  await show({ look: 'missing', title: 'Survey', reason: 'noAccess', text: 'May no longer be opened.' });
  expect(screen.getByRole('region', { name: 'Survey' }).textContent).toContain('May no longer be opened.');
  await show({
    ...{ look: 'messages', title: 'Finals', source },
    messages: [{ text: '<img src=x onerror=alert(1)>', note: 'R1 58' }],
  });
  const finals = screen.getByRole('region', { name: 'Finals' });
  expect(finals.querySelector('img')).toBeNull();
  expect(finals.textContent).toContain('<img src=x onerror=alert(1)>');
});
