import { z } from 'zod';
import { hasSharePattern, passwordLength } from '../access/credential-rules.ts';
import { Done, endpoint, type SharedPart } from '../endpoint.ts';
import { Text } from '../text.ts';
import { ProjectType } from './projects.ts';

/** The password of a shared project: at least 15 characters with lower case, upper case and a digit. */
export const SharePassword = z
  .string()
  .min(passwordLength.min, 'min15')
  .max(passwordLength.max)
  // It is also sent in the headers of frames, one a line.
  .refine((password) => !/\p{Cc}/u.test(password) && hasSharePattern(password), 'passwordPattern');

const ById = z.object({ id: z.uuid() });

export const sharingEndpoints = {
  activateSharing: endpoint({
    method: 'POST',
    path: '/api/project/activate/sharing/{id}',
    summary: 'Open a project to whoever has its link and password; makes a password where there is none',
    access: 'projects.manage',
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  deactivateSharing: endpoint({
    method: 'POST',
    path: '/api/project/deactivate/sharing/{id}',
    summary: 'Close a project to consumers: the next call of each is refused',
    access: 'projects.manage',
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  editShare: endpoint({
    method: 'POST',
    path: '/api/project/edit/share/{id}',
    summary: 'Change the password of a shared project, and when its link expires',
    access: 'projects.manage',
    params: ById,
    body: z.object({
      projectPassword: SharePassword,
      /** Left out: stays; null: never. */
      linkExpiresOn: z.iso
        .datetime()
        .refine((moment) => /^2\d{3}-/.test(moment), 'notSelectable')
        .nullish(),
    }),
    answer: Done,
    errors: ['notFound', 'sharingIsOff'],
  }),
  editFinalMessagesShare: endpoint({
    method: 'POST',
    path: '/api/scout-v2/edit/share/{id}',
    summary: 'Change the password of a SCOUT project’s final messages',
    access: 'projects.manage',
    params: ById,
    body: z.object({ finalMessagesPassword: SharePassword }),
    answer: Done,
    errors: ['notFound', 'sharingIsOff'],
  }),
};

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
const SharedProject = z.object({
  projectName: z.string(),
  projectType: ProjectType,
  brand: z.string().nullable(),
});

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
