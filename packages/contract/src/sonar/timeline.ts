import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Name } from '../text.ts';
import { scoreNames } from './score-choices.ts';
import { annotationKinds, timelineLimits } from './timeline-choices.ts';

const Day = z.iso.date().refine((day) => /^(19|2\d)/.test(day), 'notSelectable');

/** Something that happened, drawn where it happened: on a day, or from one to another, both included. */
const AnnotationFields = z.object({
  kind: z.enum(annotationKinds),
  title: Name.pipe(z.string().max(timelineLimits.title)),
  from: Day,
  to: Day.nullable(),
});

/** What a score of one's own brand is to be on a day, 0 to 100. */
const GoalFields = z.object({
  kind: z.literal('goal'),
  score: z.enum(scoreNames),
  target: z.number().min(0).max(100),
  by: Day,
});

export const NewMark = z.discriminatedUnion('kind', [
  AnnotationFields.refine(({ from, to }) => to === null || from <= to, { path: ['to'], message: 'endBeforeStart' }),
  GoalFields,
]);
export type NewMark = z.infer<typeof NewMark>;

const kept = { id: z.uuid(), createdBy: z.string(), mayChange: z.boolean() };

export const TimelineMark = z.discriminatedUnion('kind', [AnnotationFields.extend(kept), GoalFields.extend(kept)]);
export type TimelineMark = z.infer<typeof TimelineMark>;
export type Annotation = Exclude<TimelineMark, { kind: 'goal' }>;
export type Goal = Extract<TimelineMark, { kind: 'goal' }>;

/** By day. */
export const Timeline = z.object({ marks: z.array(TimelineMark) });

const params = z.object({ id: z.uuid(), markId: z.uuid() });

export const timelineEndpoints = {
  addMark: endpoint({
    method: 'POST',
    path: '/api/sonar/timeline/{id}',
    summary: 'Note a campaign, a launch or another event on the timeline of a SONAR project, or set a goal',
    access: 'projects.use',
    params: z.object({ id: z.uuid() }),
    body: NewMark,
    answer: TimelineMark,
    status: 201,
    errors: ['notFound', 'limitReached'],
  }),
  changeMark: endpoint({
    method: 'PUT',
    path: '/api/sonar/timeline/{id}/{markId}',
    summary: 'Change a mark on the timeline: one’s own, or any as a global admin',
    access: 'projects.use',
    params,
    body: NewMark,
    answer: TimelineMark,
    errors: ['notFound'],
  }),
  removeMark: endpoint({
    method: 'DELETE',
    path: '/api/sonar/timeline/{id}/{markId}',
    summary: 'Remove a mark from the timeline: one’s own, or any as a global admin',
    access: 'projects.use',
    params,
    answer: z.object({ done: z.literal(true) }),
    errors: ['notFound'],
  }),
};
