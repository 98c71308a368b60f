import type { Endpoint } from '@soundings/contract/endpoint';
import type { ProjectAnswer, ProjectCall, ProjectQuestion } from '@soundings/contract/projects/project-calls';
import { consumerAccess, type LiveAccess, staffAccess } from '#/lib/live/live-access.ts';
import { type CallInput, call } from './call.ts';
import type { ConsumerVisit } from './consumer-visit.ts';
import { download } from './download.ts';

/** A project that someone has opened: staff by its id, consumers by its name and password. Nobody who asks it knows which. */
export interface OpenProject {
  /** Begins the key of each of its queries; holds no password. */
  readonly key: readonly string[];
  readonly live: LiveAccess;
  /** Null for consumers, who can change nothing. */
  readonly id: string | null;
  /** Null for staff. */
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
}

type Make = (endpoint: Endpoint & { download: string }, input: CallInput<Endpoint>) => Promise<unknown>;
type Ask = (make: Make) => (call: ProjectCall, request: unknown, signal?: AbortSignal) => Promise<unknown>;

const asking = (ask: Ask): Pick<OpenProject, 'ask' | 'download'> => ({
  ask: ask(call) as OpenProject['ask'],
  download: ask(download) as OpenProject['download'],
});

/** @param key begins the key of each query, such as `['sonar', projectId]`. */
export const staffProject = (projectId: string, key: readonly string[]): OpenProject => {
  const byId = { id: projectId };
  const inputs = { query: { query: { projectId } }, queryId: { query: byId }, path: { params: byId }, none: {} };
  const ask = asking(
    (make) =>
      ({ staff, project }, request, signal) =>
        make(staff as never, { ...inputs[project], ...(request !== undefined && { body: request }), signal }),
  );
  return { key, live: staffAccess(projectId), id: projectId, visit: null, ...ask };
};

export const consumerProject = (visit: ConsumerVisit): OpenProject => {
  const ask = asking(
    (make) =>
      ({ consumer, isOpening }, request, signal) =>
        visit.ask((projectRequest) => {
          const body = isOpening ? projectRequest : { projectRequest, request: request ?? {} };
          return make(consumer as never, { body, signal } as CallInput<Endpoint>);
        }),
  );
  return { key: visit.key, live: consumerAccess(visit), id: null, visit, ...ask };
};
