import { endpoints } from 'virtual:endpoints';
import type { TablePlace } from '@soundings/contract/resonance/mapping';
import { call } from '#/lib/api/call.ts';

/** Reads an uploaded file again from another sheet or row of headings. */
export const inspectResonanceFile = (id: string, place: TablePlace) =>
  call(endpoints.inspectResonanceFile, { params: { id }, body: place });
