import { randomUUID } from 'node:crypto';
import type { RunFailure } from '@soundings/contract/ai/ai-choices';
import { openEngines } from '#/features/ai/engines/open-engines.ts';
import { type Asker, costOf, findSpent } from '#/features/ai/usage/quota.ts';
import { readMessages } from '#/features/board/add-to-board.ts';
import { lockProjectKey } from '#/features/projects/projects.store.ts';
import type { AiEngine } from '#/platform/ai/ai-engine.ts';
import { findRun } from '#/platform/ai/runs/runs.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { publishEvent } from '#/platform/events.ts';
import { defineJob, type JobRun } from '#/platform/jobs/job.ts';
import type { Services } from '#/platform/services.ts';
import { discardFiles, forgetDiscardedFile } from '#/platform/storage/discarded-files.store.ts';
import type { BoardLayout } from '../boards/board-text.ts';
import { readBoardLogo } from '../boards/read-board-logo.ts';
import { addImage, findImage, findPrompt, findSession, setPrompt } from '../id8.store.ts';
import type { PromptRow } from '../id8.tables.ts';
import { drawBuiltIn, finishPicture, imagePrompt, type Picture } from './draw-picture.ts';
import { readImageBrief } from './image-brief.ts';
import { photoAddress } from './page-photo.ts';
import { summarize } from './summarize.ts';

export interface DrawInput {
  readonly projectId: string;
  readonly projectName: string;
  readonly promptId: string;
  readonly asker: Asker;
  readonly seed: number;
  readonly layouts: readonly BoardLayout[];
  /** Of a revision. */
  readonly basisId: string | null;
  readonly revision: string;
  readonly logoKey: string | null;
}

interface Checkpoint {
  readonly drawn: number;
}
type Run = JobRun<DrawInput, Checkpoint>;

const vendorImages = 2;
const writtenWithinMs = 3_600_000;
const promptName = 'id8-image@1';

/** Each image is kept on its own: after a crash the next run goes on with the one that is missing. */
export const drawImages = defineJob<DrawInput, Checkpoint>({
  type: 'DRAW_IMAGES',
  parallel: 2,
  lane: ({ projectId }) => `id8-images/${projectId}`,
  busy: 'jobInProgress',
  projectId: ({ projectId }) => projectId,
  shared: { projectType: 'ID8', cancelAction: 'id8.cancel' },
  run: async (services, run) => {
    const { db } = services;
    const prompt = await findPrompt(db, run.input.promptId);
    if (!prompt) return db.transaction((tx) => run.finish(tx));
    const failure = await drawAll(services, run, prompt);
    await db.transaction(async (tx) => {
      await lockProjectKey(tx, prompt.projectId);
      await endPrompt(services, tx, prompt, failure);
      await run.finish(tx);
    });
  },
  noteFailure: (services, tx, input, error) => endIfThere(services, tx, input, error.code),
  cleanUp: async (services, input) => {
    await services.db.transaction((tx) => endIfThere(services, tx, input, 'cancelled'));
  },
});

const endIfThere = async (
  services: Services,
  tx: Database,
  { promptId }: DrawInput,
  failure: string,
): Promise<void> => {
  const prompt = await findPrompt(tx, promptId);
  if (prompt?.generating) await endPrompt(services, tx, prompt, failure);
};

const endPrompt = async (
  { now }: Services,
  tx: Database,
  { id, projectId }: PromptRow,
  failure: string | null,
): Promise<void> => {
  await setPrompt(tx, id, { generating: false, failure, updatedOn: now() });
  await summarize(tx, { id, projectId }, now());
  await publishEvent(tx, { kind: 'live', topic: 'generatingFinish', projectId, body: id });
};

/** @returns why there are fewer images than wanted; null where all came. */
const drawAll = async (services: Services, run: Run, prompt: PromptRow): Promise<string | null> => {
  const { db } = services;
  const { input, signal } = run;
  const session = await findSession(db, input.projectId);
  const [idea] = prompt.ideaId ? await readMessages(db, input.projectId, [prompt.ideaId]) : [];
  const basis = input.basisId ? await findImage(db, input.basisId) : null;
  const given = readImageBrief({
    ideaText: prompt.ideaText,
    ...{ description: prompt.description, revision: input.revision },
    source: session?.source ?? null,
    projectName: input.projectName,
    evidence: idea?.origin?.evidence[0] ?? basis?.copy ?? '',
  });
  const read = input.logoKey ? await readBoardLogo(Buffer.from(await services.storage.read(input.logoKey))) : null;
  const brief =
    read && read.colours.length > 0 && !session?.source?.colours.length ? { ...given, colours: read.colours } : given;
  const logo = read?.logo ?? null;
  const photo = prompt.photo && (await photoAddress(services, prompt.photo));
  const keepsLook = given.keepsLook || input.logoKey !== (basis?.logoKey ?? null);
  const words = { headline: brief.headline, copy: brief.copy, statement: brief.statement };
  let drawn = run.checkpoint?.drawn ?? 0;

  const keep = async (
    picture: Picture,
    more: { layout: BoardLayout | null; kind: AiEngine['kind']; model: string; seed: number },
  ) => {
    const id = randomUUID();
    const storageKey = `id8/${id}`;
    const now = services.now();
    await discardFiles(db, [storageKey], new Date(now.getTime() + writtenWithinMs));
    await services.storage.write(storageKey, picture.png);
    await db.transaction(async (tx) => {
      await lockProjectKey(tx, input.projectId);
      await run.save(tx, { drawn: drawn + 1 });
      if (!(await forgetDiscardedFile(tx, storageKey))) throw new Error('the image was tidied away before it was kept');
      const { width, height } = picture;
      await addImage(tx, {
        ...{
          id,
          promptId: prompt.id,
          projectId: input.projectId,
          storageKey,
          width,
          height,
          reaction: null,
          ...words,
          ...more,
        },
        ...{
          revision: input.revision,
          basisId: basis?.id ?? null,
          rootId: basis?.rootId ?? id,
          logoKey: input.logoKey,
        },
        ...{ createdOn: now, updatedOn: now },
      });
      await setPrompt(tx, prompt.id, { updatedOn: now });
      const body = JSON.stringify({ promptId: prompt.id, imageId: id });
      await publishEvent(tx, { kind: 'live', topic: 'image', projectId: input.projectId, body });
    });
    drawn++;
    run.report({ handled: drawn, total: prompt.wanted });
  };

  const drawOwn = async (): Promise<null> => {
    for (let at = drawn; at < input.layouts.length; at++) {
      signal.throwIfAborted();
      const layout = input.layouts[at]!;
      const seed = basis && keepsLook ? basis.seed : input.seed + at;
      await keep(await drawBuiltIn(brief, { layout, seed, logo, photo }, signal), {
        layout,
        kind: 'BUILT_IN',
        model: '',
        seed,
      });
    }
    return null;
  };

  const choices = await openEngines(services, 'images');
  const first = choices[0]!;
  if (first.kind === 'BUILT_IN') return drawOwn();
  const hasBuiltIn = choices.some(({ kind }) => kind === 'BUILT_IN');
  const spent = await findSpent(services, input.asker, input.projectId);
  if (spent) return hasBuiltIn ? drawOwn() : 'limitReached';
  const engine = first as AiEngine;
  const count = (basis ? 1 : vendorImages) - drawn;
  if (count <= 0) return null;
  // A photo of the page is what a vendor's model begins with, where there is no image yet.
  const from = basis
    ? { bytes: await services.storage.read(basis.storageKey), mediaType: 'image/png' as const }
    : prompt.photo && { bytes: await services.storage.read(prompt.photo.key), mediaType: 'image/jpeg' as const };
  const failure = await askVendor(services, run, engine, async function* (aborted) {
    const images = engine.streamImages({
      ...{ prompt: imagePrompt(brief), count, signal: aborted },
      basis: from ?? undefined,
    });
    for (;;) {
      const next = await images.next();
      if (next.done) return next.value;
      await keep(await finishPicture(next.value, logo, aborted), {
        layout: null,
        kind: engine.kind,
        model: engine.model,
        seed: input.seed,
      });
      yield `${drawn}\n`;
    }
  });
  signal.throwIfAborted();
  return failure && drawn === 0 && hasBuiltIn ? drawOwn() : failure;
};

/** One run of a model, on record with what it took. @returns why it failed; null where it did not. */
const askVendor = async (
  { db, aiRuns, now }: Services,
  { input, signal }: Run,
  engine: AiEngine,
  step: Parameters<Services['aiRuns']['launch']>[1]['step'],
): Promise<RunFailure | 'stopped' | null> => {
  const id = randomUUID();
  const { kind, model } = engine;
  const row = {
    id,
    purpose: 'images',
    prompt: promptName,
    kind,
    model,
    fellBackFrom: null,
    projectId: input.projectId,
  } as const;
  await aiRuns.queue(db, { ...row, ...input.asker, holdsProject: false, queuedOn: now() });
  const stop = () => void aiRuns.stop(id).catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    await aiRuns.launch(id, {
      step,
      costOf: (usage) => costOf(db, engine, usage),
      estimate: () => ({ inputTokens: 0, outputTokens: 0, isEstimated: true }),
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
  const run = await findRun(db, id);
  if (run?.state === 'stopped') return 'stopped';
  return run?.state === 'failed' ? (run.reason ?? 'somethingWentWrong') : null;
};
