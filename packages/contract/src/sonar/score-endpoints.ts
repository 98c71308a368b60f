import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { withCredentials } from '../projects/sharing.ts';
import { Name } from '../text.ts';
import { OpeningDates } from './collect.ts';
import { SavedSearch, SavedView } from './saved-views.ts';
import { savedViewLimits } from './score-choices.ts';
import { Calculations, CalculationsRequest, ReferenceFacts, Trend, TrendRequest, Why, WhyRequest } from './scores.ts';

const SavedViews = z.object({ views: z.array(SavedView) });

const ofProject = z.object({ projectId: z.uuid() });
const shared = ['wrongCredentials', 'tooManyRequests', 'noDataCollectedYet', 'notFound'] as const;

const calculations = {
  method: 'POST',
  summary: 'The nine scores of all brands of a SONAR project, in a range beside another',
  answer: Calculations,
  large: true,
} as const;
const trend = { method: 'POST', summary: 'A score of some brands over time', answer: Trend } as const;
const why = { method: 'POST', summary: 'What a score is made of, and the figures behind it', answer: Why } as const;
const views = { summary: 'Saved views of the dashboard of a SONAR project', answer: SavedViews } as const;

export const sonarScoresEndpoints = {
  calculations: endpoint({
    ...calculations,
    path: '/api/calculations',
    access: 'projects.use',
    query: ofProject,
    body: CalculationsRequest,
    errors: ['notFound', 'noDataCollectedYet'],
  }),
  scoreTrend: endpoint({
    ...trend,
    path: '/api/calculations/trend',
    access: 'projects.use',
    query: ofProject,
    body: TrendRequest,
    errors: ['notFound', 'noDataCollectedYet'],
  }),
  whyThisScore: endpoint({
    ...why,
    path: '/api/calculations/why',
    access: 'projects.use',
    query: ofProject,
    body: WhyRequest,
    errors: ['notFound', 'noDataCollectedYet'],
  }),
  recalibrate: endpoint({
    method: 'POST',
    path: '/api/sonar/recalibrate/{id}',
    summary: 'Freeze a new reference from the brands as they are now; all scores of the project change with it',
    access: 'projects.edit-sonar',
    params: z.object({ id: z.uuid() }),
    answer: ReferenceFacts,
    errors: ['notFound', 'jobInProgress', 'noDataCollectedYet'],
  }),
  savedViews: endpoint({
    ...views,
    method: 'GET',
    path: '/api/sonar/views/{id}',
    access: 'projects.use',
    params: z.object({ id: z.uuid() }),
    errors: ['notFound'],
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
    errors: shared,
  }),
  sharedCalculations: endpoint({
    ...calculations,
    path: '/api/consumer/sonar/calculations',
    access: 'consumer',
    opens: 'SONAR',
    body: withCredentials(CalculationsRequest),
    errors: shared,
  }),
  sharedScoreTrend: endpoint({
    ...trend,
    path: '/api/consumer/sonar/calculations/trend',
    access: 'consumer',
    opens: 'SONAR',
    body: withCredentials(TrendRequest),
    errors: shared,
  }),
  sharedWhyThisScore: endpoint({
    ...why,
    path: '/api/consumer/sonar/calculations/why',
    access: 'consumer',
    opens: 'SONAR',
    body: withCredentials(WhyRequest),
    errors: shared,
  }),
  sharedViews: endpoint({
    ...views,
    method: 'POST',
    path: '/api/consumer/sonar/views',
    access: 'consumer',
    opens: 'SONAR',
    body: withCredentials(z.object({})),
    errors: shared,
  }),
};
