import * as z from 'zod/mini';
import { addressField } from '#/lib/list-search.ts';

/** `thread` is the open conversation; without it a new one begins. */
export const PlaygroundSearch = z.object({ thread: addressField(z.uuid()) });
export type PlaygroundSearch = z.infer<typeof PlaygroundSearch>;
