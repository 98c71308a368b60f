import { z } from 'zod';
import type { Permission } from './access/permissions.ts';
import type { ErrorCode } from './errors.ts';
import type { SharedPart } from './projects/project-types.ts';

type Access = 'public' | 'signed-in' | 'consumer' | Permission;

export type Opens = SharedPart | 'PROJECT';

/** One call of the API. `path` is in OpenAPI form (`/api/resonance/{id}`). */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly opens?: Opens;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The request is `multipart/form-data` with one part `file`; its size limit in bytes. */
  readonly upload?: { readonly maxBytes: number };
  /** Largest JSON body in bytes where 256 KiB are not enough. */
  readonly maxBodyBytes?: number;
  readonly slow?: true;
  readonly large?: true;
  readonly download?: string;
  readonly picture?: true;
  /** The answer is a stream of server-sent events; the handler gives them one after the other, `answer` is one. */
  readonly events?: true;
  readonly answer: z.ZodType;
  /** 201 where a row is made, 202 where a job was started; otherwise 200. */
  readonly status?: 200 | 201 | 202;
  readonly errors?: readonly ErrorCode[];
}

export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

export const Done = z.object({ done: z.literal(true) });
export const done = { done: true } as const;

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;
type Part<E extends Endpoint, K extends keyof Endpoint> = K extends keyof E ? E[K] : undefined;

export type Input<E extends Endpoint> = {
  params: Parsed<Part<E, 'params'>>;
  query: Parsed<Part<E, 'query'>>;
  body: Parsed<Part<E, 'body'>>;
};

export type Request<E extends Endpoint> = (E extends { params: z.ZodType } ? { params: Given<E['params']> } : unknown) &
  (E extends { query: z.ZodType } ? { query: Given<E['query']> } : unknown) &
  (E extends { body: z.ZodType } ? { body: Given<E['body']> } : unknown);

export interface Download {
  readonly fileName: string;
  readonly content: string | Uint8Array | AsyncIterable<string | Uint8Array>;
}

/** A picture that a handler answers with; its type is found in its bytes, never told by whoever sent it. */
export interface Picture {
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/x-icon';
  readonly content: Uint8Array;
}

export type Handled<E extends Endpoint> = E extends { download: string }
  ? Download
  : E extends { picture: true }
    ? Picture
    : E extends { events: true }
      ? AsyncIterable<Answer<E>>
      : Answer<E>;

export type Answer<E extends Endpoint> = z.output<E['answer']>;

/** Query of a paged list. `page` counts from 0; `sort` is a field name, with a leading `-` for descending. */
export const paging = <const S extends readonly [string, ...string[]]>(
  sorts: S,
  defaultSort: S[number],
  maxSize = 60,
) =>
  z.object({
    page: z.coerce.number().int().min(0).default(0),
    size: z.coerce.number().int().min(1).max(maxSize).default(10),
    sort: z.enum(sorts).default(defaultSort as never),
  });

export const page = <T extends z.ZodType>(row: T) =>
  z.object({ content: z.array(row), totalElements: z.number().int(), page: z.number().int(), size: z.number().int() });
