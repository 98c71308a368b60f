import { z } from 'zod';
import { Done, endpoint } from './endpoint.ts';
import { SharePassword } from './passwords.ts';

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
