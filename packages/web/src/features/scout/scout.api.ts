import { projectCalls as calls, endpoints } from 'virtual:endpoints';
import type { ProjectAnswer, ProjectQuestion } from '@soundings/contract/projects/project-calls';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { createBoardApi } from '#/features/board/board.api.ts';
import { call } from '#/lib/api/call.ts';
import type { OpenProject } from '#/lib/api/open-project.ts';
import { queryRoots } from '#/lib/query.ts';

const boardCalls = {
  searchMessages: calls.scoutSearchMessages,
  createMessages: calls.scoutCreateMessages,
  editMessage: calls.scoutEditMessage,
  reactToMessage: calls.scoutReactToMessage,
  selectMessage: calls.scoutSelectMessage,
  unselectMessage: calls.scoutUnselectMessage,
  selectMessages: calls.scoutSelectMessages,
  deleteMessage: calls.scoutDeleteMessage,
  deleteMessages: calls.scoutDeleteMessages,
  restoreMessage: calls.scoutRestoreMessage,
  reclaimMessages: calls.scoutReclaimMessages,
  clearMessages: calls.scoutClearMessages,
  orderFinals: calls.scoutOrderFinals,
  messageHistory: calls.scoutMessageHistory,
  exportMessages: calls.scoutExportMessages,
};

export type Brief = ProjectQuestion<typeof calls.scoutGenerate>;

/** The two tabs that write messages, each with a session of its own. */
export type WritingMode = 'GENERATE_ALL' | 'GENERATE_SELECTED';

export type Measured = ProjectAnswer<typeof calls.scoutMeasured>[number];

export const createScoutApi = (open: OpenProject) => {
  const { key, live, ask, download, id, visit } = open;
  const board = createBoardApi(open, boardCalls);
  return {
    live,
    id,
    visit,
    board,
    project: queryOptions({
      queryKey: [...key, 'data'],
      queryFn: ({ signal }) => ask(calls.scoutProject, undefined, signal),
      staleTime: 0,
    }),
    generate: ({ mode, brief }: { mode: WritingMode; brief: Brief }) =>
      ask(mode === 'GENERATE_ALL' ? calls.scoutGenerate : calls.scoutGenerateSelected, brief),
    reply: ({ mode, reply }: { mode: WritingMode; reply: ProjectQuestion<typeof calls.scoutReply> }) =>
      ask(mode === 'GENERATE_ALL' ? calls.scoutReply : calls.scoutReplySelected, reply),
    stop: () => ask(calls.scoutStop, {}),
    reset: (threadId: string) => ask(calls.scoutReset, { threadId }),
    clearSelected: () => ask(calls.scoutClearSelected, {}),
    compress: (request: ProjectQuestion<typeof calls.scoutCompress>) => ask(calls.scoutCompress, request),
    swap: (request: ProjectQuestion<typeof calls.scoutSwap>) => ask(calls.scoutSwap, request),
    variation: (ids: string[]) =>
      queryOptions({
        queryKey: [...key, 'variation', ids],
        queryFn: ({ signal }) => ask(calls.scoutVariationScore, { ids }, signal),
        staleTime: 60_000,
      }),
    duplicates: queryOptions({
      queryKey: [...board.messages.queryKey, 'duplicates'],
      queryFn: ({ signal }) => ask(calls.scoutDuplicates, undefined, signal),
      staleTime: 60_000,
    }),
    measured: queryOptions({
      queryKey: [...board.messages.queryKey, 'measured'],
      queryFn: ({ signal }) => ask(calls.scoutMeasured, undefined, signal),
      staleTime: 300_000,
    }),
    sonarProjects: queryOptions({
      queryKey: [...key, 'sonar-projects'],
      queryFn: ({ signal }) => ask(calls.scoutSonarProjects, undefined, signal),
      staleTime: 0,
    }),
    generateFromSonar: (request: ProjectQuestion<typeof calls.scoutGenerateFromSonar>) =>
      ask(calls.scoutGenerateFromSonar, request),
    genieProjects: {
      queryKey: [...key, 'genie-projects'],
      queryFn: ({ signal }: { signal: AbortSignal }) => ask(calls.scoutGenieProjects, undefined, signal),
    },
    sendToGenie: (request: ProjectQuestion<typeof calls.scoutSendToGenie>) => ask(calls.scoutSendToGenie, request),
    questionnaire: (request: ProjectQuestion<typeof calls.scoutQuestionnaire>) =>
      download(calls.scoutQuestionnaire, request),
    sendResponseRequest: (request: ProjectQuestion<typeof calls.sendResponseRequest>) =>
      ask(calls.sendResponseRequest, request),
    sendHelpRequest: (request: ProjectQuestion<typeof calls.sendHelpRequest>) => ask(calls.sendHelpRequest, request),
    leave: async (): Promise<void> => {
      const left = visit
        ? visit.ask((body) => call(endpoints.leaveSharedProject, { body }))
        : call(endpoints.leaveProject, { query: { projectId: id ?? '' } });
      // Another one has it, or it is closed by now.
      await left.catch(() => undefined);
    },
  };
};

export type ScoutApi = ReturnType<typeof createScoutApi>;

export const scoutKey = (projectId: string) => [...queryRoots.scout, projectId] as const;

const Context = createContext<ScoutApi | null>(null);

export const ScoutProvider = Context.Provider;

export function useScout(): ScoutApi {
  const api = use(Context);
  if (api === null) throw new Error('There is no ScoutProvider around this.');
  return api;
}
