import { z } from 'zod';
import { Done, endpoint, page, paging } from '../endpoint.ts';
import { collectReasons } from '../sonar/metrics.ts';
import { scoreNames } from '../sonar/score-choices.ts';
import { socialNetworks } from '../sonar/sonar-choices.ts';
import { TimeZone } from '../time-zone.ts';
import { alertKinds, alertLanguages, alertMails, maxUnreadShown, quotaSteps } from './alert-choices.ts';
import { ProjectType } from './projects.ts';

const Day = z.iso.date();
const Count = z.number().int().min(0);

const Ranges = z.object({ from: Day, till: Day, formerFrom: Day, formerTill: Day });

const ScoreChange = Ranges.extend({
  kind: z.literal('score'),
  brand: z.string(),
  /** The number of its card on the dashboard. */
  count: Count,
  score: z.enum(scoreNames),
  value: z.number(),
  former: z.number(),
  /** Half of the 95 % interval of the change, in points, by the brand's own wavering (decision 0036). */
  margin: z.number(),
  /** Null where the brand is not ranked. */
  rank: z.number().int().nullable(),
  /** Null, too, where other brands came to be ranked or are no longer, so that it was a place among others. */
  formerRank: z.number().int().nullable(),
});

const LeaderChange = Ranges.extend({
  kind: z.literal('leader'),
  brand: z.string(),
  former: z.string(),
  value: z.number(),
  formerValue: z.number(),
});

const Silence = Ranges.extend({
  kind: z.literal('silence'),
  brand: z.string(),
  network: z.enum(socialNetworks),
  /** Posts of the former range. */
  before: Count,
});

const SpikingPost = z.object({
  kind: z.literal('post'),
  brand: z.string(),
  /** The number of its card on the dashboard. */
  count: Count,
  network: z.enum(socialNetworks),
  postId: z.string(),
  publishedOn: Day,
  /** The beginning of what it says; null where that is not known. */
  text: z.string().nullable(),
  interactions: Count,
  /** The median of the interactions of its account's posts, and of how many. */
  usual: z.number(),
  posts: Count,
  from: Day,
  till: Day,
});

const FailingSource = z.object({
  kind: z.literal('source'),
  network: z.enum(socialNetworks),
  reason: z.enum(collectReasons),
  accounts: Count,
  /** The first few of whose accounts they are. */
  brands: z.array(z.string()),
});

const QuotaSpent = z.object({
  kind: z.literal('quota'),
  whose: z.enum(['USER', 'COMPANY']),
  step: z.union(quotaSteps.map((step) => z.literal(step))),
  used: Count,
  limit: Count,
  resetsOn: Day,
});

const NewAnswers = z.object({
  kind: z.literal('answers'),
  /** Null where the file gave figures for messages. */
  respondents: Count.nullable(),
  messages: Count,
  isFirst: z.boolean(),
});

const Feedback = z.object({ kind: z.literal('feedback'), likes: Count, comments: Count });

/** What an alert says, in numbers and names; the sentence is written from it. */
export const AlertAbout = z.discriminatedUnion('kind', [
  ScoreChange,
  LeaderChange,
  Silence,
  SpikingPost,
  FailingSource,
  QuotaSpent,
  NewAnswers,
  Feedback,
]);
export type AlertAbout = z.infer<typeof AlertAbout>;
export type AlertAboutOf<K extends AlertAbout['kind']> = Extract<AlertAbout, { kind: K }>;

export const Alert = z.object({
  id: z.uuid(),
  kind: z.enum(alertKinds),
  createdOn: z.iso.datetime(),
  /** Null where it is about no project. */
  project: z.object({ id: z.uuid(), name: z.string(), type: ProjectType }).nullable(),
  title: z.string(),
  detail: z.string(),
  about: AlertAbout,
  isRead: z.boolean(),
});
export type Alert = z.infer<typeof Alert>;

const AlertFilter = z.object({
  projectId: z.uuid().optional(),
  kind: z.enum(alertKinds).optional(),
});
export type AlertFilter = z.infer<typeof AlertFilter>;

export const AlertSettings = z.object({
  mails: z.enum(alertMails),
  language: z.enum(alertLanguages),
  timeZone: TimeZone,
});
export type AlertSettings = z.infer<typeof AlertSettings>;

const ByProject = z.object({ projectId: z.uuid() });

export const alertsEndpoints = {
  searchAlerts: endpoint({
    method: 'GET',
    path: '/api/alerts',
    summary: 'Alerts of projects that the user may open and has not muted, and their own, newest first',
    access: 'signed-in',
    query: paging(['-createdOn'], '-createdOn').extend({
      ...AlertFilter.shape,
      language: z.enum(alertLanguages).default('en'),
    }),
    answer: page(Alert),
  }),
  unreadAlerts: endpoint({
    method: 'GET',
    path: '/api/alerts/unread',
    summary: `How many alerts the user has not read; ${maxUnreadShown} stands for more`,
    access: 'signed-in',
    answer: z.object({ unread: Count }),
  }),
  readAlert: endpoint({
    method: 'POST',
    path: '/api/alerts/{id}/read',
    summary: 'Mark an alert as read',
    access: 'signed-in',
    params: z.object({ id: z.uuid() }),
    answer: Done,
    errors: ['notFound'],
  }),
  readAllAlerts: endpoint({
    method: 'POST',
    path: '/api/alerts/read',
    summary: 'Mark all alerts, or those of a project or a kind, as read',
    access: 'signed-in',
    body: AlertFilter,
    answer: Done,
  }),
  alertSettings: endpoint({
    method: 'GET',
    path: '/api/alerts/settings',
    summary: 'How the user gets alerts by mail, and which projects they have muted',
    access: 'signed-in',
    answer: AlertSettings.extend({ muted: z.array(z.object({ id: z.uuid(), name: z.string(), type: ProjectType })) }),
  }),
  saveAlertSettings: endpoint({
    method: 'PUT',
    path: '/api/alerts/settings',
    summary: 'Set how the user gets alerts by mail',
    access: 'signed-in',
    body: AlertSettings,
    answer: Done,
  }),
  muteProject: endpoint({
    method: 'PUT',
    path: '/api/alerts/muted/{projectId}',
    summary: 'Tell the user of a project’s alerts no more',
    access: 'signed-in',
    params: ByProject,
    answer: Done,
    errors: ['notFound', 'limitReached'],
  }),
  unmuteProject: endpoint({
    method: 'DELETE',
    path: '/api/alerts/muted/{projectId}',
    summary: 'Tell the user of a project’s alerts again',
    access: 'signed-in',
    params: ByProject,
    answer: Done,
  }),
};
