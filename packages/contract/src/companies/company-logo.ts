import { z } from 'zod';
import { Done, type Endpoint, endpoint, type Opens } from '../endpoint.ts';
import { logoLimits } from '../pictures/logo-limits.ts';
import { PictureRef } from '../pictures/pictures.ts';
import { ProjectCredentials } from '../projects/sharing.ts';

const ById = z.object({ id: z.uuid() });

const SharedLogo = z.object({ companyName: z.string(), logo: PictureRef }).nullable();
export type SharedLogo = z.infer<typeof SharedLogo>;

const shared = <const O extends Opens>(path: `/${string}`, opens: O) =>
  endpoint({
    method: 'POST',
    path,
    summary: 'The customer’s logo where the project belongs to exactly one customer that has one; else null',
    access: 'consumer',
    opens,
    body: ProjectCredentials,
    answer: SharedLogo,
    errors: ['wrongCredentials', 'tooManyRequests'],
  } satisfies Endpoint);

export const companyLogoEndpoints = {
  saveCompanyLogo: endpoint({
    method: 'POST',
    path: '/api/company/{id}/logo',
    summary: 'Set a customer’s logo (PNG, JPEG or WebP, no SVG) in place of the one before',
    access: 'companies.manage',
    params: ById,
    upload: { maxBytes: logoLimits.maxBytes },
    answer: PictureRef,
    errors: ['notFound', 'payloadTooLarge', 'logoOfOtherKind', 'logoSizeNotAllowed'],
  }),
  deleteCompanyLogo: endpoint({
    method: 'DELETE',
    path: '/api/company/{id}/logo',
    summary: 'Remove a customer’s logo and its file',
    access: 'companies.manage',
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  sharedProjectLogo: shared('/api/consumer/logo', 'PROJECT'),
  finalMessagesLogo: shared('/api/consumer/scout-v2/final-messages/logo', 'FINAL_MESSAGES'),
};
