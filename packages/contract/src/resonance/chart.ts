import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Confidence, MessageFigures } from './resonance.ts';
import { dataStructures, resonanceLanguages, resonanceThemes, resonanceVisions } from './resonance-choices.ts';

/** Credentials in this address must not stay there. */
export const chartPath = '/chart/resonance/';

const Percents = z.array(z.number().nullable());

export const verdictLetters = { above: 'a', below: 'b', same: 's', untested: 'u' } as const;

/**
 * Everything that the chart page draws. `links` holds every message in every audience as columns of one length, message
 * by message: number `m · audiences + a` belongs to `messages[m]` and `audiences[a]`. Percents are rounded to 0.01 and
 * null where nobody answered; `low` and `high` are R1's interval at `confidence`.
 */
export const ChartData = z.object({
  projectName: z.string(),
  theme: z.enum(resonanceThemes),
  vision: z.enum(resonanceVisions),
  dataStructure: z.enum(dataStructures),
  lang: z.enum(resonanceLanguages).nullable(),
  demo: z.boolean(),
  fileName: z.string(),
  importedOn: z.iso.datetime(),
  confidence: Confidence,
  messages: z.array(MessageFigures),
  messagesLeftOut: z.number().int(),
  audiences: z.array(z.object({ id: z.string(), header: z.string(), subheader: z.string() })),
  links: z.object({
    r1: Percents,
    r2: Percents,
    base: z.array(z.number().int()),
    low: Percents,
    high: Percents,
    verdicts: z.string(),
  }),
});
export type ChartData = z.infer<typeof ChartData>;

export const resonanceChartEndpoints = {
  chartToken: endpoint({
    method: 'GET',
    path: '/api/ivis/token/generate',
    summary: 'A token that opens the chart page once, within a minute',
    access: 'projects.use',
    answer: z.object({ token: z.string(), expiration: z.iso.datetime() }),
  }),
  /** For the chart page: `visit` stands in its address, and the cookie of that visit says which project it may show. */
  chartData: endpoint({
    method: 'GET',
    path: '/api/chart/resonance/data',
    summary: 'What the chart page draws',
    large: true,
    access: 'public',
    query: z.object({ visit: z.string().max(100).default('') }),
    answer: ChartData,
    errors: ['unauthorized'],
  }),
};
