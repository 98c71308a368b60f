import { z } from 'zod';
import { hasSharePattern, passwordLength } from '../access/credential-rules.ts';
import { Done, endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { Text } from '../text.ts';
import { type CreatedType, createdTypes, type InContract, type SharedPart, typesInContract } from './project-types.ts';
import { ProjectType } from './projects.ts';

export const SharePassword = z
  .string()
  .trim()
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
    summary:
      'Change the password of a shared project, when its link expires, and whether consumers can like and comment',
    access: 'projects.manage',
    params: ById,
    body: z.object({
      projectPassword: SharePassword,
      /** Left out: stays; null: never. */
      linkExpiresOn: z.iso
        .datetime()
        .refine((moment) => /^2\d{3}-/.test(moment), 'notSelectable')
        .nullish(),
      allowsFeedback: z.boolean().optional(),
    }),
    answer: Done,
    errors: ['notFound', 'sharingIsOff'],
  }),
  editFinalMessagesShare: endpoint({
    method: 'POST',
    path: '/api/scout-v2/edit/share/{id}',
    summary: 'Change the password of a SCOUT project’s final messages, and whether clients can like and comment',
    access: 'projects.manage',
    params: ById,
    body: z.object({
      finalMessagesPassword: SharePassword,
      allowsFeedback: z.boolean().optional(),
    }),
    answer: Done,
    errors: ['notFound', 'sharingIsOff'],
  }),
};

export const ProjectCredentials = z.object({
  projectName: Text.max(200),
  projectPassword: z.string().max(256),
});
export type ProjectCredentials = z.infer<typeof ProjectCredentials>;

export const withCredentials = <const T extends z.ZodType>(request: T) =>
  z.object({ projectRequest: ProjectCredentials, request });

const SharedProject = z.object({
  projectName: z.string(),
  projectType: ProjectType,
  brand: z.string().nullable(),
});

const opening = <const O extends SharedPart>(path: `/${string}`, opens: O, what: string) =>
  endpoint({
    method: 'POST',
    path,
    summary: `Open ${what}`,
    access: 'consumer',
    opens,
    body: ProjectCredentials,
    answer: SharedProject,
    errors: ['wrongCredentials', 'tooManyRequests'] as ErrorCode[],
  });

const openedElsewhere = [
  'RESONANCE',
  'SCOUTV2',
  'FINAL_MESSAGES',
  'GENIE',
  'GENIE_GO',
  'ID8',
] as const satisfies readonly SharedPart[];
type OpenedElsewhere = (typeof openedElsewhere)[number];
type OpenedType = Exclude<CreatedType, OpenedElsewhere>;

type Openings = { readonly [P in Exclude<SharedPart, OpenedElsewhere>]: ReturnType<typeof opening<P>> };

const openedTypes = createdTypes.filter(
  (type): type is OpenedType => !openedElsewhere.some((elsewhere) => elsewhere === type),
);

export const describedOpenings: Openings = {
  ...(Object.fromEntries(
    openedTypes.map((type) => [
      type,
      opening(`/api/consumer/${typesInContract[type].consumerPath}`, type, `a shared ${type} project`),
    ]),
  ) as Openings),
  SONAR: {
    ...opening('/api/consumer/sonar/login', 'SONAR', 'a shared SONAR project'),
    errors: ['wrongCredentials', 'tooManyRequests', 'noDataCollectedYet'],
  },
};

type CallName<P extends keyof Openings> = P extends CreatedType ? `openShared${InContract<P>['callName']}` : never;

export const consumersEndpoints = Object.fromEntries(
  openedTypes.map((type) => [`openShared${typesInContract[type].callName}`, describedOpenings[type]]),
) as { readonly [P in keyof Openings as CallName<P>]: Openings[P] };
