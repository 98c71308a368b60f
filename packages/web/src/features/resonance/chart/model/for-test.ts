import type { ChartData } from '@soundings/contract/resonance/chart';
import { meanOfR1R2 } from './chart-model.ts';

const round = (value: number) => Math.round(value * 100) / 100;

const spread = (seed: number) => {
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
};

const shareOf = (percent: number, base: number) => {
  const half = 100 / Math.sqrt(Math.max(1, base));
  return {
    percent,
    positive: Math.round((percent * base) / 100),
    base,
    effectiveBase: base,
    low: Math.max(0, percent - half),
    high: Math.min(100, percent + half),
    verdict: base < 30 ? ('untested' as const) : percent > 60 ? ('above' as const) : ('same' as const),
    p: base < 30 ? null : 0.2,
    mark: base < 30 ? ('unranked' as const) : base < 100 ? ('low' as const) : ('none' as const),
  };
};

const messageOf = (at: number, withR2: boolean): ChartData['messages'][number] => {
  const base = at % 17 === 16 ? 24 : 400 + (at % 5);
  const r1 = 20 + 60 * spread(at + 1);
  const r2 = withR2 ? 10 + 0.6 * r1 + 10 * spread(at + 77) : null;
  const total = meanOfR1R2(r1, r2);
  return {
    id: `m${at}`,
    message: `Message ${at + 1} about ${['the sea', 'a warm jacket', 'long winters'][at % 3]}`,
    r1Total: Math.round(r1),
    r2Total: r2 === null ? null : Math.round(r2),
    total: total === null ? null : Math.round(total),
    accurateR1Total: r1,
    accurateR2Total: r2,
    accurateTotal: total,
    base,
    r1Share: shareOf(r1, base),
    r2Share: r2 === null ? null : shareOf(r2, base),
  };
};

export const chartDataForTest = (messages: number, audiences: number, withR2 = true): ChartData => {
  const made = Array.from({ length: messages }, (_, at) => messageOf(at, withR2));
  const cells = made.flatMap((message, m) => Array.from({ length: audiences }, (_, a) => cellOf(message, m, a)));
  return {
    projectName: 'Made for a test',
    theme: 'SOUNDINGS',
    vision: 'default',
    dataStructure: 'respondents',
    lang: 'en',
    demo: false,
    fileName: 'made.csv',
    importedOn: '2026-11-03T10:00:00.000Z',
    confidence: 95,
    messages: made,
    messagesLeftOut: 0,
    audiences: Array.from({ length: audiences }, (_, a) => ({
      id: `a${a}`,
      header: `Variable ${Math.floor(a / 5) + 1}`,
      subheader: `Value ${(a % 5) + 1}`,
    })),
    links: {
      r1: cells.map(({ r1 }) => r1),
      r2: cells.map(({ r2 }) => r2),
      base: cells.map(({ base }) => base),
      low: cells.map(({ low }) => low),
      high: cells.map(({ high }) => high),
      verdicts: cells.map(({ verdict }) => verdict).join(''),
    },
  };
};

function cellOf(message: ChartData['messages'][number], m: number, a: number) {
  const shift = (spread(m * 31 + a * 7) - 0.5) * 40;
  const base = a % 29 === 28 ? 12 : 40 + ((a * 37) % 200);
  const r1 = Math.min(100, Math.max(0, round((message.accurateR1Total ?? 0) + shift)));
  const r2 =
    message.accurateR2Total === null ? null : round(Math.min(100, Math.max(0, message.accurateR2Total + shift)));
  const verdict = base < 30 ? 'u' : shift > 15 ? 'a' : shift < -15 ? 'b' : 's';
  return { r1, r2, base, low: Math.max(0, r1 - 8), high: Math.min(100, r1 + 8), verdict };
}
