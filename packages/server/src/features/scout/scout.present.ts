import type { ScoutChannel, ScoutProject } from '@soundings/contract/scout/scout';
import { type ScoutMode, scoutModes, scoutTargets } from '@soundings/contract/scout/scout-choices';
import { presentRun } from '#/features/board/board-run.ts';
import { projectAssistants } from '#/features/projects/project-assistants.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { isProcessing } from '#/features/projects/status/processing.ts';
import { findActiveWriters } from '#/features/settings/active-writers.ts';
import type { Services } from '#/platform/services.ts';
import { findForm, findSessions } from './scout.store.ts';
import type { ScoutSession } from './scout.tables.ts';

/** Whose assistants answer in which mode; facts of SONAR are put into words by those that write from a page. */
const assistantModes: Readonly<Record<ScoutMode, 'generate-all' | 'generate-selected' | 'compress' | null>> = {
  GENERATE_ALL: 'generate-all',
  GENERATE_SELECTED: 'generate-selected',
  COMPRESS: 'compress',
  SONAR_AZ: 'generate-all',
  CUSTOM: null,
};

type Assistants = Awaited<ReturnType<typeof projectAssistants>>;

const presentChannel = (
  mode: ScoutMode,
  session: ScoutSession | undefined,
  assistants: Assistants,
  writers: readonly { readonly id: string }[],
): ScoutChannel => {
  const own = assistants.filter((assistant) => assistant.mode === assistantModes[mode]);
  const asked = own.find(({ id }) => id === session?.assistantId) ?? own[0];
  return {
    mode,
    assistants: own.map(({ id, name, type }) => ({ id, name, type })),
    dbAssistantId: session?.assistantId ?? null,
    assistant: asked ? { value: asked.id, type: asked.type === 'FILE' ? 'file' : 'text' } : null,
    ...{ threadId: session?.threadId ?? null, hint: session?.hint ?? null, hintCode: session?.hintCode ?? null },
    replies: [...(session?.replies ?? [])],
    // One that was disabled or deleted since can't be chosen any more.
    writerIds: (session?.writerIds ?? []).filter((chosen) => writers.some(({ id }) => id === chosen)),
  };
};

export const presentProject = async (services: Services, project: Project): Promise<ScoutProject> => {
  const { db } = services;
  const { id, projectName, demo, settings, fileName } = project;
  const form = await findForm(db, id);
  const run = form && (await presentRun(db, id, form));
  const sessions = await findSessions(db, id);
  const assistants = await projectAssistants(db, id);
  const writers = await findActiveWriters(services);
  const sessionOf = (mode: ScoutMode) => sessions.find((session) => session.mode === mode);
  return {
    ...{ id, projectName, projectType: 'SCOUTV2', demo, brand: settings.brand ?? null },
    ...{ url: form?.url ?? '', byPass: form?.byPass ?? '', focusOn: form?.focusOn ?? '' },
    ...{ fileText: form?.fileText ?? '', reply: form?.reply ?? '' },
    channels: scoutModes.map((mode) => presentChannel(mode, sessionOf(mode), assistants, writers)),
    docs: fileName === null ? [] : [fileName],
    targetNumber: form?.targetNumber ?? scoutTargets.default,
    run: run && form?.runMode ? { ...run, mode: form.runMode } : null,
    isProcessing: await isProcessing(db, id),
    writers: writers.map(({ id, writerName, writerColor, language }) => ({ id, writerName, writerColor, language })),
  };
};
