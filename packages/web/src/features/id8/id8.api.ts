import { projectCalls as calls, endpoints } from 'virtual:endpoints';
import type { ProjectAnswer, ProjectQuestion } from '@soundings/contract/projects/project-calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { createBoardApi } from '#/features/board/board.api.ts';
import type { Saying } from '#/features/board/feedback/feedback-panel.tsx';
import { call } from '#/lib/api/call.ts';
import type { OpenProject } from '#/lib/api/open-project.ts';
import { upload } from '#/lib/api/upload.ts';
import { queryRoots } from '#/lib/query.ts';
import { createImageCache } from './images/image-cache.ts';

const boardCalls = {
  searchMessages: calls.id8SearchMessages,
  createMessages: calls.id8CreateMessages,
  editMessage: calls.id8EditMessage,
  reactToMessage: calls.id8ReactToMessage,
  selectMessage: calls.id8SelectMessage,
  unselectMessage: calls.id8UnselectMessage,
  selectMessages: calls.id8SelectMessages,
  deleteMessage: calls.id8DeleteMessage,
  deleteMessages: calls.id8DeleteMessages,
  restoreMessage: calls.id8RestoreMessage,
  reclaimMessages: calls.id8ReclaimMessages,
  clearMessages: calls.id8ClearMessages,
  orderFinals: calls.id8OrderFinals,
  messageHistory: calls.id8MessageHistory,
  exportMessages: calls.id8ExportMessages,
};

export type Brief = ProjectQuestion<typeof calls.id8Generate>;
export type Frames = ProjectAnswer<typeof calls.id8SearchPrompts>;
export type FrameSearch = { page: number; size: number; query: string };

const logoAsText = async (logo: File): Promise<string> => {
  const bytes = new Uint8Array(await logo.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

export const createId8Api = (open: OpenProject) => {
  const { key, live, ask, id, visit } = open;
  const frames = [...key, 'frames'];
  return {
    live,
    visit,
    board: createBoardApi(open, boardCalls),
    project: queryOptions({
      queryKey: [...key, 'data'],
      queryFn: ({ signal }) => ask(calls.id8Project, undefined, signal),
      staleTime: 0,
    }),
    generate: (brief: Brief) => ask(calls.id8Generate, brief),
    agents: queryOptions({
      queryKey: [...key, 'agents'],
      queryFn: ({ signal }) => ask(calls.id8FindAgents, { page: 1, size: 999, query: null }, signal),
      staleTime: 60_000,
    }),
    reply: (request: ProjectQuestion<typeof calls.id8Reply>) => ask(calls.id8Reply, request),
    stop: () => ask(calls.id8Stop, {}),
    reset: (threadId: string) => ask(calls.id8Reset, { threadId }),
    /** Of so many ideas: an answer that was under way while another idea came is not that of all. */
    scores: (ideas: number) =>
      queryOptions({
        queryKey: [...key, 'board', 'scores', ideas],
        queryFn: ({ signal }) => ask(calls.id8Scores, { ids: null }, signal),
        placeholderData: keepPreviousData,
        staleTime: 30_000,
      }),
    map: queryOptions({
      queryKey: [...key, 'board', 'map'],
      queryFn: ({ signal }) => ask(calls.id8Map, {}, signal),
      staleTime: 30_000,
    }),
    framesKey: frames,
    frames: ({ query, ...page }: FrameSearch) =>
      queryOptions({
        queryKey: [...frames, { query, ...page }],
        queryFn: ({ signal }) => ask(calls.id8SearchPrompts, { ...page, query: query || null }, signal),
        placeholderData: keepPreviousData,
      }),
    frame: (promptId: string) => ask(calls.id8FindPrompt, { promptId }),
    generateImages: (ideaId: string) => ask(calls.id8GenerateImages, { ideaId }),
    runAgain: (ideaPromptId: string) => ask(calls.id8RunAgain, { ideaPromptId }),
    modifyConcept: (request: ProjectQuestion<typeof calls.id8ModifyConcept>) => ask(calls.id8ModifyConcept, request),
    customImage: (request: ProjectQuestion<typeof calls.id8CustomImage>) => ask(calls.id8CustomImage, request),
    /** Consumers send the logo as text: they upload no files. */
    revise: async ({ imageId, revision, logo }: { imageId: string; revision: string; logo: File | null }) => {
      if (visit === null) {
        const query = { imageId, revision };
        return logo
          ? upload(endpoints.id8ReviseImage, { query, file: logo })
          : call(endpoints.id8ReviseImage, { query } as never);
      }
      const request = { imageId, revision, logo: logo ? await logoAsText(logo) : null };
      return visit.ask((projectRequest) => call(endpoints.sharedId8ReviseImage, { body: { projectRequest, request } }));
    },
    likeImage: ({ imageId, isLiked }: { imageId: string; isLiked: boolean }) =>
      ask(calls.id8ReactToImage, { imageId, reaction: isLiked ? 'LIKE' : '' }),
    tree: (imageId: string) =>
      queryOptions({
        queryKey: [...frames, 'tree', imageId],
        queryFn: ({ signal }) => ask(calls.id8ImageTree, { imageId }, signal),
      }),
    imageFeedback: (imageId: string) =>
      queryOptions({
        queryKey: [...frames, 'said', imageId],
        queryFn: ({ signal }) => ask(calls.id8ImageFeedback, { imageId }, signal),
        staleTime: 0,
      }),
    sayingOf: (of: 'IDEA' | 'IMAGE', subjectId: string): Saying | null =>
      visit && {
        like: (said) =>
          visit.ask((projectRequest) =>
            call(endpoints.likeIdeaOrImage, { body: { projectRequest, request: { of, id: subjectId, ...said } } }),
          ),
        comment: (said) =>
          visit.ask((projectRequest) =>
            call(endpoints.commentIdeaOrImage, { body: { projectRequest, request: { of, id: subjectId, ...said } } }),
          ),
      },
    images: createImageCache((imageId, side) => open.fetchFile(calls.id8DownloadImage, { imageId, side })),
    saveConcept: (request: ProjectQuestion<typeof calls.id8ConceptDocument>) =>
      open.download(calls.id8ConceptDocument, request),
    saveImage: (imageId: string) => open.download(calls.id8DownloadImage, { imageId, side: null }),
    targets: {
      queryKey: [...key, 'targets'],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(calls.id8Targets, undefined, signal),
    },
    sendOn: (request: ProjectQuestion<typeof calls.id8SendOn>) => ask(calls.id8SendOn, request),
    leave: async (): Promise<void> => {
      const left = visit
        ? visit.ask((body) => call(endpoints.leaveSharedProject, { body }))
        : call(endpoints.leaveProject, { query: { projectId: id ?? '' } });
      // Another one has it, or it is closed by now.
      await left.catch(() => undefined);
    },
  };
};

export type Id8Api = ReturnType<typeof createId8Api>;

export const id8Key = (projectId: string) => [...queryRoots.id8, projectId] as const;

const Context = createContext<Id8Api | null>(null);

export const Id8Provider = Context.Provider;

export function useId8(): Id8Api {
  const api = use(Context);
  if (api === null) throw new Error('There is no Id8Provider around this.');
  return api;
}
