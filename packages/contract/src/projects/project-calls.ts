import { z } from 'zod';
import type { Endpoint, Opens } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { ProjectCredentials, withCredentials } from './sharing.ts';

/**
 * Where the call of staff names its project: `?projectId=`, `?id=`, in the path, as `projectId` of the body, or by a row
 * of the project; a consumer's names it by its credentials. `none`: any project will do.
 */
type ProjectPlace = 'query' | 'queryId' | 'path' | 'body' | 'row' | 'none';

const ById = z.object({ id: z.uuid() });
const ByProjectId = z.object({ projectId: z.uuid() });
const Nothing = z.object({});

export interface ProjectRows {
  readonly kind: string;
  readonly field: string;
  readonly whenNone?: ErrorCode;
}

interface ProjectCallDeclaration {
  readonly path: string | { readonly staff: `/api/${string}`; readonly consumer: `/api/consumer/${string}` };
  readonly summary: string;
  /** Of staff. GET where nothing is asked beside the project, else POST; consumers, who send a body, have POST or this DELETE. */
  readonly method?: Endpoint['method'];
  /** `query` unless given. With `path` the staff's path holds `{id}`. */
  readonly project?: ProjectPlace;
  readonly row?: ProjectRows;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly request?: z.ZodType;
  readonly isOpening?: true;
  readonly isStaffOnly?: true;
  readonly answer: z.ZodType;
  readonly status?: 201 | 202;
  readonly large?: true;
  readonly slow?: true;
  readonly download?: string;
  readonly maxBodyBytes?: number;
  readonly errors?: readonly ErrorCode[];
}

type Copied = 'answer' | 'status' | 'large' | 'slow' | 'download' | 'maxBodyBytes';
type Shared<D extends ProjectCallDeclaration> = {
  readonly summary: string;
  readonly path: `/${string}`;
  readonly errors: readonly ErrorCode[];
} & Pick<D, Copied & keyof D>;
type PlaceOf<D> = D extends { project: infer P extends ProjectPlace } ? P : 'query';

type None = Record<never, never>;
type Shape<D, K extends string> = D extends { readonly [k in K]: z.ZodObject<infer S> } ? S : None;
type PlaceShape<P extends ProjectPlace> = P extends 'query'
  ? (typeof ByProjectId)['shape']
  : P extends 'queryId'
    ? (typeof ById)['shape']
    : None;
type QueryShape<D> = PlaceShape<PlaceOf<D>> & Shape<D, 'query'>;

type StaffParams<D> = PlaceOf<D> extends 'path' ? typeof ById : D extends { params: infer P } ? P : never;
type StaffBody<D> =
  PlaceOf<D> extends 'body'
    ? z.ZodObject<(typeof ByProjectId)['shape'] & Shape<D, 'request'>>
    : D extends { request: infer R }
      ? R
      : never;

type Part<K extends string, T> = [T] extends [never] ? unknown : { readonly [k in K]: T };

type StaffEndpoint<D extends ProjectCallDeclaration> = Shared<D> & {
  readonly method: D extends { method: infer M } ? M : D extends { request: z.ZodType } ? 'POST' : 'GET';
  readonly access: 'projects.use';
} & Part<'query', keyof QueryShape<D> extends never ? never : z.ZodObject<QueryShape<D>>> &
  Part<'params', StaffParams<D>> &
  Part<'body', StaffBody<D>>;

type ConsumerRequest<D> = D extends { query: z.ZodObject<infer Q> }
  ? z.ZodObject<Q & Shape<D, 'request'>>
  : D extends { request: infer R extends z.ZodType }
    ? R
    : typeof Nothing;

type ConsumerEndpoint<D extends ProjectCallDeclaration> = Shared<D> & {
  readonly method: D extends { method: 'DELETE' } ? 'DELETE' : 'POST';
  readonly access: 'consumer';
  readonly opens: Opens;
  readonly body: D extends { isOpening: true }
    ? typeof ProjectCredentials
    : ConsumerRequest<D> extends infer R extends z.ZodType
      ? ReturnType<typeof withCredentials<R>>
      : never;
} & Part<'params', D extends { params: infer P } ? P : never>;

export interface ProjectCall<D extends ProjectCallDeclaration = ProjectCallDeclaration> {
  readonly staff: StaffEndpoint<D>;
  readonly consumer: ConsumerEndpoint<D>;
  readonly project: ProjectPlace;
  readonly row: ProjectRows | null;
  readonly params: readonly string[];
  readonly query: readonly string[];
  readonly isOpening: boolean;
  readonly isStaffOnly: boolean;
}

type IsNothing<D> = D extends { request: unknown } | { query: unknown } | { params: unknown } ? false : true;
type OutputOf<D, K extends string> = D extends { readonly [k in K]: infer T extends z.ZodType } ? z.output<T> : unknown;
type InputOf<D, K extends string> = D extends { readonly [k in K]: infer T extends z.ZodType } ? z.input<T> : unknown;

export type ProjectRequest<C> =
  C extends ProjectCall<infer D>
    ? IsNothing<D> extends true
      ? undefined
      : OutputOf<D, 'params'> & OutputOf<D, 'query'> & OutputOf<D, 'request'>
    : never;
export type ProjectQuestion<C> =
  C extends ProjectCall<infer D>
    ? IsNothing<D> extends true
      ? undefined
      : InputOf<D, 'params'> & InputOf<D, 'query'> & InputOf<D, 'request'>
    : never;
export type ProjectAnswer<C> = C extends ProjectCall<infer D> ? z.output<D['answer']> : never;

export interface Product {
  readonly opens: Opens;
  /** The roots of paths: `/api/resonance` and `/api/consumer/resonance` for `resonance`. */
  readonly root: string;
  readonly consumerRoot?: string;
}

const copied = ['answer', 'status', 'large', 'slow', 'download', 'maxBodyBytes'] as const;

const merge = (...parts: (z.ZodType | undefined)[]): z.ZodType | undefined => {
  const given = parts.filter((part) => part !== undefined);
  if (given.length < 2) return given[0];
  return z.object(Object.assign({}, ...given.map((part) => (part as z.ZodObject).shape)) as z.ZodRawShape);
};

const placeIn = {
  query: ByProjectId,
  queryId: ById,
  path: undefined,
  body: undefined,
  row: undefined,
  none: undefined,
};

const projectCall = (product: Product, declaration: ProjectCallDeclaration): ProjectCall => {
  const { opens, root, consumerRoot = root } = product;
  const { path, summary, method, project = 'query', row = null, params, query, request, errors = [] } = declaration;
  const { isOpening = false, isStaffOnly = false } = declaration;
  const paths =
    typeof path === 'string'
      ? { staff: `/api/${root}/${path}`, consumer: `/api/consumer/${consumerRoot}/${path}` }
      : path;
  const shared = Object.fromEntries(copied.flatMap((name) => (declaration[name] ? [[name, declaration[name]]] : [])));
  const staffQuery = merge(placeIn[project], query);
  const staffParams = project === 'path' ? ById : params;
  const staffBody = merge(project === 'body' ? ByProjectId : undefined, request);
  const staff = {
    ...shared,
    method: method ?? (request ? 'POST' : 'GET'),
    path: paths.staff,
    summary,
    access: 'projects.use',
    errors: project === 'none' ? errors : ['notFound', ...errors],
    ...(staffQuery && { query: staffQuery }),
    ...(staffParams && { params: staffParams }),
    ...(staffBody && { body: staffBody }),
  };
  const consumer = {
    ...shared,
    method: method === 'DELETE' ? 'DELETE' : 'POST',
    path: paths.consumer,
    summary: `${summary}, of a shared project`,
    access: 'consumer',
    opens,
    errors: ['wrongCredentials', 'tooManyRequests', ...(isOpening ? [] : ['notFound' as const]), ...errors],
    ...(params && { params }),
    body: isOpening ? ProjectCredentials : withCredentials(merge(query, request) ?? Nothing),
  };
  const names = { params: Object.keys(params?.shape ?? {}), query: Object.keys(query?.shape ?? {}) };
  return { staff, consumer, project, row, ...names, isOpening, isStaffOnly } as unknown as ProjectCall;
};

export const projectCalls = <const D extends Record<string, ProjectCallDeclaration>>(
  product: Product,
  declarations: D,
) =>
  Object.fromEntries(
    Object.entries(declarations).map(([name, declaration]) => [name, projectCall(product, declaration)]),
  ) as unknown as { readonly [K in keyof D]: ProjectCall<D[K]> };

/** The same calls under names of one product: `searchMessages` is `scoutSearchMessages` for `scout`. */
export const withPrefix = <const P extends string, const C extends object>(prefix: P, calls: C) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [`${prefix}${name[0]!.toUpperCase()}${name.slice(1)}`, call]),
  ) as unknown as { readonly [K in keyof C & string as `${P}${Capitalize<K>}`]: C[K] };

type StaffOnly<C> = C extends ProjectCall<infer D> ? (D extends { isStaffOnly: true } ? true : false) : false;
type Endpoints<C> = { readonly [K in keyof C]: C[K] extends { staff: infer S } ? S : never } & {
  readonly [K in keyof C & string as StaffOnly<C[K]> extends true ? never : `shared${Capitalize<K>}`]: C[K] extends {
    consumer: infer E;
  }
    ? E
    : never;
};

/** Both endpoints of each call: `concepts` for staff, `sharedConcepts` for consumers. */
export const projectCallEndpoints = <
  const C extends Record<string, { staff: object; consumer: object; isStaffOnly: boolean }>,
>(
  calls: C,
): Endpoints<C> =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([name, { staff, consumer, isStaffOnly }]) => [
      [name, staff],
      ...(isStaffOnly ? [] : [[`shared${name[0]!.toUpperCase()}${name.slice(1)}`, consumer]]),
    ]),
  ) as unknown as Endpoints<C>;
