import { endpoints } from 'virtual:endpoints';
import type { Request } from '@soundings/contract/endpoint';
import { call } from '#/lib/api/call.ts';

export type CreateResonanceBody = Request<typeof endpoints.createResonance>['body'];

/** Starts the import that makes the project of its uploaded file, all or nothing; answers the job's id. */
export const createResonance = async (body: CreateResonanceBody): Promise<string> =>
  (await call(endpoints.createResonance, { body })).jobId;
