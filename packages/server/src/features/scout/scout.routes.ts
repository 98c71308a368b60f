import { done } from '@soundings/contract/endpoint';
import { scoutBoardCalls, scoutCalls } from '@soundings/contract/scout/calls';
import type { ScoutSessionMode } from '@soundings/contract/scout/scout-choices';
import { readBoard } from '#/features/board/add-to-board.ts';
import { type BoardOfProduct, boardAnswers, presentBoard } from '#/features/board/board-answers.ts';
import { changeBoard, clearMessages, projectOfMessages } from '#/features/board/change-board.ts';
import { getProject, loadProjectFor } from '#/features/projects/load-project.ts';
import { type ProjectQuestion, projectRoutes } from '#/features/projects/project-routes.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { recordSharedOpened } from '#/features/projects/sharing/consumers.routes.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { compressBoard, swapMessage } from './compress/compress-board.ts';
import { findDuplicates, measureVariation } from './compress/measure-variation.ts';
import { finalMessagesRoutes } from './final-messages.ts';
import { type Brief, generateMessages, type Reply, replyToHint } from './generate-messages.ts';
import { presentProject } from './scout.present.ts';
import { findForm, findSession, saveSession } from './scout.store.ts';
import { findRulesFor, screenRows } from './screening/screen-texts.ts';

type Question<R> = ProjectQuestion<Project, R>;

export const scoutRoutes = (route: Route, services: Services): void => {
  const { db } = services;
  const load = {
    forStaff: (caller: Caller, projectId: string) => loadProjectFor(services, caller, projectId, 'SCOUTV2'),
    shared: (projectId: string) => getProject(db, projectId, 'SCOUTV2'),
    ofRows: (_: string, ids: readonly string[]) => projectOfMessages(db, ids),
  };

  const board: BoardOfProduct = {
    screen: async ({ project, viewer }, rows) => screenRows(rows, await findRulesFor(db, project.id, viewer)),
  };
  projectRoutes(route, scoutBoardCalls, load, boardAnswers(services, board));

  const stop = async (projectId: string): Promise<void> => {
    const form = await findForm(db, projectId);
    if (form?.runId) await services.aiRuns.stop(form.runId);
  };
  const generate = (mode: ScoutSessionMode) => (question: Question<Brief>) => {
    const { request, requestPath, signal, ...open } = question;
    return generateMessages(services, open, mode, { ...request, requestPath }, signal);
  };
  const reply = (mode: ScoutSessionMode) => (question: Question<Reply>) => {
    const { request, requestPath, signal, ...open } = question;
    return replyToHint(services, open, mode, { ...request, requestPath }, signal);
  };

  projectRoutes(route, scoutCalls, load, {
    scoutProject: async ({ project, viewer }) => {
      if (viewer.consumer) await recordSharedOpened(services, viewer.consumer);
      return presentProject(services, project);
    },
    scoutGenerate: generate('GENERATE_ALL'),
    scoutGenerateSelected: generate('GENERATE_SELECTED'),
    scoutReply: reply('GENERATE_ALL'),
    scoutReplySelected: reply('GENERATE_SELECTED'),
    scoutStop: async ({ project }) => {
      await stop(project.id);
      return done;
    },
    scoutReset: async ({ request, ...open }) => {
      const { id } = open.project;
      const session = await findSession(db, id, request.threadId);
      if (!session) throw new AppError('notFound');
      await stop(id);
      await changeBoard(services, open, async (tx) => {
        await saveSession(tx, id, session.mode, forgotten);
        return { changed: [], result: undefined };
      });
      return done;
    },
    scoutClearSelected: async (open) => {
      await clearMessages(services, open, 'selected');
      return done;
    },
    scoutCompress: async ({ request, signal, ...open }) => {
      const { rows, themes } = await compressBoard(services, open, request, signal);
      const content = await presentBoard(services, board, open, rows);
      return { content, totalElements: content.length, themes: [...themes] };
    },
    scoutSwap: async ({ request, ...open }) => {
      const [message] = await presentBoard(services, board, open, [await swapMessage(services, open, request)]);
      return message!;
    },
    scoutDuplicates: async ({ project, signal }) => findDuplicates(await readBoard(db, project.id), signal),
    scoutVariationScore: async ({ project, request, signal }) => {
      const named = request.ids && new Set(request.ids);
      const rows = (await readBoard(db, project.id)).filter(({ id }) => !named || named.has(id));
      return measureVariation(rows, signal);
    },
  });

  finalMessagesRoutes(route, services);
};

const forgotten = { threadId: null, hint: null, hintCode: null, replies: [] };
