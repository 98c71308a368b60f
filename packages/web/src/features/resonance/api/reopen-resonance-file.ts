import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';

/** Opens the file that a project was imported from, read as the project reads it. */
export const reopenResonanceFile = (id: string) => call(endpoints.reopenResonanceFile, { params: { id } });
