import type { FileError } from '@soundings/contract/errors';
import { fileErrorLines } from '@soundings/contract/files/file-errors';
import type { MetricRole } from '@soundings/contract/sonar/metric-file-choices';
import { MetricMapping } from '@soundings/contract/sonar/metric-import';
import { expect } from 'vitest';
import type { Browser, Reply } from '#test/browser.ts';
import { sendFile } from '#test/product-client.ts';
import { allOf } from '#test/sonar-client.ts';
import { multipart } from '#test/survey-file.ts';
import type { TestApp } from '#test/test-app.ts';
import { dayFromNumber } from '../days.ts';
import { readSeries } from '../metrics/series.store.ts';
import { sourceName } from '../metrics/stored-days.ts';

export const readMetricFile = (browser: Browser, name: string, content: string | Uint8Array): Promise<Reply> =>
  sendFile(browser, '/api/sonar/metrics/read-file', name, content);

export const sendMetrics = (
  browser: Browser,
  projectId: string,
  content: string | Uint8Array,
  mapping: unknown,
  name = 'metrics.csv',
): Promise<Reply> => {
  const { payload, headers } = multipart(name, content);
  const boundary = headers['content-type'].split('boundary=')[1]!;
  const text = typeof mapping === 'string' ? mapping : JSON.stringify(mapping);
  const field = `--${boundary}\r\nContent-Disposition: form-data; name="mapping"\r\n\r\n${text}\r\n`;
  const url = `/api/sonar/metrics/import/${projectId}`;
  return browser.call('POST', url, Buffer.concat([Buffer.from(field), payload]), headers);
};

export const mapped = (form: MetricMapping['form'], roles: readonly string[], more: object = {}): MetricMapping => {
  const columns = roles.flatMap((given, at) => {
    const [network, metric] = given.split(' ');
    const column = { column: at + 1, role: given as MetricRole };
    if (given === '') return [];
    return [metric ? { ...column, role: 'figure', metric, network: network === '-' ? null : network } : column];
  });
  return MetricMapping.parse({ form, columns, ...more });
};

/** What is stored of a project: by `domain NETWORK metric date`, value and source. Null is not told. */
export const storedMetrics = async (app: TestApp, browser: Browser, projectId: string) => {
  const domains = new Map((await allOf(browser, projectId)).map(({ id, domain }) => [id, domain]));
  const stored: Record<string, readonly [number | null, string | null]> = {};
  for await (const { brandId, network, metric, firstDay, values, sources } of readSeries(app.services.db, projectId)) {
    for (const [index, code] of sources.entries()) {
      if (code === 0) continue;
      const value = values[index]!;
      const name = `${domains.get(brandId)} ${network} ${metric} ${dayFromNumber(firstDay + index)}`;
      stored[name] = [Number.isNaN(value) ? null : value, sourceName(code)];
    }
  }
  return stored;
};

export const errorsOf = ({ status, body }: Reply): FileError[] => {
  expect([status, body.error?.code]).toEqual([400, 'fileHasErrors']);
  return body.error.fileErrors;
};
/** Its lines as `line code`; each has the values that its text needs, and no others. */
export const linesOf = (reply: Reply): string[] =>
  errorsOf(reply)
    .flatMap(({ lines }) => lines)
    .map(({ line, code, values, text }) => {
      const needed = fileErrorLines[code].match(/(?<=\{\{)\w+/g) ?? [];
      expect(Object.keys(values).toSorted(), code).toEqual([...new Set(needed)].toSorted());
      expect(text).not.toMatch(/\{\{|undefined|NaN/);
      return `${line} ${code}`;
    })
    .toSorted();
