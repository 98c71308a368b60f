import { z } from 'zod';
import type { Opens } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { ProjectCredentials, withCredentials } from './sharing.ts';

/**
 * Where the call of staff names its project: `?projectId=`, `?id=` or in the path; a consumer's names it by its
 * credentials. `none`: any project will do.
 */
type ProjectPlace = 'query' | 'queryId' | 'path' | 'none';

const ByQuery = z.object({ projectId: z.uuid() });
const ByQueryId = z.object({ id: z.uuid() });
const ByPath = z.object({ id: z.uuid() });
const Nothing = z.object({});

interface ProjectCallDeclaration {
  /** After the product's roots, such as `concepts`; both may be given whole. */
  readonly path: string | { readonly staff: `/api/${string}`; readonly consumer: `/api/consumer/${string}` };
  readonly summary: string;
  /** `query` unless given. With `path` the staff's path holds `{id}`. */
  readonly project?: ProjectPlace;
  /** Left out where nothing is asked beside the project: staff then call it with GET. */
  readonly request?: z.ZodType;
  /** The consumer's body is the credentials alone: what the password opens first. */
  readonly isOpening?: true;
  readonly answer: z.ZodType;
  readonly large?: true;
  readonly download?: string;
  readonly maxBodyBytes?: number;
  readonly errors?: readonly ErrorCode[];
}

type Copied = 'answer' | 'large' | 'download' | 'maxBodyBytes';
type Shared<D extends ProjectCallDeclaration> = { readonly summary: string; readonly path: `/${string}` } & Pick<
  D,
  Copied & keyof D
>;
type PlaceOf<D extends ProjectCallDeclaration> = D extends { project: infer P extends ProjectPlace } ? P : 'query';

type StaffEndpoint<D extends ProjectCallDeclaration> = Shared<D> & {
  readonly method: D extends { request: z.ZodType } ? 'POST' : 'GET';
  readonly access: 'projects.use';
  readonly errors: readonly ErrorCode[];
} & (PlaceOf<D> extends 'query' ? { readonly query: typeof ByQuery } : unknown) &
  (PlaceOf<D> extends 'queryId' ? { readonly query: typeof ByQueryId } : unknown) &
  (PlaceOf<D> extends 'path' ? { readonly params: typeof ByPath } : unknown) &
  (D extends { request: infer R extends z.ZodType } ? { readonly body: R } : unknown);

type ConsumerBody<D extends ProjectCallDeclaration> = D extends { isOpening: true }
  ? typeof ProjectCredentials
  : D extends { request: infer R extends z.ZodType }
    ? ReturnType<typeof withCredentials<R>>
    : ReturnType<typeof withCredentials<typeof Nothing>>;

type ConsumerEndpoint<D extends ProjectCallDeclaration> = Shared<D> & {
  readonly method: 'POST';
  readonly access: 'consumer';
  readonly opens: Opens;
  readonly errors: readonly ErrorCode[];
  readonly body: ConsumerBody<D>;
};

export interface ProjectCall<D extends ProjectCallDeclaration = ProjectCallDeclaration> {
  readonly staff: StaffEndpoint<D>;
  readonly consumer: ConsumerEndpoint<D>;
  readonly project: ProjectPlace;
  readonly isOpening: boolean;
}

/** What is asked, as the handler receives it; undefined where there is nothing to ask. */
export type ProjectRequest<C> =
  C extends ProjectCall<infer D> ? (D extends { request: infer R extends z.ZodType } ? z.output<R> : undefined) : never;
export type ProjectQuestion<C> =
  C extends ProjectCall<infer D> ? (D extends { request: infer R extends z.ZodType } ? z.input<R> : undefined) : never;
export type ProjectAnswer<C> = C extends ProjectCall<infer D> ? z.output<D['answer']> : never;

interface Product {
  readonly opens: Opens;
  /** The roots of paths: `/api/resonance` and `/api/consumer/resonance` for `resonance`. */
  readonly root: string;
}

const copied = ['answer', 'large', 'download', 'maxBodyBytes'] as const;

const projectCall = ({ opens, root }: Product, declaration: ProjectCallDeclaration): ProjectCall => {
  const { path, summary, project = 'query', request, isOpening = false, errors = [] } = declaration;
  const paths =
    typeof path === 'string' ? { staff: `/api/${root}/${path}`, consumer: `/api/consumer/${root}/${path}` } : path;
  const shared = Object.fromEntries(copied.flatMap((name) => (declaration[name] ? [[name, declaration[name]]] : [])));
  const staff = {
    ...shared,
    method: request ? 'POST' : 'GET',
    path: paths.staff,
    summary,
    access: 'projects.use',
    errors: project === 'none' ? errors : ['notFound', ...errors],
    ...(project === 'query' && { query: ByQuery }),
    ...(project === 'queryId' && { query: ByQueryId }),
    ...(project === 'path' && { params: ByPath }),
    ...(request && { body: request }),
  };
  const consumer = {
    ...shared,
    method: 'POST',
    path: paths.consumer,
    summary: `${summary}, of a shared project`,
    access: 'consumer',
    opens,
    errors: ['wrongCredentials', 'tooManyRequests', ...(isOpening ? [] : ['notFound' as const]), ...errors],
    body: isOpening ? ProjectCredentials : withCredentials(request ?? Nothing),
  };
  return { staff, consumer, project, isOpening } as unknown as ProjectCall;
};

export const projectCalls = <const D extends Record<string, ProjectCallDeclaration>>(
  product: Product,
  declarations: D,
) =>
  Object.fromEntries(
    Object.entries(declarations).map(([name, declaration]) => [name, projectCall(product, declaration)]),
  ) as unknown as { readonly [K in keyof D]: ProjectCall<D[K]> };

type Endpoints<C> = { readonly [K in keyof C]: C[K] extends { staff: infer S } ? S : never } & {
  readonly [K in keyof C & string as `shared${Capitalize<K>}`]: C[K] extends { consumer: infer E } ? E : never;
};

/** Both endpoints of each call: `concepts` for staff, `sharedConcepts` for consumers. */
export const projectCallEndpoints = <const C extends Record<string, { staff: object; consumer: object }>>(
  calls: C,
): Endpoints<C> =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([name, { staff, consumer }]) => [
      [name, staff],
      [`shared${name[0]!.toUpperCase()}${name.slice(1)}`, consumer],
    ]),
  ) as unknown as Endpoints<C>;
