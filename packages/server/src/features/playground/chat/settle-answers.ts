import type { Source } from '@soundings/contract/playground/chat';
import { citation } from '@soundings/contract/playground/playground-choices';
import type { Database } from '#/platform/db/database.ts';
import type { Services } from '#/platform/services.ts';
import { findAttachmentsOf, findPassages } from '../attachments/attachments.store.ts';
import { findRunTexts, findUnsettled, settleMessage } from '../conversations/messages.store.ts';

/** Keeps what answers say whose run has ended, with the passages that they cite: also of runs that died with their node. */
export const settleAnswers = async ({ db }: Pick<Services, 'db'>, conversationId: string): Promise<void> => {
  const unsettled = await findUnsettled(db, conversationId);
  if (unsettled.length === 0) return;
  const texts = await findRunTexts(
    db,
    unsettled.map(({ runId }) => runId),
  );
  for (const { id, runId } of unsettled) {
    const text = texts.get(runId) ?? '';
    await settleMessage(db, id, {
      text,
      sources: await findSources(db, conversationId, text),
      struck: findStruck(text),
    });
  }
};

/** The passages that a text cites, each once, in the order of the text. What is no passage is no source. */
const findSources = async (db: Database, conversationId: string, text: string): Promise<Source[]> => {
  const cited = new Map([...text.matchAll(citation)].map(([, attachment, passage]) => [`${attachment}.${passage}`, 0]));
  if (cited.size === 0) return [];
  const attachments = new Map((await findAttachmentsOf(db, conversationId)).map((row) => [row.number, row]));
  const wanted = [...cited.keys()].flatMap((key) => {
    const [number, passage] = key.split('.').map(Number);
    const attachment = attachments.get(number!);
    return attachment ? [{ key, attachment, passage: passage! }] : [];
  });
  const ids = [...new Set(wanted.map(({ attachment }) => attachment.id))];
  if (ids.length === 0) return [];
  const passages = new Map((await findPassages(db, ids)).map((row) => [`${row.attachmentId} ${row.number}`, row.text]));
  return wanted.flatMap(({ key, attachment, passage }) => {
    const quote = passages.get(`${attachment.id} ${passage}`);
    return quote === undefined ? [] : [{ key, attachmentId: attachment.id, passage, name: attachment.name, quote }];
  });
};

/** A figure that no tool and no source gave is struck through as it comes: `~~57 %~~`. */
const findStruck = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/~~([^~\n]{1,60})~~/g)].map(([, figure]) => figure!).filter((figure) => /\d/.test(figure)),
  ),
];
