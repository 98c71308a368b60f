import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

interface Labelled {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  gauges(name: string, help: string, labelNames: readonly string[], read: () => Promise<readonly Labelled[]>): void;
  recordRequest(request: AnsweredRequest): void;
  read(): Promise<{ contentType: string; text: string }>;
}

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'soundings_http_request_seconds',
    help: 'Time until a call was answered',
    labelNames: ['method', 'route', 'status'],
    registers,
    buckets,
  });
  return {
    gauge: (name, help, read) => {
      new Gauge({
        name: `soundings_${name}`,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    },
    gauges: (name, help, labelNames, read) => {
      new Gauge({
        name: `soundings_${name}`,
        help,
        labelNames,
        registers,
        async collect() {
          const found = await read();
          this.reset();
          for (const { labels, value } of found) this.set(labels, value);
        },
      });
    },
    recordRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
};
