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

interface RouteTimes {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly count: number;
  readonly seconds: number;
}

export interface Metrics {
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  gauges(name: string, help: string, labelNames: readonly string[], read: () => Promise<readonly Labelled[]>): void;
  recordRequest(request: AnsweredRequest): void;
  /** How often each route was called since the start, and the seconds that it took together. */
  readRequests(): Promise<readonly RouteTimes[]>;
  /** Figures without labels, by the names that Prometheus reads; all of them are collected, once. */
  readFigures<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>>;
  read(): Promise<{ contentType: string; text: string }>;
}

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Memory, processor and garbage collection; once, as what observes them never ends. */
const ofProcess = new Registry();
collectDefaultMetrics({ register: ofProcess });

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  const all = () => Registry.merge([ofProcess, registry]);
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
    readRequests: async () => {
      const times = new Map<string, { -readonly [Key in keyof RouteTimes]: RouteTimes[Key] }>();
      for (const { labels, metricName, value } of (await requests.get()).values) {
        const { method, route, status } = labels;
        const key = `${method} ${route} ${status}`;
        const found = times.get(key) ?? {
          method: String(method),
          route: String(route),
          status: Number(status),
          count: 0,
          seconds: 0,
        };
        if (metricName?.endsWith('_count')) found.count = value;
        if (metricName?.endsWith('_sum')) found.seconds = value;
        times.set(key, found);
      }
      return [...times.values()];
    },
    readFigures: async <Name extends string>(names: readonly Name[]) => {
      // Some are written while another is collected.
      const metrics = await all().getMetricsAsJSON();
      const read = (name: Name): number => metrics.find((metric) => metric.name === name)?.values[0]?.value ?? 0;
      return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, number>;
    },
    read: async () => ({ contentType: registry.contentType, text: await all().metrics() }),
  };
};
