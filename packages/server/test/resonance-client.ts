import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Reply } from './browser.ts';
import { suggestedMapping } from './mapping.ts';
import { multipart, surveyCsv, surveyRows } from './survey-file.ts';
import type { TestApp } from './test-app.ts';
import { waitFor } from './wait-for-job.ts';

export const rows = surveyRows(400);

export const upload = (
  browser: Browser,
  content: string | Uint8Array = surveyCsv(rows),
  name = 'survey.csv',
): Promise<Reply> => {
  const { payload, headers } = multipart(name, content);
  return browser.call('POST', '/api/resonance/files', payload, headers);
};

/** Creates a project and waits until its file is imported. */
export const createFrom = async (browser: Browser, given: object): Promise<Reply> =>
  waitFor(browser, await browser.post('/api/resonance', given));

export const create = async (browser: Browser, projectName: string, more: object = {}): Promise<Reply> => {
  const file = (await upload(browser)).body;
  const mapping = suggestedMapping(file);
  const given = { projectName, theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en', fileId: file.id, mapping };
  return createFrom(browser, { ...given, ...more });
};

export const storedFiles = async ({ folder, jobsAreDone }: TestApp) => {
  await jobsAreDone();
  const list = (name: string) => readdir(join(folder, 'files', name)).catch(() => []);
  return { uploads: await list('uploads'), datasets: await list('resonance') };
};
