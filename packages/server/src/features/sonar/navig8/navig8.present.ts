import type { Navig8 } from '@soundings/contract/sonar/navig8';
import { languages } from '@soundings/engine/facts/tell/chapters';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { ThreadRow } from './navig8.tables.ts';

export const isOutdated = (row: Pick<ThreadRow, 'createdOn'>, { dataFrom }: Pick<Project, 'dataFrom'>): boolean =>
  dataFrom !== null && dataFrom > row.createdOn;

export const presentThread = (row: ThreadRow, project: Pick<Project, 'dataFrom'>): Navig8 => {
  const all = [...row.chapters, ...row.pending];
  return {
    threadId: row.id,
    ranges: row.ranges,
    language: row.language,
    chapters: all.map(({ type, sentences }, at) => ({
      type,
      message: sentences.map(({ text }) => text).join(' '),
      count: at + 1,
      isNew: at >= row.newFrom,
      sentences: sentences.map(({ text, view, factIds, gain }) => ({
        text,
        view,
        about: factIds[0] ?? null,
        ...(gain && { gain }),
      })),
    })),
    hint: languages[row.language].hint,
    questions: [...row.questions],
    isGenerating: row.pendingId !== null,
    isByModel: row.isByModel || row.pending.length > 0,
    isOutdated: isOutdated(row, project),
    struck: row.struck,
  };
};
