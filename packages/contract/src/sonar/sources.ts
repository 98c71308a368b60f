import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { Name, Text } from '../text.ts';
import { collectReasons, metricNames } from './metrics.ts';
import { socialNetworks, sourceKinds } from './sonar-choices.ts';

const line = Text.trim().min(1, 'required').max(500);

const Secret = line.refine((text) => /^[\x21-\x7e]+$/.test(text), 'invalidCharacters');

/** Where in an answer something is: `[0].stats.followers`. */
const Path = line.max(200);

/** JSON that is sent to a provider. Its depth is looked at first: reading it calls itself for each level. */
const ProviderBody = z
  .unknown()
  .refine((value) => isShallow(value), 'tooDeep')
  .refine((value) => !isShallow(value) || isStorable(value), 'invalidCharacters')
  .pipe(z.json());

export const ProviderFields = z.object({
  baseUrl: z.url({ protocol: /^https?$/ }).max(500),
  /** Below the base address, with `{url}` and `{handle}`. */
  path: line.startsWith('/'),
  body: ProviderBody.optional(),
  header: z.object({
    name: Name.regex(/^[\w-]+$/, 'invalidCharacters').max(100),
    prefix: Text.regex(/^[\x20-\x7e]*$/, 'invalidCharacters')
      .max(100)
      .default(''),
  }),
  gauges: z.partialRecord(z.enum(metricNames), Path).default({}),
  /** Where the answer has what was published, the newest first; all paths but `list` are within one of them. */
  items: z
    .object({ list: Path, id: Path, publishedAt: Path, likes: Path, comments: Path, shares: Path.optional() })
    .optional(),
  missing: z.enum(['status404', 'emptyAnswer']).default('status404'),
  refusal: Path.optional(),
  usdPerCall: z.number().min(0).max(100).optional(),
});

export type ProviderFields = z.output<typeof ProviderFields>;

export const ProviderGiven = z.union([z.object({ preset: z.literal('apify') }), ProviderFields]);

export type ProviderGiven = z.output<typeof ProviderGiven>;

export const SourceGiven = z.object({
  /** The key, token or client secret. Never answered. */
  secret: Secret,
  id: line.max(200).nullish(),
  provider: ProviderGiven.nullish(),
});

export type SourceGiven = z.output<typeof SourceGiven>;

export const SonarSource = z.object({
  network: z.enum(socialNetworks),
  kind: z.enum(sourceKinds),
  id: z.string().nullable(),
  provider: ProviderGiven.nullable(),
  setBy: z.string().nullable(),
  setOn: z.iso.datetime().nullable(),
  checkedOn: z.iso.datetime().nullable(),
  outcome: z.enum(collectReasons).nullable(),
});

export type SonarSource = z.infer<typeof SonarSource>;

const OfNetwork = z.object({ network: z.enum(socialNetworks) });

export const sonarSourcesEndpoints = {
  sonarSources: endpoint({
    method: 'GET',
    path: '/api/sonar/sources',
    summary: 'Where the figures of each network come from',
    access: 'settings.manage',
    answer: z.object({
      demo: z.boolean(),
      sources: z.array(SonarSource),
    }),
  }),
  setSonarSource: endpoint({
    method: 'PUT',
    path: '/api/sonar/sources/{network}',
    summary: 'Store the key of a network, or of a provider that tells of it',
    access: 'settings.manage',
    params: OfNetwork,
    body: SourceGiven,
    answer: SonarSource,
  }),
  deleteSonarSource: endpoint({
    method: 'DELETE',
    path: '/api/sonar/sources/{network}',
    summary: 'Forget the stored key of a network',
    access: 'settings.manage',
    params: OfNetwork,
    answer: Done,
    errors: ['notFound'],
  }),
  checkSonarSource: endpoint({
    method: 'POST',
    path: '/api/sonar/sources/{network}/check',
    summary: 'Try the key of a network with a real call, about an account that everybody knows',
    access: 'settings.manage',
    params: OfNetwork,
    slow: true,
    answer: SonarSource,
    errors: ['notFound'],
  }),
};

const deepest = 20;

const isShallow = (value: unknown, left = deepest): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (left > 0 && Object.values(value).every((of) => isShallow(of, left - 1)));

const isStorable = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).every(([name, of]) => Text.safeParse(name).success && isStorable(of))
    : typeof value !== 'string' || Text.safeParse(value).success;
