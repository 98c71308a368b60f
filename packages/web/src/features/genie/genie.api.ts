import { projectCalls as calls, endpoints } from 'virtual:endpoints';
import type { GenieMessage, Segment } from '@soundings/contract/genie/genie';
import type { ProjectAnswer, ProjectQuestion } from '@soundings/contract/projects/project-calls';
import { queryOptions } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { call } from '#/lib/api/call.ts';
import type { OpenProject } from '#/lib/api/open-project.ts';
import { queryRoots } from '#/lib/query.ts';

export type GenieType = 'GENIE' | 'GENIE_GO';

/** Both products answer alike; they differ in their addresses and in whom a message is predicted for. */
const callsOf = {
  GENIE: {
    project: calls.genieProject,
    board: calls.genieBoard,
    generate: calls.generateGenie,
    reply: calls.replyGenie,
    reset: calls.resetGenie,
    stop: calls.stopGenie,
    cancel: calls.cancelGenieEvaluation,
    edit: calls.editGenieMessage,
    edits: calls.tryGenieEdits,
    remove: calls.deleteGenieMessage,
    tournament: calls.genieTournament,
  },
  GENIE_GO: {
    project: calls.genieGoProject,
    board: calls.genieGoBoard,
    generate: calls.generateGenieGo,
    reply: calls.replyGenieGo,
    reset: calls.resetGenieGo,
    stop: calls.stopGenieGo,
    cancel: calls.cancelGenieGoEvaluation,
    edit: calls.editGenieGoMessage,
    edits: calls.tryGenieGoEdits,
    remove: calls.deleteGenieGoMessage,
    tournament: calls.genieGoTournament,
  },
} as const;

export type SegmentFigures = ProjectAnswer<typeof calls.genieSegments>;

export type PredictRequest = Segment & { message: string; url: string };

export const createGenieApi = ({ key, live, ask, download, id, visit }: OpenProject, type: GenieType) => {
  const own = callsOf[type] as (typeof callsOf)['GENIE'];
  const board = [...key, 'board'];
  return {
    type,
    live,
    visit,
    changed: [board, queryRoots.projects] as const,
    project: queryOptions({
      queryKey: [...key, 'data'],
      queryFn: ({ signal }) => ask(own.project, undefined, signal),
      staleTime: 5 * 60_000,
    }),
    board: queryOptions({ queryKey: board, queryFn: ({ signal }) => ask(own.board, {}, signal), staleTime: 0 }),
    ages: queryOptions({
      queryKey: [...key, 'ages'],
      queryFn: ({ signal }) => ask(calls.genieAges, {}, signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
    brands: queryOptions({
      queryKey: [...key, 'brands'],
      queryFn: ({ signal }) => ask(calls.genieBrands, {}, signal),
      staleTime: 5 * 60_000,
    }),
    /** What one message would get; nothing is written but that a message of the project counts as evaluated. */
    figures: (message: string, { url, segment }: Pick<GenieMessage, 'url' | 'segment'>, signal?: AbortSignal) =>
      type === 'GENIE'
        ? ask(calls.predictGenieMessage, { message, url, ...segment }, signal)
        : ask(calls.predictGenieGoBunch, { messages: [message], url }, signal).then(({ messages }) => messages[0]!),
    predict: ({ message, url, ...segment }: PredictRequest) =>
      type === 'GENIE'
        ? ask(calls.predictGenieMessages, { message, url, ...segment })
        : ask(calls.predictGenieGoMessages, { message, url }),
    addCustom: (request: ProjectQuestion<typeof calls.addGenieMessages>) => ask(calls.addGenieMessages, request),
    generate: (brief: ProjectQuestion<typeof calls.generateGenie>) => ask(own.generate, brief),
    reply: (reply: ProjectQuestion<typeof calls.replyGenie>) => ask(own.reply, reply),
    reset: (threadId: string) => ask(own.reset, { threadId }),
    stop: () => ask(own.stop, {}),
    cancel: () => ask(own.cancel, {}),
    edit: (change: { id: string; message: string }) => ask(own.edit, change),
    edits: ({ id, message }: Pick<GenieMessage, 'id' | 'message'>) =>
      queryOptions({
        queryKey: [...key, 'edits', id, message],
        queryFn: ({ signal }) => ask(own.edits, { id }, signal),
        staleTime: 5 * 60_000,
      }),
    remove: (message: { id: string }) => ask(own.remove, message),
    tournament: (messages: string[]) =>
      queryOptions({
        queryKey: [...key, 'tournament', messages],
        queryFn: ({ signal }) => ask(own.tournament, { messages }, signal),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    segments: (messages: string[]) =>
      queryOptions({
        queryKey: [...key, 'segments', messages],
        queryFn: ({ signal }) => ask(calls.genieSegments, { messages }, signal),
        staleTime: Number.POSITIVE_INFINITY,
      }),
    export: (messages: string[]) => download(calls.exportGenieMessages, { messages }),
    leave: async (): Promise<void> => {
      const left = visit
        ? visit.ask((body) => call(endpoints.leaveSharedProject, { body }))
        : call(endpoints.leaveProject, { query: { projectId: id ?? '' } });
      // Another one has it, or it is closed by now.
      await left.catch(() => undefined);
    },
  };
};

export type GenieApi = ReturnType<typeof createGenieApi>;

export const genieKey = (projectId: string) => [...queryRoots.genie, projectId] as const;

const Context = createContext<GenieApi | null>(null);

export const GenieProvider = Context.Provider;

export function useGenie(): GenieApi {
  const api = use(Context);
  if (api === null) throw new Error('There is no GenieProvider around this.');
  return api;
}
