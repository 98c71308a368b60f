import type { Handled } from '@soundings/contract/endpoint';
import type { ProjectCall, ProjectRequest, ProjectRows } from '@soundings/contract/projects/project-calls';
import type { ProjectType } from '@soundings/contract/projects/projects';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller, Consumer } from '#/platform/http/caller.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import { noteInLog } from '#/platform/http/request-log.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { openProjects } from './load-project.ts';
import { deletedAsWrongCredentials } from './sharing/open-shared.ts';

export type ProjectViewer =
  | { readonly caller: Caller; readonly consumer: null }
  | { readonly caller: null; readonly consumer: Consumer };

/** Consumers have no other project. Throws accessDenied. */
export const staffOf = ({ caller }: ProjectViewer): Caller => {
  if (!caller) throw new AppError('accessDenied');
  return caller;
};

export const answerOpenProjects =
  <T extends ProjectType>(
    services: Pick<Services, 'db'>,
    types: readonly T[],
    which?: Parameters<typeof openProjects<T>>[3],
  ) =>
  ({ viewer }: { readonly viewer: ProjectViewer }) =>
    openProjects(services, staffOf(viewer), types, which);

export interface ProjectQuestion<P, R> {
  readonly project: P;
  readonly request: R;
  readonly viewer: ProjectViewer;
  readonly requestPath: 'body' | 'body.request';
  readonly signal: AbortSignal;
}

interface Load<P> {
  readonly forStaff: (caller: Caller, projectId: string, call: string) => Promise<P>;
  readonly shared: (projectId: string) => Promise<P>;
  /** The one project that all of these rows belong to; null where one is missing, or they belong to several. */
  readonly ofRows?: (kind: string, ids: readonly string[]) => Promise<string | null>;
}

type Handler<C extends ProjectCall, P> = (
  question: ProjectQuestion<P, ProjectRequest<C>>,
) => Promise<Handled<C['staff']>> | Handled<C['staff']>;

export type ProjectHandlers<C extends Record<string, ProjectCall>, P> = { readonly [K in keyof C]: Handler<C[K], P> };

type Fields = Readonly<Record<string, unknown>>;

interface AnyCall {
  readonly caller: Caller;
  readonly consumer: Consumer;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields & { readonly request?: Fields };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const pick = (from: Fields = {}, names: readonly string[]): Fields =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));

const requestOf = ({ params, query }: ProjectCall, call: AnyCall, body: Fields | undefined): unknown =>
  params.length + query.length === 0
    ? body
    : { ...pick(call.params, params), ...pick(call.query, query), ...(body ?? {}) };

const findByRows = async <P>(
  { ofRows }: Load<P>,
  { kind, field, whenNone = 'notFound' }: ProjectRows,
  request: unknown,
): Promise<string> => {
  const ids = [...new Set([(request as Fields)[field]].flat() as string[])];
  if (ids.length === 0) throw new AppError(whenNone);
  const projectId = (await ofRows?.(kind, ids)) ?? null;
  if (projectId === null) throw new AppError('notFound');
  return projectId;
};

export const projectRoutes = <C extends Record<string, ProjectCall>, P>(
  route: Route,
  calls: C,
  load: Load<P>,
  handlers: ProjectHandlers<C, P>,
): void => {
  for (const [name, call] of Object.entries(calls)) {
    const { staff, consumer, project: place, row, isOpening, isStaffOnly } = call;
    const answer = handlers[name] as Handler<ProjectCall, P>;
    route(staff, async (given) => {
      const asked = given as unknown as AnyCall;
      const { caller, params, query, reply } = asked;
      const { projectId: inBody, ...rest } = (place === 'body' ? asked.body : undefined) ?? {};
      const request = requestOf(call, asked, place === 'body' ? rest : asked.body);
      const id = row ? await findByRows(load, row, request) : (params?.id ?? query?.projectId ?? query?.id ?? inBody);
      const project = await load.forStaff(caller, String(id ?? ''), name);
      noteInLog(asked.request, { projectId: String(id) });
      const viewer = { caller, consumer: null };
      const signal = requestSignal(reply);
      return answer({ project, request: request as never, viewer, requestPath: 'body', signal });
    });
    if (isStaffOnly) continue;
    route(consumer, async (given) => {
      const asked = given as unknown as AnyCall;
      const project = await deletedAsWrongCredentials(load.shared(asked.consumer.projectId));
      const request = isOpening ? undefined : requestOf(call, asked, asked.body?.request);
      if (row && (await findByRows(load, row, request)) !== asked.consumer.projectId) throw new AppError('notFound');
      const viewer = { caller: null, consumer: asked.consumer };
      const signal = requestSignal(asked.reply);
      return answer({ project, request: request as never, viewer, requestPath: 'body.request', signal });
    });
  }
};
