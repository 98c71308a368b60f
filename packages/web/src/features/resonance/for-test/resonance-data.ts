import type { MessageFigures, ResonanceData, Share } from '@soundings/contract/resonance/resonance';

const shareForTest = (percent: number, base: number): Share => ({
  percent,
  positive: (percent / 100) * base,
  base,
  effectiveBase: base,
  low: percent - 3,
  high: percent + 3,
  verdict: 'same',
  p: 0.5,
  mark: base < 30 ? 'unranked' : base < 100 ? 'low' : 'none',
});

export const messageForTest = (id: string, message: string, r1: number, base = 500): MessageFigures => ({
  id,
  message,
  r1Total: Math.round(r1),
  r2Total: null,
  total: Math.round(r1),
  accurateR1Total: r1,
  accurateR2Total: null,
  accurateTotal: r1,
  base,
  r1Share: shareForTest(r1, base),
  r2Share: null,
});

const columnForTest = (header: string, values: [id: string, label: string][]) => ({
  type: 'audience' as const,
  header,
  overlapping: false,
  audiences: values.map(([id, subheader]) => ({ id, subheader, base: 250 })),
});

export const dataForTest = (changes: Partial<ResonanceData> = {}): ResonanceData => ({
  projectId: '5f0c5d0e-7a37-4c5b-9a3e-0f6a3c1f9b11',
  projectName: 'Made for a test',
  theme: 'SOUNDINGS',
  vision: 'default',
  dataStructure: 'respondents',
  lang: 'en',
  fileName: 'made.csv',
  importedOn: '2026-11-03T10:00:00.000Z',
  demo: false,
  scales: [],
  significance: { confidence: 95, correction: 'benjaminiHochberg' },
  weighted: false,
  weighting: null,
  summary: { numberOfRespondents: 500, numberOfVariables: 3, numberOfResponseData: 1000, totalNodeConnections: 6 },
  filterColumns: [
    columnForTest('Gender', [
      ['0.0', 'female'],
      ['0.1', 'male'],
    ]),
    columnForTest('Age', [['1.0', '65+']]),
  ],
  messages: [messageForTest('0', 'Dry all winter', 41.1), messageForTest('1', 'Built for wind', 31.1)],
  ...changes,
});
