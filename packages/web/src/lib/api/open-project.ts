import type { Endpoint } from '@soundings/contract/endpoint';
import type { ProjectAnswer, ProjectCall, ProjectQuestion } from '@soundings/contract/projects/project-calls';
import { consumerAccess, type LiveAccess, staffAccess } from '#/lib/live/live-access.ts';
import { type CallInput, call, fetchAnswer } from './call.ts';
import type { ConsumerVisit } from './consumer-visit.ts';
import { download } from './download.ts';

/** A project that someone has opened: staff by its id, consumers by its name and password. Nobody who asks it knows which. */
export interface OpenProject {
  readonly key: readonly string[];
  readonly live: LiveAccess;
  /** Null for consumers, who can change nothing. */
  readonly id: string | null;
  readonly visit: ConsumerVisit | null;
  readonly ask: <C extends ProjectCall>(
    call: C,
    request: ProjectQuestion<C>,
    signal?: AbortSignal,
  ) => Promise<ProjectAnswer<C>>;
  readonly download: <C extends ProjectCall>(
    call: C,
    request: ProjectQuestion<C>,
    signal?: AbortSignal,
  ) => Promise<void>;
  readonly fetchFile: <C extends ProjectCall>(
    call: C,
    request: ProjectQuestion<C>,
    signal?: AbortSignal,
  ) => Promise<Blob>;
}

type Make = (endpoint: Endpoint & { download: string }, input: CallInput<Endpoint>) => Promise<unknown>;
type Ask = (make: Make) => (call: ProjectCall, request: unknown, signal?: AbortSignal) => Promise<unknown>;

const asking = (ask: Ask): Pick<OpenProject, 'ask' | 'download' | 'fetchFile'> => ({
  ask: ask(call) as OpenProject['ask'],
  download: ask(download) as OpenProject['download'],
  fetchFile: ask((endpoint, input) =>
    fetchAnswer(endpoint, input).then((answer) => answer.blob()),
  ) as OpenProject['fetchFile'],
});

type Fields = Readonly<Record<string, unknown>>;

const pick = (request: unknown, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, (request as Fields | undefined)?.[name]]));

const omit = (request: unknown, names: readonly string[]): unknown =>
  names.length === 0 || request === undefined
    ? request
    : Object.fromEntries(Object.entries(request as Fields).filter(([name]) => !names.includes(name)));

/** @param key begins the key of each query, such as `['sonar', projectId]`. */
export const staffProject = (projectId: string, key: readonly string[]): OpenProject => {
  const byId = { id: projectId };
  const places = { query: { projectId }, queryId: byId, path: {}, body: {}, row: {}, none: {} };
  const ask = asking((make) => ({ staff, project, params, query }, request, signal) => {
    const rest = omit(request, [...params, ...query]);
    const body = project === 'body' ? { ...(rest as object), projectId } : rest;
    return make(
      staff as never,
      {
        query: { ...places[project], ...pick(request, query) },
        params: project === 'path' ? byId : pick(request, params),
        ...(body !== undefined && { body }),
        signal,
      } as never,
    );
  });
  return { key, live: staffAccess(projectId), id: projectId, visit: null, ...ask };
};

export const consumerProject = (visit: ConsumerVisit): OpenProject => {
  const ask = asking(
    (make) =>
      ({ consumer, params, isOpening }, request, signal) =>
        visit.ask((projectRequest) => {
          const body = isOpening ? projectRequest : { projectRequest, request: omit(request, params) ?? {} };
          return make(consumer as never, { params: pick(request, params), body, signal } as CallInput<Endpoint>);
        }),
  );
  return { key: visit.key, live: consumerAccess(visit), id: null, visit, ...ask };
};
