import { endpoints } from 'virtual:endpoints';
import { call } from '#/lib/api/call.ts';

/** Throws an uploaded file away. Nobody waits for it: the server clears what is left over by itself. */
export const deleteResonanceFile = (id: string): void => {
  call(endpoints.deleteResonanceFile, { params: { id } }).catch(() => undefined);
};
