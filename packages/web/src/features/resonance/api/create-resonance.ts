import { endpoints } from 'virtual:endpoints';
import type { Request } from '@soundings/contract/endpoint';
import { call } from '#/lib/api/call.ts';

export type CreateResonanceBody = Request<typeof endpoints.createResonance>['body'];

/** Creates the project from its uploaded file, all or nothing; aborting the signal cancels the import. */
export const createResonance = (body: CreateResonanceBody, signal: AbortSignal) =>
  call(endpoints.createResonance, { body, signal });
