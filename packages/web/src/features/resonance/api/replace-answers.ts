import { endpoints } from 'virtual:endpoints';
import type { Request } from '@soundings/contract/endpoint';
import { call } from '#/lib/api/call.ts';

export type ReplaceAnswersBody = Request<typeof endpoints.editResonance>['body'];

/** Replaces the data of a project by an uploaded file, all or nothing; aborting the signal cancels the import. */
export const replaceAnswers = (id: string, body: ReplaceAnswersBody, signal: AbortSignal) =>
  call(endpoints.editResonance, { params: { id }, body, signal });
