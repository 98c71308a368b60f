import { posix } from 'node:path';
import type { Block } from '@soundings/contract/reports/blocks';
import type { Report } from '@soundings/contract/reports/reports';
import type { Browser, Reply } from './browser.ts';
import { readZip } from './read-zip.ts';
import type { TestApp } from './test-app.ts';

export const createReport = async (browser: Browser, given: object): Promise<Report> => {
  const { status, body } = await browser.post('/api/reports', { language: 'en', template: 'empty', ...given });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};

export const save = (browser: Browser, report: Report, change: Partial<Report>): Promise<Reply> => {
  const { title, company, language, blocks, version } = { ...report, ...change };
  const body = { title, companyId: company?.id ?? null, language, blocks, version };
  return browser.call('PUT', `/api/reports/${report.id}`, body);
};

export const preview = (browser: Browser, { id, language }: Report, block: Block): Promise<Reply> =>
  browser.post(`/api/reports/${id}/preview`, { block, language });

export const makeEdition = async (browser: Browser, { id }: Pick<Report, 'id'>) => {
  const { status, body } = await browser.post(`/api/reports/${id}/editions`);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
};

export const readFile = async (app: TestApp, browser: Browser, editionId: string, format: 'pptx' | 'pdf') => {
  const { statusCode, rawPayload } = await app.inject({
    method: 'GET',
    url: `/api/report-editions/${editionId}/document?format=${format}`,
    cookies: Object.fromEntries(browser.jar),
  });
  if (statusCode !== 200) throw new Error(rawPayload.toString());
  return rawPayload;
};

const readText = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const all = (xml: string, pattern: RegExp): string[] =>
  [...xml.matchAll(pattern)].map(([, text = '']) => readText(text));

/** Parts that others refer to and that are not there: office programs offer to repair such a file. */
const findMissing = (parts: ReadonlyMap<string, string>, name: string, xml: string): string[] =>
  [...xml.matchAll(/Target="([^"]+)"( TargetMode="External")?/g)].flatMap(([, target = '', isExternal]) => {
    const path = posix.resolve('/', posix.dirname(posix.dirname(name)), target).slice(1);
    return isExternal || parts.has(path) ? [] : path;
  });

/** What a reader of a presentation sees: texts of each slide, cells of its tables, categories and values of its charts. */
export const readPptx = async (content: Buffer) => {
  const parts = await readZip(content);
  const numbered = (pattern: RegExp) =>
    [...parts]
      .flatMap(([name, xml]) => {
        const number = pattern.exec(name)?.[1];
        return number === undefined ? [] : [{ number: Number(number), xml }];
      })
      .sort((one, other) => one.number - other.number)
      .map(({ xml }) => xml);
  return {
    names: [...parts.keys()],
    broken: [...parts].flatMap(([name, xml]) => (name.endsWith('.rels') ? findMissing(parts, name, xml) : [])),
    slides: numbered(/^ppt\/slides\/slide(\d+)\.xml$/).map((xml) => ({
      texts: all(xml, /<a:t>([^<]*)<\/a:t>/g),
      rows: [...xml.matchAll(/<a:tr [^>]*>([\s\S]*?)<\/a:tr>/g)].map(([, row = '']) =>
        [...row.matchAll(/<a:tc(?: [^>]*)?>([\s\S]*?)<\/a:tc>/g)].map(([, cell = '']) =>
          all(cell, /<a:t>([^<]*)<\/a:t>/g).join('\n'),
        ),
      ),
    })),
    charts: numbered(/^ppt\/charts\/chart(\d+)\.xml$/).map((xml) => ({
      kind: /<c:(barChart|lineChart|scatterChart)>/.exec(xml)?.[1],
      /** Of points: how far right, how far up, and what stands beside each. */
      scatter: {
        across: all(/<c:xVal>([\s\S]*?)<\/c:xVal>/.exec(xml)?.[1] ?? '', /<c:v>([^<]*)<\/c:v>/g).map(Number),
        up: all(/<c:yVal>([\s\S]*?)<\/c:yVal>/.exec(xml)?.[1] ?? '', /<c:v>([^<]*)<\/c:v>/g).map(Number),
        names: all(/<c:dLbls>([\s\S]*?)<\/c:dLbls>/.exec(xml)?.[1] ?? '', /<a:t>([^<]*)<\/a:t>/g),
      },
      series: [...xml.matchAll(/<c:ser>([\s\S]*?)<\/c:ser>/g)].map(([, series = '']) => ({
        categories: all(/<c:cat>([\s\S]*?)<\/c:cat>/.exec(series)?.[1] ?? '', /<c:v>([^<]*)<\/c:v>/g),
        values: all(/<c:val>([\s\S]*?)<\/c:val>/.exec(series)?.[1] ?? '', /<c:v>([^<]*)<\/c:v>/g).map(Number),
      })),
    })),
  };
};
