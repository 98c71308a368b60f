import { toWaveSeries } from '@soundings/contract/resonance/wave-series';
import type { WavePoint } from '@soundings/contract/resonance/waves';
import { expect, it } from 'vitest';
import { firstShown, maxShown, toggleShown } from './trend-series.ts';

const point = (percent: number): WavePoint => ({
  ...{ percent, low: percent - 5, high: percent + 5, base: 400, effectiveBase: 400 },
  ...{ mark: 'none', isOfOtherScale: false, change: null },
});
const messageOf = (id: string, r1: (WavePoint | null)[]) => ({ id, message: id, r1, r2: [null, null], total: r1 });

it('puts the highest of the last wave first, and leaves out what was never measured', () => {
  const messages = [
    messageOf('low', [point(80), point(20)]),
    messageOf('high', [null, point(60)]),
    messageOf('gone', [point(90), null]),
    messageOf('never', [null, null]),
  ];
  expect(toWaveSeries({ messages }, 'r1').map(({ id }) => id)).toEqual(['high', 'low', 'gone']);
  expect(toWaveSeries({ messages }, 'r2')).toEqual([]);
  expect(firstShown(toWaveSeries({ messages }, 'r1'))).toEqual(['high', 'low', 'gone']);
});

it('shows so many at once', () => {
  const many = Array.from({ length: maxShown }, (_, i) => `${i}`);
  expect(toggleShown(many, 'new')).toEqual([...many.slice(1), 'new']);
  expect(toggleShown(many, '3')).toEqual(many.filter((id) => id !== '3'));
});
