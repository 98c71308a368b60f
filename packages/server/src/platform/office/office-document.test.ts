import { readFile } from 'node:fs/promises';
import { assignHues } from '@soundings/contract/sonar/brand-hues';
import { expect, it } from 'vitest';
import { type DocumentChart, legendOf, othersColor, ownColor, seriesColor, seriesColors } from './office-document.ts';

const brand = { name: 'Agency & Sons', color: '#b4482f', logo: null };

it('has the colours that pages have on white', async () => {
  const tokens = await readFile(new URL('../../../../web/src/ui/theme/tokens.css', import.meta.url), 'utf8');
  const tokenValue = (token: string) => new RegExp(`--${token}: (#\\w+);`).exec(tokens)?.[1];
  expect(seriesColors.map((_, index) => tokenValue(`cat-${index + 1}`))).toEqual(seriesColors);
  expect(tokenValue('bar-my')).toBe(ownColor);
  expect(tokenValue('bar-muted')).toBe(othersColor);
});

it('draws lines of brands as their dashboard does, and one’s own in its blue', () => {
  const counts = [4, 1, 7, 2];
  const hues = assignHues(counts.map((count) => ({ count, isOwn: count === 2 })));
  expect(hues).toEqual([7, 2, 3, null]);
  const chart: DocumentChart = {
    ...{ title: 'Powerrank', form: 'lines', categories: ['May', 'June'], max: 100, decimals: 1, own: 3 },
    series: hues.map((hue, at) => ({ name: `Brand ${at}`, values: [50, 51], hue: hue ?? undefined })),
  };
  expect(chart.series.map((_, index) => seriesColor(chart, index, brand))).toEqual([
    ...['#511384', '#ab3c33', '#b48a00', ownColor],
  ]);
});

it('sets one’s own bar apart, and says so', () => {
  const chart: DocumentChart = {
    ...{ title: 'Powerrank', categories: ['Havgus', 'Klint'], max: 100, decimals: 1, own: 1 },
    series: [
      { name: 'This period', values: [60, 50] },
      { name: 'Period before', values: [61, 49], isBefore: true },
    ],
  };
  expect(legendOf(chart, brand, 'en').map(({ name, color }) => [name, color])).toEqual([
    ['Klint', ownColor],
    ['Other brands', othersColor],
    ['Period before', seriesColor(chart, 1, brand)],
  ]);
  expect(seriesColor(chart, 0, brand)).toBe(othersColor);
  const alone = { ...chart, categories: ['Klint'], own: 0 };
  expect(legendOf(alone, brand, 'en').map(({ name }) => name)).toEqual(['Klint', 'Period before']);
});
