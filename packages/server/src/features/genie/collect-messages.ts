import { randomUUID } from 'node:crypto';
import type { Segment } from '@soundings/contract/genie/genie';
import { type GenieCreateType, genieLimits } from '@soundings/contract/genie/genie-choices';
import { lockProjectKey } from '#/features/projects/projects.store.ts';
import { readHint } from '#/features/writing/hints.ts';
import { messageKey } from '#/features/writing/message-key.ts';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events.ts';
import type { Services } from '#/platform/services.ts';
import { addMessages, deleteGenerated, deleteOldest, markAsOld, saveSession } from './genie.store.ts';
import type { NewMessage } from './genie.tables.ts';
import type { GenieItem } from './genie-messages.prompt.ts';

interface Collection {
  readonly projectId: string;
  readonly segment: Segment;
  readonly url: string;
  readonly original?: { readonly id: string; readonly text: string };
  /** What was generated before goes as soon as the first message comes. */
  readonly replaces: boolean;
  /** Messages that are not written twice. */
  readonly known: readonly string[];
}

/** A message in at most this share of the original's letters, and with this share of its words from there, is the same shorter. */
const shorter = 0.7;
const sameWords = 0.6;

export const createCollector = (services: Pick<Services, 'db' | 'now'>, collection: Collection) => {
  const { db, now } = services;
  const { projectId, segment, url, original, replaces } = collection;
  const written = new Set([...collection.known, ...(original ? [original.text] : [])].map(messageKey));
  let runId: string | null = null;
  let isFirst = true;

  const newMessage = (text: string): NewMessage => ({
    ...{ id: randomUUID(), projectId, list: 'GENERATED', text, url, runId, isNew: true, evaluation: 'PENDING' },
    ...{ gender: segment.gender, ageRange: segment.ageRange, region: segment.region },
    createType: typeOf(text, original?.text),
    originalId: original?.id ?? null,
    source: null,
    createdOn: now(),
  });

  const beginList = async (tx: Database): Promise<void> => {
    if (!isFirst) return;
    if (replaces) await deleteGenerated(tx, projectId, runId);
    else await markAsOld(tx, projectId, 'GENERATED');
  };

  const write = async ({ kind, text: given }: GenieItem): Promise<void> => {
    const text = given.trim().slice(0, genieLimits.message);
    if (text === '' || (kind === 'message' && written.has(messageKey(text)))) return;
    await db.transaction(async (tx) => {
      await lockProjectKey(tx, projectId);
      if (runId) await publishMessages(tx, projectId, runId);
      if (kind === 'hint') return saveSession(tx, projectId, readHint(text));
      await beginList(tx);
      await addMessages(tx, projectId, [newMessage(text)]);
      await deleteOldest(tx, projectId, 'GENERATED', genieLimits.kept);
    });
    if (kind === 'hint') return;
    written.add(messageKey(text));
    isFirst = false;
  };

  return {
    begin: (id: string): void => {
      runId = id;
    },
    take: write,
  };
};

export const publishMessages = (tx: Database, projectId: string, runId: string): Promise<void> =>
  publishEvent(tx, { kind: 'live', topic: 'messages', projectId, body: runId });

const typeOf = (text: string, original: string | undefined): GenieCreateType => {
  if (original === undefined) return 'GENERATED';
  if (text.length > shorter * original.length) return 'ALTERNATIVE';
  const there = new Set(wordsOf(original));
  const words = wordsOf(text);
  return words.filter((word) => there.has(word)).length >= sameWords * words.length ? 'COMPRESSED' : 'ALTERNATIVE';
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
