import { done } from '@soundings/contract/endpoint';
import { genieCalls, genieGoCalls } from '@soundings/contract/genie/calls';
import { genieEndpoints as endpoints } from '@soundings/contract/genie/endpoints';
import type { GenieProject, Segment } from '@soundings/contract/genie/genie';
import { ageRanges, everyone, genders } from '@soundings/contract/genie/genie-choices';
import { pathTypes } from '@soundings/contract/genie/path-choices';
import { exportMessages } from '#/features/exports/export-table.ts';
import { findOpenOf, getProject, loadActiveProjectFor, loadProjectFor } from '#/features/projects/load-project.ts';
import { projectAssistants } from '#/features/projects/project-assistants.ts';
import { type ProjectQuestion, type ProjectViewer, projectRoutes } from '#/features/projects/project-routes.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { recordSharedOpened } from '#/features/projects/sharing/consumers.routes.ts';
import { findRun } from '#/platform/ai/runs/runs.store.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import type { AppliedCalibration } from './calibration/calculate-calibration.ts';
import { calibrationRoutes } from './calibration/calibration.routes.ts';
import { findApplied } from './calibration/calibration.store.ts';
import { refreshSurveys } from './calibration/refresh-calibration.ts';
import type { OpenSurveys } from './calibration/survey-reader.ts';
import { changeGenie } from './change-genie.ts';
import { generateMessages, replyToHint } from './generate-messages.ts';
import { presentBoard, presentMessage } from './genie.present.ts';
import { cancelPending, findMessages, findSession } from './genie.store.ts';
import type { MessageRow } from './genie.tables.ts';
import { hasPath, readPath } from './path/read-path.ts';
import { addCustomMessages, editMessage, evaluate, predictAndKeep, removeMessage } from './predict-messages.ts';
import { chanceToBeBest, predict } from './predictor.ts';
import { resetSession } from './reset-session.ts';
import { tryEdits } from './try-edits.ts';

type Question<R> = ProjectQuestion<Project, R>;

export const genieRoutes =
  (openSurveys: OpenSurveys) =>
  (route: Route, services: Services): void => {
    const surveys = openSurveys(services);
    calibrationRoutes(route, services, surveys);
    route(endpoints.messagePath, async ({ caller, params, query, reply }) => {
      const project = await loadOfPath(services, caller, params.id);
      await refreshSurveys(services, surveys, requestSignal(reply));
      return readPath(services, caller, project, query);
    });
    route(endpoints.hasMessagePath, async ({ caller, params }) => {
      const project = await loadOfPath(services, caller, params.id);
      return { hasPath: await hasPath(services, caller, project) };
    });

    const load = (type: 'GENIE' | 'GENIE_GO') => ({
      forStaff: (caller: Caller, projectId: string) => loadProjectFor(services, caller, projectId, type),
      shared: (projectId: string) => getProject(services.db, projectId, type),
    });
    const answers = createAnswers(services);

    projectRoutes(route, genieCalls, load('GENIE'), {
      genieProject: answers.project,
      genieBoard: answers.board,
      predictGenieMessage: async ({ project, request: { message, ...segment } }) => {
        const [figures] = await evaluate(services, project.id, [message], segment);
        return figures!;
      },
      predictGenieMessages: ({ request, ...open }) => answers.predict(open, request),
      addGenieMessages: async ({ request, ...open }) => ({
        messages: await presentAlone(services, await addCustomMessages(services, open, request)),
      }),
      generateGenie: ({ request, signal, ...open }) => generateMessages(services, open, request, signal),
      replyGenie: ({ request, signal, ...open }) => replyToHint(services, open, request, signal),
      resetGenie: answers.reset,
      stopGenie: answers.stop,
      cancelGenieEvaluation: answers.cancel,
      editGenieMessage: answers.edit,
      tryGenieEdits: answers.tryEdits,
      deleteGenieMessage: answers.remove,
      genieTournament: answers.tournament,
      genieSegments: async ({ request }) => bySegment(request.messages, await findApplied(services.db)),
      exportGenieMessages: async ({ project, request }) =>
        exportMessages(services, request.messages, project.projectName),
      genieBrands: ({ project }) => Promise.resolve([project.settings.brand ?? '']),
      genieAges: () => Promise.resolve([...ageRanges]),
    });

    projectRoutes(route, genieGoCalls, load('GENIE_GO'), {
      genieGoProject: answers.project,
      genieGoBoard: answers.board,
      predictGenieGoMessages: ({ request, ...open }) => answers.predict(open, { ...request, ...everyone }),
      predictGenieGoBunch: async ({ project, request }) => ({
        messages: await evaluate(services, project.id, request.messages, everyone),
      }),
      generateGenieGo: ({ request, signal, ...open }) => generateMessages(services, open, request, signal),
      replyGenieGo: ({ request, signal, ...open }) => replyToHint(services, open, request, signal),
      resetGenieGo: answers.reset,
      stopGenieGo: answers.stop,
      cancelGenieGoEvaluation: answers.cancel,
      editGenieGoMessage: answers.edit,
      tryGenieGoEdits: answers.tryEdits,
      deleteGenieGoMessage: answers.remove,
      genieGoTournament: answers.tournament,
    });

    route(endpoints.resetSharedThread, async ({ consumer, query }) => {
      await resetSession(services, consumer.projectId, { caller: null, consumer }, query.threadId);
      return done;
    });
  };

const segments: readonly Segment[] = [
  everyone,
  ...genders.filter((gender) => gender !== 'ALL').map((gender) => ({ ...everyone, gender })),
  ...ageRanges.filter((ageRange) => ageRange !== 'ALL').map((ageRange) => ({ ...everyone, ageRange })),
];

const bySegment = (messages: readonly string[], calibration: AppliedCalibration) => ({
  segments: [...segments],
  rows: messages.map((message) => ({
    message,
    cells: segments.map((segment) => {
      const { interest, uncertainty, doubts } = predict(message, segment, calibration);
      return { interest, uncertainty, isAsked: !doubts.includes('noRespondents') };
    }),
  })),
});

/** Without the names of projects that the viewer may not open. */
const withOpenSources = async (
  services: Services,
  { caller }: ProjectViewer,
  rows: readonly MessageRow[],
): Promise<readonly MessageRow[]> => {
  const open = await findOpenOf(
    services,
    caller,
    rows.flatMap(({ source }) => source?.projectId ?? []),
  );
  return rows.map((row) => (row.source && !open.has(row.source.projectId) ? { ...row, source: null } : row));
};

const presentAlone = async ({ db }: Services, rows: readonly MessageRow[]) => {
  const calibration = await findApplied(db);
  return rows.map((row) => presentMessage(row, new Map(), calibration));
};

const createAnswers = (services: Services) => {
  const { db } = services;
  const present = async (projectId: string, row: MessageRow) => {
    const rows = row.originalId === null ? [] : await findMessages(db, projectId);
    return presentMessage(row, new Map(rows.map((each) => [each.id, each])), await findApplied(db));
  };
  return {
    project: async ({ project, viewer }: Question<unknown>): Promise<GenieProject> => {
      if (viewer.consumer) await recordSharedOpened(services, viewer.consumer);
      return presentProject(services, project);
    },
    board: async ({ project, viewer }: Question<unknown>) => {
      const session = await findSession(db, project.id);
      const run = session?.runId ? await findRun(db, session.runId) : null;
      const rows = await withOpenSources(services, viewer, await findMessages(db, project.id));
      return presentBoard(rows, session, run, await findApplied(db));
    },
    predict: async (
      open: { project: Project; viewer: ProjectViewer },
      request: Parameters<typeof predictAndKeep>[2],
    ) => {
      const [message] = await presentAlone(services, [await predictAndKeep(services, open, request)]);
      return { message: message! };
    },
    reset: async ({ project, viewer, request }: Question<{ threadId: string }>) => {
      await resetSession(services, project.id, viewer, request.threadId);
      return done;
    },
    stop: async ({ project }: Question<unknown>) => {
      const session = await findSession(db, project.id);
      if (session?.runId) await services.aiRuns.stop(session.runId);
      return done;
    },
    cancel: async ({ project, viewer }: Question<unknown>) => {
      await changeGenie(services, project, viewer, (tx) => cancelPending(tx, project.id));
      return done;
    },
    edit: async ({ request, ...open }: Question<{ id: string; message: string }>) =>
      present(open.project.id, await editMessage(services, open, request)),
    tryEdits: ({ project, request, signal }: Question<{ id: string }>) =>
      tryEdits(services, project.id, request.id, signal),
    remove: async ({ request, ...open }: Question<{ id: string }>) => {
      await removeMessage(services, open, request.id);
      return done;
    },
    tournament: async ({ request: { messages } }: Question<{ messages: string[] }>) => {
      const chances = chanceToBeBest(messages);
      return { chances: messages.map((message, index) => ({ message, chance: chances[index]! })) };
    },
  };
};

const loadOfPath = async (services: Services, caller: Caller, id: string): Promise<Project> => {
  const project = await loadActiveProjectFor(services, caller, id);
  if (!pathTypes.some((type) => type === project.projectType)) throw new AppError('notFound');
  return project;
};

const presentProject = async ({ db }: Services, project: Project): Promise<GenieProject> => {
  const session = await findSession(db, project.id);
  const assistants = await projectAssistants(db, project.id);
  return {
    ...{ projectId: project.id, projectName: project.projectName, demo: project.demo },
    projectType: project.projectType === 'GENIE' ? 'GENIE' : 'GENIE_GO',
    brand: project.settings.brand ?? '',
    assistants: assistants.map(({ id, name, type }) => ({ id, name, type })),
    threadId: session?.threadId ?? null,
    hint: session?.hint ?? null,
  };
};
