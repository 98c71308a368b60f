import { randomUUID } from 'node:crypto';
import type { LicensedPhoto } from '@soundings/contract/id8/id8';
import { type ImagePromptKind, id8Limits } from '@soundings/contract/id8/id8-choices';
import { askerOf } from '#/features/ai/usage/quota.ts';
import { readMessages } from '#/features/board/add-to-board.ts';
import { type OpenBoard, selectMessages } from '#/features/board/change-board.ts';
import { lockExistingProject } from '#/features/projects/change-project.ts';
import { acquireLeaseForJob, assertNotInUse, ownerOf } from '#/features/projects/status/leases.ts';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { startJob } from '#/platform/jobs/jobs.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles, forgetDiscardedFile } from '#/platform/storage/discarded-files.store.ts';
import { type BoardLayout, boardSizes } from '../boards/board-text.ts';
import { readBoardLogo } from '../boards/read-board-logo.ts';
import { addPrompt, countPrompts, findImage, findPrompt } from '../id8.store.ts';
import type { PagePhoto } from '../id8.tables.ts';
import { type DrawInput, drawImages } from './draw-images.job.ts';
import { keepPagePhoto } from './page-photo.ts';

const allLayouts = Object.keys(boardSizes) as BoardLayout[];

interface NewFrame {
  readonly kind: ImagePromptKind;
  readonly ideaId: string | null;
  readonly ideaText: string;
  readonly description: string;
  readonly layouts?: DrawInput['layouts'];
  readonly basisId?: string;
  readonly revision?: string;
  readonly logoKey?: string | null;
  readonly photo?: PagePhoto | null;
}

/** The frame is there at once, its images come one by one. Throws projectInUse, jobInProgress and limitReached. */
const startFrame = async (services: Services, { project, viewer }: OpenBoard, frame: NewFrame, isNewPhoto = false) => {
  const { db, now } = services;
  const {
    kind,
    ideaId,
    ideaText,
    description,
    layouts = allLayouts,
    basisId,
    revision = '',
    logoKey = null,
    photo = null,
  } = frame;
  const promptId = randomUUID();
  const jobId = await db.transaction(async (tx) => {
    const { active } = await lockExistingProject(tx, project.id);
    if (!active) throw new AppError('notFound');
    await acquireLeaseForJob(tx, project.id, ownerOf(viewer));
    const there = await countPrompts(tx, project.id);
    if (there >= id8Limits.prompts) throw new AppError('limitReached');
    const on = { createdOn: now(), updatedOn: now() };
    const row = { id: promptId, projectId: project.id, kind, ideaId, ideaText, description: description || revision };
    await addPrompt(tx, {
      ...row,
      generating: true,
      wanted: layouts.length,
      failure: null,
      liked: false,
      photo,
      ...on,
    });
    await publishEvent(tx, { kind: 'live', topic: 'promptCreated', projectId: project.id, body: promptId });
    await publishEvent(tx, { kind: 'live', topic: 'generatingStart', projectId: project.id, body: promptId });
    if (logoKey && logoKey !== (await sharedLogo(tx, basisId)) && !(await forgetDiscardedFile(tx, logoKey)))
      throw new Error('the logo was tidied away before it was kept');
    if (isNewPhoto && photo && !(await forgetDiscardedFile(tx, photo.key)))
      throw new Error('the photo was tidied away before it was kept');
    const input: DrawInput = {
      ...{ projectId: project.id, projectName: project.projectName, promptId, asker: askerOf(viewer.caller) },
      ...{ seed: seedOf(promptId), layouts, basisId: basisId ?? null, revision, logoKey },
    };
    return startJob(services, tx, drawImages, {
      input,
      createdBy: viewer.caller?.id ?? project.createdBy ?? nobody,
      total: layouts.length,
    });
  });
  return { promptId, jobId };
};

const sharedLogo = async (tx: Database, basisId: string | undefined): Promise<string | null> =>
  basisId ? ((await findImage(tx, basisId))?.logoKey ?? null) : null;

const seedOf = (id: string): number => Number.parseInt(id.slice(0, 7), 16);

/** Selects an idea, too: that is how images are asked for. Throws notFound for one that the project lacks or has deleted. */
export const generateImages = async (services: Services, open: OpenBoard, ideaId: string) => {
  const [idea] = await readMessages(services.db, open.project.id, [ideaId]);
  if (!idea || idea.status === 'BACKUP') throw new AppError('notFound');
  const frame = await startFrame(services, open, { kind: 'IDEA', ideaId, ideaText: idea.text, description: '' });
  if (!idea.selected) await selectMessages(services, open, [ideaId], true);
  return frame;
};

interface Described {
  readonly description: string;
  readonly photo?: LicensedPhoto | null | undefined;
}

/** The same idea drawn anew, changed where that is described; its photo stays unless another one is named. */
export const runAgain = async (
  services: Services,
  open: OpenBoard,
  promptId: string,
  { description, photo: asked }: Described,
  signal: AbortSignal,
) => {
  const prompt = await findPrompt(services.db, promptId);
  if (!prompt) throw new AppError('notFound');
  const kind = description ? 'CONCEPT' : 'RUN_AGAIN';
  const { ideaId } = prompt;
  // A custom image's description stays what the change is about.
  const ideaText = prompt.ideaText || (description ? prompt.description : '');
  const photo = asked ? await takePhoto(services, open, asked, signal) : prompt.photo;
  const frame = { kind, ideaId, ideaText, description: description || prompt.description, photo } as const;
  return startFrame(services, open, frame, photo !== prompt.photo);
};

export const drawCustom = async (
  services: Services,
  open: OpenBoard,
  { description, photo: asked }: Described,
  signal: AbortSignal,
) => {
  const photo = asked ? await takePhoto(services, open, asked, signal) : null;
  const frame = { kind: 'CUSTOM', ideaId: null, ideaText: '', description, photo } as const;
  return startFrame(services, open, frame, photo !== null);
};

const takePhoto = async (services: Services, open: OpenBoard, asked: LicensedPhoto, signal: AbortSignal) => {
  await assertNotInUse(services.db, open.project.id, ownerOf(open.viewer));
  return keepPagePhoto(services, open, asked, signal);
};

const writtenWithinMs = 3_600_000;

/** Begins with an image and keeps it; a new logo is laid over it exactly. Throws logoOfOtherKind and logoSizeNotAllowed. */
export const reviseImage = async (
  services: Services,
  open: OpenBoard,
  { imageId, revision, logo }: { imageId: string; revision: string; logo: Buffer | null },
) => {
  const { db, storage, now } = services;
  await assertNotInUse(db, open.project.id, ownerOf(open.viewer));
  const image = await findImage(db, imageId);
  const prompt = image && (await findPrompt(db, image.promptId));
  if (!image || !prompt || image.projectId !== open.project.id) throw new AppError('notFound');
  let logoKey = image.logoKey;
  if (logo) {
    await readBoardLogo(logo);
    logoKey = `id8/${randomUUID()}-logo`;
    await discardFiles(db, [logoKey], new Date(now().getTime() + writtenWithinMs));
    await storage.write(logoKey, logo);
  }
  const { ideaId, ideaText, description, photo } = prompt;
  return startFrame(services, open, {
    ...{ kind: 'REVISION', ideaId, ideaText, description, basisId: imageId, revision, logoKey, photo },
    layouts: [image.layout ?? 'SQUARE'],
  });
};

/** A consumer's job in a project whose maker is gone. */
const nobody = '00000000-0000-0000-0000-000000000000';
