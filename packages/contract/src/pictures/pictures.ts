import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const PictureRef = z.object({ address: z.string(), width: z.number().int(), height: z.number().int() });
export type PictureRef = z.infer<typeof PictureRef>;

export const picturesEndpoints = {
  picture: endpoint({
    method: 'GET',
    path: '/api/picture/{id}',
    summary: 'A logo by the address that a page or a settings call gave; it never changes',
    access: 'public',
    params: z.object({ id: z.uuid() }),
    picture: true,
    answer: z.string(),
    errors: ['notFound'],
  }),
};
