import { z } from 'zod';
import { aiChatTypes } from '../assistants/assistant-choices.ts';
import { endpoint } from '../endpoint.ts';
import { jobTypes } from '../jobs/job-choices.ts';

/** What somebody should look after, the most urgent first. */
export const systemProblems = [
  'databaseNewer',
  'mailUnreachable',
  'noConnectionFree',
  'serverBusy',
  'jobsWait',
  'memoryShort',
] as const;
export type SystemProblem = (typeof systemProblems)[number];

const Count = z.number().int().nonnegative();

export const SystemStatus = z.object({
  problems: z.array(z.enum(systemProblems)),
  /** The process that answered: all that is not of all servers together is its own. */
  server: z.object({
    name: z.string(),
    startedOn: z.iso.datetime(),
    memoryBytes: Count,
    /** Milliseconds that 99 of 100 turns of the event loop were late at most. */
    lateness: z.number().nonnegative(),
    livePages: Count,
  }),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    busy: Count,
    idle: Count,
    waiting: Count,
    /** A newer version has changed it since this server was started. */
    isNewer: z.boolean(),
  }),
  /** Mails of a server without SMTP_URL are kept in `outbox`. */
  mail: z.enum(['reachable', 'unreachable', 'outbox']),
  files: z.enum(['folder', 'bucket']),
  /** Answers and daily figures in memory. */
  datasets: z.object({ bytes: Count, limit: Count, hits: Count, loads: Count }),
  /** Of all servers together; types without any are left out. */
  jobs: z.array(
    z.object({
      type: z.enum(jobTypes),
      waiting: Count,
      running: Count,
      /** When the one that waits for longest was asked for. */
      waitingSince: z.iso.datetime().nullable(),
    }),
  ),
  /** Of all servers together; kinds without any are left out. */
  runs: z.array(z.object({ kind: z.enum(aiChatTypes), waiting: Count, running: Count })),
  /** Calls since the start that took most time together. */
  calls: z.array(
    z.object({
      method: z.string(),
      route: z.string(),
      count: Count,
      /** Answered with 500 and more. */
      failed: Count,
      meanMilliseconds: z.number().nonnegative(),
    }),
  ),
});
export type SystemStatus = z.infer<typeof SystemStatus>;

export const systemEndpoints = {
  systemStatus: endpoint({
    method: 'GET',
    path: '/api/system/status',
    summary: 'How the server is doing: database, mail, memory, jobs, models and the calls that take most time',
    access: 'system.read',
    answer: SystemStatus,
  }),
};
