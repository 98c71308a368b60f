import { endpoints } from 'virtual:endpoints';
import type { Request } from '@soundings/contract/endpoint';
import { call } from '#/lib/api/call.ts';

export type ReplaceAnswersBody = Request<typeof endpoints.editResonance>['body'];

/** Starts the import that replaces the data of a project by an uploaded file, all or nothing; answers the job's id. */
export const replaceAnswers = async (id: string, body: ReplaceAnswersBody): Promise<string | null> =>
  (await call(endpoints.editResonance, { params: { id }, body })).jobId;
