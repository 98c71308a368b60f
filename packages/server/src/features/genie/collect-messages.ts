import { randomUUID } from 'node:crypto';
import type { Segment } from '@soundings/contract/genie/genie';
import { type GenieCreateType, type GenieHint, genieHints, genieLimits } from '@soundings/contract/genie/genie-choices';
import { lockProjectKey } from '#/features/projects/projects.store.ts';
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
  /** What they are alternatives to. */
  readonly original?: { readonly id: string; readonly text: string };
  /** What was generated before goes as soon as the first message comes. */
  readonly replaces: boolean;
  /** Messages that are not written twice. */
  readonly known: readonly string[];
}

/** A message in at most this share of the original's letters, and with this share of its words from there, is the same shorter. */
const shorter = 0.7;
const sameWords = 0.6;

/** What the session asks for where no model did, as clients of the API read it. */
const hintSentences: Readonly<Record<GenieHint, string>> = {
  noFacts: 'The page says too little to write from. Which facts should the messages use?',
  fewFacts: 'The page has few facts. What else can be said about the brand?',
  otherLanguage: 'Messages are written in English, German and Danish. Is there a page in one of these languages?',
  noNumbers: 'The page names no number. Is there a figure that proves the benefit?',
  noProof: 'The page has no proof. Is there a test, an award or a customer’s words?',
  audience: 'Who should the messages speak to, and what should they do?',
};
const isHintCode = (text: string): text is GenieHint => genieHints.some((code) => code === text);

/** Writes down what a run says as it comes, one after the other. */
export const createCollector = (services: Pick<Services, 'db' | 'now'>, collection: Collection) => {
  const { db, now } = services;
  const { projectId, segment, url, original, replaces } = collection;
  const written = new Set([...collection.known, ...(original ? [original.text] : [])].map(keyOf));
  let runId: string | null = null;
  let isFirst = true;
  let failure: unknown = null;
  let writing = Promise.resolve();

  const newMessage = (text: string): NewMessage => ({
    ...{ id: randomUUID(), projectId, list: 'GENERATED', text, url, runId, isNew: true, evaluation: 'PENDING' },
    ...{ gender: segment.gender, ageRange: segment.ageRange, region: segment.region },
    createType: typeOf(text, original?.text),
    originalId: original?.id ?? null,
    createdOn: now(),
  });

  const beginList = async (tx: Database): Promise<void> => {
    if (!isFirst) return;
    if (replaces) await deleteGenerated(tx, projectId, runId);
    else await markAsOld(tx, projectId, 'GENERATED');
  };

  const write = async ({ kind, text: given }: GenieItem): Promise<void> => {
    const text = given.trim().slice(0, genieLimits.message);
    if (text === '' || (kind === 'message' && written.has(keyOf(text)))) return;
    await db.transaction(async (tx) => {
      await lockProjectKey(tx, projectId);
      if (runId) await publishMessages(tx, projectId, runId);
      if (kind === 'hint') return saveSession(tx, projectId, hintOf(text));
      await beginList(tx);
      await addMessages(tx, projectId, [newMessage(text)]);
      await deleteOldest(tx, projectId, 'GENERATED', genieLimits.kept);
    });
    if (kind === 'hint') return;
    written.add(keyOf(text));
    isFirst = false;
  };

  return {
    begin: (id: string): void => {
      runId = id;
    },
    take: (item: GenieItem): void => {
      writing = writing
        .then(() => write(item))
        .catch((error: unknown) => {
          failure ??= error;
        });
    },
    /** Resolves once all is written. Throws what kept something from being so. */
    finish: async (): Promise<void> => {
      await writing;
      if (failure) throw failure;
    },
  };
};

/** Tells whoever has the project open that a run has written something, or ended. */
export const publishMessages = (tx: Database, projectId: string, runId: string): Promise<void> =>
  publishEvent(tx, { kind: 'live', topic: 'messages', projectId, body: runId });

const keyOf = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

const hintOf = (text: string) =>
  isHintCode(text) ? { hint: hintSentences[text], hintCode: text } : { hint: text, hintCode: null };

const typeOf = (text: string, original: string | undefined): GenieCreateType => {
  if (original === undefined) return 'GENERATED';
  if (text.length > shorter * original.length) return 'ALTERNATIVE';
  const there = new Set(wordsOf(original));
  const words = wordsOf(text);
  return words.filter((word) => there.has(word)).length >= sameWords * words.length ? 'COMPRESSED' : 'ALTERNATIVE';
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
