import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Reply } from './browser.ts';
import { multipart, surveyCsv, surveyRows } from './survey-file.ts';
import type { TestApp } from './test-app.ts';

/** The survey that the tests of RESONANCE import unless they bring their own. */
export const rows = surveyRows(400);

export const upload = (
  browser: Browser,
  content: string | Uint8Array = surveyCsv(rows),
  name = 'survey.csv',
): Promise<Reply> => {
  const { payload, headers } = multipart(name, content);
  return browser.call('POST', '/api/resonance/files', payload, headers);
};

/** Uploads the survey and creates a project of it with everything as suggested. */
export const create = async (browser: Browser, projectName: string, more: object = {}): Promise<Reply> => {
  const file = (await upload(browser)).body;
  const mapping = file.columns.map((column: { suggestion: object }) => column.suggestion);
  const given = { projectName, theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en', fileId: file.id, mapping };
  return browser.post('/api/resonance', { ...given, ...more });
};

/** What lies in the storage folder. */
export const storedFiles = async ({ folder }: TestApp) => {
  const list = (name: string) => readdir(join(folder, 'files', name)).catch(() => []);
  return { uploads: await list('uploads'), datasets: await list('resonance') };
};
