import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { StartedJob } from '../jobs/jobs.ts';
import { rangeTypes } from '../projects/project-choices.ts';
import { collectReasons } from './metrics.ts';
import { periodLengths, scoreNames } from './score-choices.ts';
import { socialNetworks } from './sonar-choices.ts';

const ById = z.object({ id: z.uuid() });
const Day = z.iso.date();
const Network = z.enum(socialNetworks);

const PeriodDays = z.literal(periodLengths);

/** Which days a project has figures of. Monthly projects have whole months only. */
export const CollectedDates = z.object({
  collectedFrom: Day.nullable(),
  collectedTill: Day.nullable(),
  rangeType: z.enum(rangeTypes),
  demo: z.boolean(),
  collectedOn: z.iso.datetime().nullable(),
  daily: z.boolean(),
  brands: z.number().int(),
});
export type CollectedDates = z.infer<typeof CollectedDates>;

export const OpeningDates = CollectedDates.extend({
  /** The last day on which at least half of the brands that have figures at all have some; null where none has. */
  opensOn: Day.nullable(),
  periodDays: PeriodDays.nullable(),
});
export type OpeningDates = z.infer<typeof OpeningDates>;

export const CollectedStatus = OpeningDates.extend({
  nextIsDemo: z.boolean(),
  accounts: z.partialRecord(z.enum(collectReasons), z.number().int()),
});
export type CollectedStatus = z.infer<typeof CollectedStatus>;

const planSources = ['api', 'provider', 'demo'] as const;

export const namedAccounts = 200;

export const CollectPlan = z.object({
  accounts: z.number().int(),
  from: Day.nullable(),
  till: Day.nullable(),
  calls: z.number().int(),
  usd: z.number(),
  demo: z.boolean(),
  replacesDemo: z.boolean(),
  networks: z.array(
    z.object({
      network: Network,
      accounts: z.number().int(),
      source: z.enum(planSources).nullable(),
      calls: z.number().int(),
      units: z.number().int(),
      /** Units that the key has a day; null where nothing is counted. */
      unitsADay: z.number().int().nullable(),
      usd: z.number(),
    }),
  ),
  withoutSource: z.array(
    z.object({
      datasetId: z.uuid(),
      brandCompany: z.string(),
      network: Network,
      url: z.string(),
      reason: z.enum(collectReasons),
    }),
  ),
  more: z.number().int(),
  /** Scores that will have no figures: none of their networks is collected or known. */
  emptyScores: z.array(z.enum(scoreNames)),
});
export type CollectPlan = z.infer<typeof CollectPlan>;

export const sonarCollectEndpoints = {
  collectSonar: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/collect-sonar',
    summary: 'Start collecting the figures of the accounts of a project',
    access: 'projects.collect',
    params: ById,
    answer: StartedJob,
    status: 202,
    errors: ['notFound', 'jobInProgress', 'nothingToCollect'],
  }),
  collectedDates: endpoint({
    method: 'GET',
    path: '/api/jobs/sonar/dates/{id}',
    summary: 'Which days a project has figures of, and how collecting its accounts ended',
    access: 'projects.collect',
    params: ById,
    answer: CollectedStatus,
    errors: ['notFound'],
  }),
  collectPlan: endpoint({
    method: 'GET',
    path: '/api/sonar/collect-plan/{id}',
    summary: 'What collecting a project would read and cost now',
    access: 'projects.collect',
    params: ById,
    answer: CollectPlan,
    errors: ['notFound'],
  }),
  setPeriodDays: endpoint({
    method: 'POST',
    path: '/api/sonar/period',
    summary: 'Remember how many days the caller wants SONAR dashboards to open with',
    access: 'projects.use',
    body: z.object({ days: PeriodDays }),
    answer: Done,
  }),
  setSonarDaily: endpoint({
    method: 'POST',
    path: '/api/sonar/daily/{id}',
    summary: 'Collect a project again every day, or no longer',
    access: 'projects.edit-sonar',
    params: ById,
    body: z.object({ daily: z.boolean() }),
    answer: Done,
    errors: ['notFound'],
  }),
};
