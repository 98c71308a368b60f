import { type Context, context, type Span as OtelSpan, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Span, Tracing } from './tracing.ts';

interface Receiver {
  /** Of OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  readonly service: string;
  /** Of all traces, 0 to 1. */
  readonly share: number;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

export const sendTraces = ({ endpoint, service, share }: Receiver): Tracing => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
        scheduledDelayMillis: 1000,
      }),
    ],
  });
  const tracer = provider.getTracer('soundings');
  return {
    begin: (name, kind, attributes, from) => {
      const parent = from ? below(from) : context.active();
      return wrap(tracer.startSpan(name, { kind: kinds[kind], attributes }, parent), parent);
    },
    traceparent: () => {
      const running = trace.getActiveSpan()?.spanContext();
      if (!running) return null;
      return `00-${running.traceId}-${running.spanId}-${running.traceFlags.toString(16).padStart(2, '0')}`;
    },
    close: async () => {
      // Where the receiver is gone, what is left is lost: a server ends all the same.
      await provider.shutdown().catch(() => undefined);
      context.disable();
    },
  };
};

const wrap = (span: OtelSpan, parent: Context): Span => ({
  set: (attributes) => void span.setAttributes(attributes),
  end: (error) => {
    if (error !== undefined) span.setAttribute('error.type', kindOf(error)).setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  },
  within: (step) => context.with(trace.setSpan(parent, span), step),
});

/** Code of an AppError or of PostgreSQL, else the kind of error. */
const kindOf = (error: unknown): string => {
  const { code, name, cause } = (error ?? {}) as { code?: unknown; name?: string; cause?: { code?: unknown } };
  return String(cause?.code ?? code ?? name ?? 'unknown').slice(0, 100);
};

const below = (traceparent: string): Context => {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent) ?? [];
  if (!traceId || !spanId || !flags) return context.active();
  const far = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(context.active(), far);
};
