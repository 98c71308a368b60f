import type { Env } from '#/env.ts';

export type SpanKind = 'server' | 'client' | 'consumer';
export type Attributes = Readonly<Record<string, string | number>>;

export interface Span {
  set(attributes: Attributes): void;
  /** `error`: what went wrong; of it only name and code are told, as a message may hold what a user gave. */
  end(error?: unknown): void;
  /** Runs a step so that spans begun in it lie below this one. */
  within<T>(step: () => T): T;
}

/**
 * Traces through calls, statements and jobs. Attributes never hold addresses, values of statements or bodies: only
 * patterns, ids, counts and kinds.
 */
export interface Tracing {
  /** `from`: the traceparent of a span elsewhere, below which it lies; else below the one that runs here. */
  begin(name: string, kind: SpanKind, attributes: Attributes, from?: string): Span;
  /** Null outside every span. As W3C's trace context has it. */
  traceparent(): string | null;
  /** Sends what is left. */
  close(): Promise<void>;
}

export const inSpan = async <T>(span: Span, step: () => Promise<T>): Promise<T> => {
  try {
    const result = await span.within(step);
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
};

/** Null, and nothing loaded, where no receiver is set. */
export const openTracing = async (env: Env): Promise<Tracing | null> => {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return null;
  const { sendTraces } = await import('./send-traces.ts');
  return sendTraces({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    service: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
  });
};
