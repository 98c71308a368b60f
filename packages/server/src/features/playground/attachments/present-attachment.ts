import type { Attachment } from '@soundings/contract/playground/attachments';
import type { AttachmentRow } from '../playground.tables.ts';

export const presentAttachment = (row: AttachmentRow): Attachment => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  failure: row.failure,
  number: row.number,
  name: row.name,
  type: row.type,
  url: row.url,
  bytes: row.bytes,
  characters: row.characters,
  passages: row.passages,
  isCut: row.isCut,
  language: row.language,
  createdOn: row.createdOn.toISOString(),
});

/** Longer than any reading takes: its server was killed meanwhile. */
const interruptedAfterMs = 180_000;

export const presentUnsent = (row: AttachmentRow, now: Date): Attachment => {
  const isInterrupted = row.state === 'READING' && now.getTime() - row.createdOn.getTime() > interruptedAfterMs;
  return presentAttachment(isInterrupted ? { ...row, state: 'FAILED', failure: 'somethingWentWrong' } : row);
};
