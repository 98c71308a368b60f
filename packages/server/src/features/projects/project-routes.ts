import type { Handled } from '@soundings/contract/endpoint';
import type { ProjectCall, ProjectRequest } from '@soundings/contract/projects/project-calls';
import type { FastifyReply } from 'fastify';
import type { Caller, Consumer } from '#/platform/http/caller.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import { deletedAsWrongCredentials } from './sharing/open-shared.ts';

export type ProjectViewer =
  | { readonly caller: Caller; readonly consumer: null }
  | { readonly caller: null; readonly consumer: Consumer };

export interface ProjectQuestion<P, R> {
  readonly project: P;
  readonly request: R;
  readonly viewer: ProjectViewer;
  readonly requestPath: 'body' | 'body.request';
  /** Aborted once nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** How a project is found: for staff among those they may use, for consumers as the one that their password has opened. */
interface Load<P> {
  readonly forStaff: (caller: Caller, projectId: string) => Promise<P>;
  readonly shared: (projectId: string) => Promise<P>;
}

type Handler<C extends ProjectCall, P> = (
  question: ProjectQuestion<P, ProjectRequest<C>>,
) => Promise<Handled<C['staff']>> | Handled<C['staff']>;

interface AnyCall {
  readonly caller: Caller;
  readonly consumer: Consumer;
  readonly params?: { readonly id?: string };
  readonly query?: { readonly projectId?: string; readonly id?: string };
  readonly body: { readonly request?: never };
  readonly reply: FastifyReply;
}

export const projectRoutes = <C extends Record<string, ProjectCall>, P>(
  route: Route,
  calls: C,
  load: Load<P>,
  handlers: { readonly [K in keyof C]: Handler<C[K], P> },
): void => {
  for (const [name, { staff, consumer, isOpening }] of Object.entries(calls)) {
    const answer = handlers[name] as Handler<ProjectCall, P>;
    route(staff, async (given) => {
      const { caller, params, query, body, reply } = given as unknown as AnyCall;
      const project = await load.forStaff(caller, params?.id ?? query?.projectId ?? query?.id ?? '');
      const viewer = { caller, consumer: null };
      return answer({ project, request: body as never, viewer, requestPath: 'body', signal: requestSignal(reply) });
    });
    route(consumer, async (given) => {
      const { consumer, body, reply } = given as unknown as AnyCall;
      const project = await deletedAsWrongCredentials(load.shared(consumer.projectId));
      const request = (isOpening ? undefined : body.request) as never;
      const viewer = { caller: null, consumer };
      return answer({ project, request, viewer, requestPath: 'body.request', signal: requestSignal(reply) });
    });
  }
};
