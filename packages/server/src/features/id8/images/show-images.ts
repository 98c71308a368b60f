import type { ConceptImage, ImagePrompt } from '@soundings/contract/id8/id8';
import type { ImageReaction } from '@soundings/contract/id8/id8-choices';
import { readParts } from '@soundings/engine/ideas/idea-parts';
import sharp from 'sharp';
import { countSaid } from '#/features/board/board.present.ts';
import type { FeedbackRow } from '#/features/board/board.tables.ts';
import { changeBoard, type OpenBoard } from '#/features/board/change-board.ts';
import { type FeedbackSubject, readFeedback } from '#/features/board/feedback.ts';
import { lruCache } from '#/platform/cache.ts';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { safeFileName } from '#/platform/http/file-names.ts';
import type { Services } from '#/platform/services.ts';
import {
  findImage,
  findImages,
  findPrompt,
  findRevisions,
  hasLikedImage,
  searchPrompts,
  setPrompt,
  setReaction,
} from '../id8.store.ts';
import type { ImageRow, PromptRow } from '../id8.tables.ts';

const presentImage = (row: ImageRow, said: readonly FeedbackRow[] = []): ConceptImage => ({
  ...{
    id: row.id,
    reaction: row.reaction,
    updatedOn: row.updatedOn.toISOString(),
    createdOn: row.createdOn.toISOString(),
  },
  ...{ ideaHeadline: row.headline, copy: row.copy, advertisingStatement: row.statement },
  ...{ layout: row.layout, width: row.width, height: row.height, kind: row.kind, model: row.model },
  ...{ revision: row.revision, basisId: row.basisId, hasLogo: row.logoKey !== null },
  ...countSaid(said),
});

const presentPrompt = (
  row: PromptRow,
  images: readonly ImageRow[],
  said: ReadonlyMap<string, readonly FeedbackRow[]>,
): ImagePrompt => ({
  ...{ id: row.id, generating: row.generating, kind: row.kind, ideaId: row.ideaId, description: row.description },
  ideaHeadline: images[0]?.headline ?? readParts(row.ideaText).headline,
  images: images.map((image) => presentImage(image, said.get(image.id))),
  ...{ wanted: row.wanted, failure: row.failure },
  photo: row.photo && {
    ...{ url: row.photo.url, confirmedBy: row.photo.confirmedBy, confirmedOn: row.photo.confirmedOn },
  },
  ...{ createdOn: row.createdOn.toISOString(), updatedOn: row.updatedOn.toISOString() },
});

/** Of one project. */
const presentPrompts = async (db: Database, prompts: readonly PromptRow[]): Promise<ImagePrompt[]> => {
  const [first] = prompts;
  if (!first) return [];
  const images = await findImages(
    db,
    prompts.map(({ id }) => id),
  );
  const feedback = await readFeedback(
    db,
    first.projectId,
    images.map(({ id }) => id),
  );
  const said = Map.groupBy(feedback, ({ subjectId }) => subjectId);
  const byPrompt = Map.groupBy(images, ({ promptId }) => promptId);
  return prompts.map((prompt) => presentPrompt(prompt, byPrompt.get(prompt.id) ?? [], said));
};

export const showPrompts = async (db: Database, projectId: string, search: Parameters<typeof searchPrompts>[2]) => {
  const { prompts, total } = await searchPrompts(db, projectId, search);
  return { content: await presentPrompts(db, prompts), totalElements: total };
};

export const showPrompt = async (db: Database, id: string): Promise<ImagePrompt> => {
  const prompt = await findPrompt(db, id);
  if (!prompt) throw new AppError('notFound');
  return (await presentPrompts(db, [prompt]))[0]!;
};

const getImage = async (db: Database, id: string): Promise<ImageRow> => {
  const image = await findImage(db, id);
  if (!image) throw new AppError('notFound');
  return image;
};

export const showTree = async (db: Database, imageId: string) => {
  const { rootId } = await getImage(db, imageId);
  const rows = await findRevisions(db, rootId);
  return { images: rows.map((row) => ({ ...presentImage(row), promptId: row.promptId })) };
};

/** Images made smaller for lists: the last used ones, some 50 kB each. */
const maxThumbnails = 400;

/** `side`: in pixels, the longer one at most; null for the image as it was drawn. */
export const imageDownloads = ({ db, storage }: Services) => {
  const thumbnail = lruCache(maxThumbnails, async (key): Promise<Buffer> => {
    const [side, storageKey] = key.split(' ') as [string, string];
    return shrink(await storage.read(storageKey), Number(side));
  });
  return async ({ imageId, side }: { readonly imageId: string; readonly side?: number | null | undefined }) => {
    const { storageKey, headline } = await getImage(db, imageId);
    const content = side ? await thumbnail(`${side} ${storageKey}`) : await storage.read(storageKey);
    return { fileName: `${safeFileName(headline) || 'image'}.png`, content };
  };
};

const shrink = (png: Uint8Array, side: number): Promise<Buffer> =>
  sharp(png).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).png().toBuffer();

const publishImage = (tx: Database, { projectId, promptId, id }: ImageRow): Promise<void> =>
  publishEvent(tx, { kind: 'live', topic: 'image', projectId, body: JSON.stringify({ promptId, imageId: id }) });

export const images: FeedbackSubject = {
  isOpen: async (tx, projectId, id) => (await findImage(tx, id))?.projectId === projectId,
  publish: async (tx, _, id) => publishImage(tx, await getImage(tx, id)),
};

/** Others who have the page open see it as an image that has changed. Throws projectInUse. */
export const reactToImage = (
  services: Services,
  open: OpenBoard,
  imageId: string,
  reaction: ImageReaction | null,
): Promise<void> =>
  changeBoard(services, open, async (tx) => {
    const image = await getImage(tx, imageId);
    const { promptId } = image;
    await setReaction(tx, imageId, reaction, services.now());
    await setPrompt(tx, promptId, { liked: await hasLikedImage(tx, promptId), updatedOn: services.now() });
    await publishImage(tx, image);
    return { changed: [], result: undefined };
  });
