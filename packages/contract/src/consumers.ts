import { z } from 'zod';
import { endpoint, type SharedPart } from './endpoint.ts';
import { ProjectType } from './projects.ts';
import { Text } from './text.ts';

/** How a consumer, who has no account, opens a shared project. */
export const ProjectCredentials = z.object({
  projectName: Text.max(200),
  projectPassword: z.string().max(256),
});
export type ProjectCredentials = z.infer<typeof ProjectCredentials>;

/** The shape of consumer calls that ask for more than the project itself. */
export const withCredentials = <const T extends z.ZodType>(request: T) =>
  z.object({ projectRequest: ProjectCredentials, request });

/** What the password of a shared project opens first. */
export const SharedProject = z.object({
  projectName: z.string(),
  projectType: ProjectType,
  brand: z.string().nullable(),
});
export type SharedProject = z.infer<typeof SharedProject>;

const opening = <const P extends `/${string}`, const O extends SharedPart>(path: P, opens: O, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    access: 'consumer',
    opens,
    body: ProjectCredentials,
    answer: SharedProject,
    errors: ['wrongCredentials', 'tooManyRequests'],
  });

export const consumersEndpoints = {
  openSharedSonar: endpoint({
    ...opening('/api/consumer/sonar/login', 'SONAR', 'Open a shared SONAR project'),
    errors: ['wrongCredentials', 'tooManyRequests', 'noDataCollectedYet'],
  }),
  openSharedScout: opening('/api/consumer/scout', 'SCOUTV2', 'Open a shared SCOUT project'),
  openFinalMessages: opening(
    '/api/consumer/scout/final-messages',
    'FINAL_MESSAGES',
    'Open the final messages of a shared SCOUT project',
  ),
  openSharedGenie: opening('/api/consumer/genie', 'GENIE', 'Open a shared GENIE project'),
  openSharedGenieGo: opening('/api/consumer/genie2go', 'GENIE_GO', 'Open a shared GENIE_GO project'),
  openSharedId8: opening('/api/consumer/id8', 'ID8', 'Open a shared ID8 project'),
};
