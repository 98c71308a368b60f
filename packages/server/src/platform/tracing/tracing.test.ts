import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const file = fileURLToPath(new URL('./tracing.ts', import.meta.url));

/** What a process of its own has loaded of OpenTelemetry once tracing is opened with these settings. */
const loaded = (settings: object): string => {
  const program = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ load: (url, context, next) => { urls.push(url); return next(url, context); } });
    const { openTracing } = await import(${JSON.stringify(file)});
    const tracing = await openTracing(${JSON.stringify(settings)});
    console.log(tracing === null, urls.filter((url) => url.includes('opentelemetry')).length);
    process.exit(0);`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8', env: {} }).trim();
};

it('nothing of it is loaded where no receiver is set', () => {
  expect(loaded({})).toBe('true 0');
  const set = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER_ARG: 1 };
  expect(loaded(set)).toMatch(/^false [1-9]\d+$/);
});
