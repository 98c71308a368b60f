import type { MessageOrigin } from '@soundings/contract/board/board';
import { ideaTargets } from '@soundings/contract/id8/id8-choices';
import type { id8OnwardCalls } from '@soundings/contract/id8/onward';
import type { ProjectAnswer, ProjectRequest } from '@soundings/contract/projects/project-calls';
import { readParts } from '@soundings/engine/ideas/idea-parts';
import { type AddToGenie, readMessages, sendToBoard } from '#/features/board/add-to-board.ts';
import type { BoardRow } from '#/features/board/board.tables.ts';
import { loadActiveProjectFor } from '#/features/projects/load-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { AppError, refuseField } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';

type SendOn = (typeof id8OnwardCalls)['id8SendOn'];

/**
 * The headline of each idea becomes a message of a SCOUT project, or one to be predicted by GENIE. Throws notFound for a
 * project that the caller may not open or that takes no ideas, noMessagesAvailable, projectInUse and limitReached.
 */
export const sendIdeasOn = async (
  services: Services,
  addToGenie: AddToGenie,
  { project, caller }: { readonly project: Project; readonly caller: Caller },
  { targetId, ids, url }: ProjectRequest<SendOn>,
): Promise<ProjectAnswer<SendOn>> => {
  const target = await loadActiveProjectFor(services, caller, targetId);
  const projectType = ideaTargets.find((type) => type === target.projectType);
  if (!projectType) throw new AppError('notFound');
  const ideas = (await readMessages(services.db, project.id, ids)).filter(({ status }) => status !== 'BACKUP');
  if (ideas.length === 0) throw new AppError('noMessagesAvailable');
  const from = { projectId: project.id, projectName: project.projectName };
  const send = (): Promise<number> => {
    if (projectType === 'SCOUTV2') {
      const open = { project: target, viewer: { caller, consumer: null } } as const;
      const messages = ideas.map((row) => ({ text: headlineOf(row), origin: originOf(row, from) }));
      return sendToBoard(services, open, messages);
    }
    if (url === '') refuseField('url', 'urlIsRequired');
    const source = { ...from, projectType: 'ID8' } as const;
    return addToGenie(caller, targetId, { messages: ideas.map(headlineOf), url, source });
  };
  return { id: targetId, projectName: target.projectName, projectType, added: await send() };
};

const headlineOf = ({ text }: BoardRow): string => readParts(text).headline || text;

const originOf = (row: BoardRow, from: { projectId: string; projectName: string }): MessageOrigin => {
  const { kind = null, model = '', prompt = '', url = '', readOn = null, evidence = [] } = row.origin ?? {};
  const idea = { id: row.id, headline: headlineOf(row), ...from };
  return { kind, model, prompt, url, readOn, evidence, fact: null, idea };
};
