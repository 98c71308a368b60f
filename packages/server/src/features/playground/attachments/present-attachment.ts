import type { Attachment } from '@soundings/contract/playground/attachments';
import type { AttachmentRow } from '../playground.tables.ts';

export const presentAttachment = (row: AttachmentRow): Attachment => ({
  id: row.id,
  kind: row.kind,
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
