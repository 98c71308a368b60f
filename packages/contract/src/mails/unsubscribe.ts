import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What the link of a mail ends. */
export const mailSubscriptions = ['alerts'] as const;
export type MailSubscription = (typeof mailSubscriptions)[number];

export const mailsEndpoints = {
  unsubscribe: endpoint({
    method: 'POST',
    path: '/api/mails/unsubscribe',
    summary: 'End the mails that a link in one of them names (RFC 8058); the link is all it takes',
    access: 'public',
    query: z.object({ token: z.string().min(1).max(500) }),
    answer: z.object({ ended: z.enum(mailSubscriptions) }),
    errors: ['notFound', 'tooManyRequests'],
  }),
};
