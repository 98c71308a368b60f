import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { projectCalls } from '../projects/project-calls.ts';
import { withCredentials } from '../projects/sharing.ts';
import { Name } from '../text.ts';
import { OpeningDates } from './collect.ts';
import { Navig8, Navig8DocumentRequest, Navig8Reply, Navig8Request, Navig8ThreadRequest } from './navig8.ts';
import { SavedSearch, SavedView } from './saved-views.ts';
import { savedViewLimits } from './score-choices.ts';
import { Calculations, CalculationsRequest, ReferenceFacts, Trend, TrendRequest, Why, WhyRequest } from './scores.ts';
import { Timeline } from './timeline.ts';

const SavedViews = z.object({ views: z.array(SavedView) });

const noData = ['noDataCollectedYet'] as const;

export const sonarCalls = projectCalls(
  { opens: 'SONAR', root: 'sonar' },
  {
    calculations: {
      path: { staff: '/api/calculations', consumer: '/api/consumer/sonar/calculations' },
      summary: 'The nine scores of all brands of a SONAR project, in a range beside another',
      request: CalculationsRequest,
      answer: Calculations,
      large: true,
      errors: noData,
    },
    scoreTrend: {
      path: { staff: '/api/calculations/trend', consumer: '/api/consumer/sonar/calculations/trend' },
      summary: 'A score of some brands over time',
      request: TrendRequest,
      answer: Trend,
      errors: noData,
    },
    whyThisScore: {
      path: { staff: '/api/calculations/why', consumer: '/api/consumer/sonar/calculations/why' },
      summary: 'What a score is made of, and the figures behind it',
      request: WhyRequest,
      answer: Why,
      errors: noData,
    },
    savedViews: {
      path: { staff: '/api/sonar/views/{id}', consumer: '/api/consumer/sonar/views' },
      project: 'path',
      summary: 'Saved views of the dashboard of a SONAR project',
      answer: SavedViews,
    },
    timeline: {
      path: { staff: '/api/sonar/timeline/{id}', consumer: '/api/consumer/sonar/timeline' },
      project: 'path',
      summary: 'Campaigns, launches, other events and goals on the timeline of a SONAR project',
      answer: Timeline,
    },
  },
);

export const navig8Calls = projectCalls(
  { opens: 'SONAR', root: 'sonar' },
  {
    navig8: {
      path: 'navig8',
      summary: 'What the guide reads in the scores of a SONAR project, in chapters; it begins a thread anew',
      request: Navig8Request,
      answer: Navig8,
      errors: ['noDataCollectedYet', 'aiQuotaSpent'],
    },
  },
);

export const navig8ThreadCalls = projectCalls(
  { opens: 'SONAR', root: 'sonar' },
  {
    navig8Reply: {
      path: 'navig8/reply',
      project: 'none',
      summary: 'A question to the guide, in plain words',
      request: Navig8Reply,
      answer: Navig8,
      errors: ['notFound', 'noDataCollectedYet', 'jobInProgress', 'aiQuotaSpent'],
    },
    navig8Document: {
      path: 'navig8/document',
      project: 'none',
      summary: 'A chapter of a thread, or all of them, as a PDF or a presentation with charts',
      request: Navig8DocumentRequest,
      download: 'application/octet-stream',
      answer: z.string(),
      errors: ['notFound', 'noDataCollectedYet'],
    },
    navig8Thread: {
      path: 'navig8/thread',
      project: 'none',
      summary: 'A thread of the guide as it is now: while a model writes, as far as it has come',
      request: Navig8ThreadRequest,
      answer: Navig8,
      errors: ['notFound', 'noDataCollectedYet'],
    },
  },
);

export const sonarScoresEndpoints = {
  recalibrate: endpoint({
    method: 'POST',
    path: '/api/sonar/recalibrate/{id}',
    summary: 'Freeze a new reference from the brands as they are now; all scores of the project change with it',
    access: 'projects.edit-sonar',
    params: z.object({ id: z.uuid() }),
    answer: ReferenceFacts,
    errors: ['notFound', 'jobInProgress', 'noDataCollectedYet'],
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/api/sonar/views/{id}',
    summary:
      'Keep the dashboard of a SONAR project as it is set up, under a name; one of the same name and maker is replaced',
    access: 'projects.use',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      name: Name.pipe(z.string().max(savedViewLimits.name)),
      search: SavedSearch,
    }),
    answer: SavedView,
    status: 201,
    errors: ['notFound', 'tooManyViews'],
  }),
  deleteView: endpoint({
    method: 'DELETE',
    path: '/api/sonar/views/{id}/{viewId}',
    summary: 'Delete a saved view: one’s own, or any as a global admin',
    access: 'projects.use',
    params: z.object({ id: z.uuid(), viewId: z.uuid() }),
    answer: z.object({ done: z.literal(true) }),
    errors: ['notFound'],
  }),
  sharedDates: endpoint({
    method: 'POST',
    path: '/api/consumer/sonar/dates',
    summary: 'Which days a shared SONAR project has figures of',
    access: 'consumer',
    opens: 'SONAR',
    body: withCredentials(z.object({})),
    answer: OpeningDates,
    errors: ['wrongCredentials', 'tooManyRequests', 'noDataCollectedYet', 'notFound'],
  }),
};
