import { done } from '@soundings/contract/endpoint';
import { id8BoardCalls, id8Calls } from '@soundings/contract/id8/calls';
import { id8Endpoints as endpoints } from '@soundings/contract/id8/endpoints';
import type { Id8Project } from '@soundings/contract/id8/id8';
import { id8Limits } from '@soundings/contract/id8/id8-choices';
import { findPredefinedAgents, getAgent } from '#/features/assistants/agents.ts';
import { presentFeedback } from '#/features/board/board.present.ts';
import { boardAnswers } from '#/features/board/board-answers.ts';
import { presentRun } from '#/features/board/board-run.ts';
import { changeBoard, projectOfMessages } from '#/features/board/change-board.ts';
import { boardMessages, commentAs, likeAs, readFeedback } from '#/features/board/feedback.ts';
import { getProject, loadActiveProjectFor, loadProjectFor } from '#/features/projects/load-project.ts';
import { projectRoutes } from '#/features/projects/project-routes.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { recordSharedOpened } from '#/features/projects/sharing/consumers.routes.ts';
import { allowsFeedback } from '#/features/projects/sharing/share-project.ts';
import { isProcessing } from '#/features/projects/status/processing.ts';
import type { TypeOnServer } from '#/features/projects/types/type-routes.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Route } from '#/platform/http/router.ts';
import { uploadedFile } from '#/platform/http/uploads.ts';
import { cancelProjectJobs } from '#/platform/jobs/jobs.ts';
import type { Services } from '#/platform/services.ts';
import {
  countImages,
  countPromptsOfIdea,
  findFileKeys,
  findProjectOf,
  findRubric,
  findSession,
  isGenerating,
  saveRubric,
  saveSession,
} from './id8.store.ts';
import { findSessionAgent, generateIdeas, replyToHint } from './ideas/generate-ideas.ts';
import { mapIdeas, scoreIdeas } from './ideas/judge-ideas.ts';
import { type FindCustomerLogo, writeConcept } from './images/concept-document.ts';
import { imageDownloads, images, reactToImage, showPrompt, showPrompts, showTree } from './images/show-images.ts';
import { drawCustom, generateImages, reviseImage, runAgain } from './images/start-images.ts';

export const id8Type: TypeOnServer<'ID8'> = { remainder: (tx, { id }) => findFileKeys(tx, id) };

export const id8Routes =
  (findCustomerLogo: FindCustomerLogo) =>
  (route: Route, services: Services): void => {
    const { db } = services;
    const downloadImage = imageDownloads(services);
    const open = (caller: Caller, projectId: string) => loadProjectFor(services, caller, projectId, 'ID8');
    const load = {
      // Lists show images of projects that nobody uses by that.
      forStaff: (caller: Caller, projectId: string, call: string) =>
        call === 'id8DownloadImage'
          ? loadActiveProjectFor(services, caller, projectId, 'ID8')
          : open(caller, projectId),
      shared: (projectId: string) => getProject(db, projectId, 'ID8'),
      ofRows: (kind: string, ids: readonly string[]) =>
        kind === 'prompt' || kind === 'image' ? findProjectOf(db, kind, ids) : projectOfMessages(db, ids),
    };

    projectRoutes(
      route,
      id8BoardCalls,
      load,
      boardAnswers(services, { countImages: (id) => countPromptsOfIdea(db, id) }),
    );

    const stop = async (projectId: string): Promise<void> => {
      const session = await findSession(db, projectId);
      if (session?.runId) await services.aiRuns.stop(session.runId);
      const { now } = services;
      await db.transaction((tx) => cancelProjectJobs(tx, { projectId, types: ['DRAW_IMAGES'] }, now()));
    };

    projectRoutes(route, id8Calls, load, {
      id8Project: async ({ project, viewer }) => {
        if (viewer.consumer) await recordSharedOpened(services, viewer.consumer);
        return presentProject(services, project);
      },
      id8Generate: ({ request, signal, ...open }) => generateIdeas(services, open, request, signal),
      id8Reply: ({ request, signal, ...open }) => replyToHint(services, open, request, signal),
      id8Stop: async ({ project }) => {
        await stop(project.id);
        return done;
      },
      id8Reset: async ({ request, ...open }) => {
        const { id } = open.project;
        const session = await findSession(db, id);
        if (session?.threadId !== request.threadId) throw new AppError('notFound');
        await changeBoard(services, open, async (tx) => {
          await saveSession(tx, id, { threadId: null, hint: null, hintCode: null, replies: [] });
          return { changed: [], result: undefined };
        });
        await stop(id);
        return done;
      },
      id8Map: ({ project, signal }) => mapIdeas(services, project.id, signal),
      id8Scores: ({ project, request, signal }) => scoreIdeas(services, project.id, request.ids ?? null, signal),
      id8GenerateImages: ({ request, ...open }) => generateImages(services, open, request.ideaId),
      id8SearchPrompts: ({ project, request: { sort, ...request } }) =>
        showPrompts(db, project.id, { ...request, isOldestFirst: sort === 'createdOn' }),
      id8RunAgain: ({ request, signal, ...open }) =>
        runAgain(services, open, request.ideaPromptId, { description: '' }, signal),
      id8ModifyConcept: ({ request, signal, ...open }) =>
        runAgain(services, open, request.ideaPromptId, request, signal),
      id8CustomImage: ({ request, signal, ...open }) => drawCustom(services, open, request, signal),
      id8FindPrompt: ({ request }) => showPrompt(db, request.promptId),
      id8ReactToImage: async ({ request, ...open }) => {
        await reactToImage(services, open, request.imageId, request.reaction || null);
        return done;
      },
      id8ImageTree: ({ request }) => showTree(db, request.imageId),
      id8ImageFeedback: async ({ project, request }) =>
        (await readFeedback(db, project.id, [request.imageId])).map(presentFeedback),
      id8DownloadImage: ({ request }) => downloadImage(request),
      id8ConceptDocument: ({ project, request }) => writeConcept(services, findCustomerLogo, project, request),
      id8FindAgents: async ({ request }) => findPredefinedAgents(db, request),
    });

    const openImage = async (caller: Caller, imageId: string): Promise<Project> => {
      const projectId = await findProjectOf(db, 'image', [imageId]);
      if (!projectId) throw new AppError('notFound');
      return open(caller, projectId);
    };

    route(endpoints.id8ReviseImage, async ({ caller, query, request }) => {
      const project = await openImage(caller, query.imageId);
      const logo = request.isMultipart() ? await (await uploadedFile(request, id8Limits.logo)).toBuffer() : null;
      return reviseImage(services, { project, viewer: { caller, consumer: null } }, { ...query, logo });
    });
    route(endpoints.sharedId8ReviseImage, async ({ consumer, body: { request } }) => {
      const project = await load.shared(consumer.projectId);
      const logo = request.logo ? Buffer.from(request.logo, 'base64') : null;
      return reviseImage(services, { project, viewer: { caller: null, consumer } }, { ...request, logo });
    });

    const subjects = { IDEA: boardMessages, IMAGE: images };
    route(endpoints.likeIdeaOrImage, async ({ consumer, body: { request } }) => {
      await likeAs(services, consumer, { ...request, subject: subjects[request.of] }, request.liked);
      return done;
    });
    route(endpoints.commentIdeaOrImage, async ({ consumer, body: { request } }) =>
      presentFeedback(await commentAs(services, consumer, { ...request, subject: subjects[request.of] }, request.text)),
    );

    route(endpoints.ideaRubric, () => findRubric(db));
    route(endpoints.saveIdeaRubric, async ({ body }) => {
      await saveRubric(db, body);
      return done;
    });
  };

const presentProject = async ({ db }: Services, project: Project): Promise<Id8Project> => {
  const session = await findSession(db, project.id);
  const agent = project.agentId ? await getAgent(db, project.agentId) : null;
  return {
    ...{ projectId: project.id, projectName: project.projectName, projectType: 'ID8', demo: project.demo },
    ...{ thinking: project.settings.thinking ?? 'BALANCED', brand: session?.source?.brand ?? '' },
    ...{ agentId: project.agentId, agentType: agent?.type ?? null, agentName: agent?.name ?? '' },
    instructions: agent?.type === 'custom' ? agent.instructions : '',
    ...{
      agent: await findSessionAgent(db, session),
      threadId: session?.threadId ?? null,
      url: session?.url ?? '',
      focusOn: session?.focusOn ?? '',
    },
    ...{ byPass: session?.byPass ?? '', fileText: session?.fileText ?? '' },
    ...{ hint: session?.hint ?? null, hintCode: session?.hintCode ?? null },
    replies: [...(session?.replies ?? [])],
    run: session && (await presentRun(db, project.id, session)),
    images: await countImages(db, project.id),
    generatingImages: await isGenerating(db, project.id),
    isProcessing: await isProcessing(db, project.id),
    allowsFeedback: await allowsFeedback({ db }, project.id),
    photos: [...(session?.source?.photos ?? [])],
  };
};
