import { isInList } from '@soundings/contract/board/board-choices';
import { pathTypes } from '@soundings/contract/genie/path-choices';
import { reportLimits } from '@soundings/contract/reports/report-choices';
import { formatFigure, formatInterval } from '@soundings/contract/reports/report-figures';
import { formatDay } from '@soundings/contract/sonar/calendar';
import { readParts } from '@soundings/engine/ideas/idea-parts';
import { readBoard } from '#/features/board/add-to-board.ts';
import { readPath } from '#/features/genie/path/read-path.ts';
import { readPredicted } from '#/features/genie/read-predicted.ts';
import { readConcept } from '#/features/id8/images/concept-document.ts';
import { predictFigures } from '#/features/predictor/predict-figures.ts';
import { loadActiveProjectFor } from '#/features/projects/load-project.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { reportWords } from './report-words.ts';
import { missing, type Resolve } from './resolving.ts';

type BoardKind = 'boardMessages' | 'genieMessages' | 'conceptImage' | 'pathTable';

const last = Number.POSITIVE_INFINITY;

export const boardResolvers: { readonly [K in BoardKind]: Resolve<K> } = {
  boardMessages: async ({ services, owner, language }, block) => {
    const project = await loadActiveProjectFor(services, owner, block.projectId);
    const { projectType, projectName } = project;
    if (projectType !== 'SCOUTV2' && projectType !== 'ID8') throw new AppError('notFound');
    const isIdeas = projectType === 'ID8';
    const words = reportWords[language].board;
    const title = block.title || (isIdeas ? words.ideas : words.titles)[block.list];
    const rows = (await readBoard(services.db, project.id))
      .filter((row) => isInList(row, block.list))
      .sort((one, other) => (one.finalRank ?? last) - (other.finalRank ?? last) || other.count - one.count);
    if (rows.length === 0) return missing(language, title, 'noData');
    const shown = rows.slice(0, reportLimits.messages);
    const one = (value: number) => formatFigure(language, value, { decimals: 1 });
    return {
      ...{ look: 'messages', title },
      messages: shown.map(({ text }) => {
        const said = isIdeas ? readParts(text).headline || text : text;
        const { interest, low, high } = predictFigures(said);
        return { text: said, note: words.r1(one(interest), one(low), one(high)) };
      }),
      source: {
        ...{ project: projectName, period: null, base: words.count(shown.length, rows.length) },
        ...{
          asOf: reportWords[language].asOf(formatDay(services.now().toISOString())),
          origin: words.origin,
        },
      },
    };
  },
  genieMessages: async ({ services, owner, language }, block) => {
    const { projectName, messages } = await readPredicted(services, owner, block.projectId);
    const words = reportWords[language].genie;
    const title = block.title || words.title;
    if (messages.length === 0) return missing(language, title, 'noData');
    const { columns } = words;
    return {
      ...{ look: 'table', title },
      columns: [
        { label: columns.message, decimals: null },
        ...[columns.r1, columns.interval, columns.r2].map((label) => ({ label, decimals: 1 })),
      ],
      rows: messages
        .slice(0, reportLimits.messages)
        .map(({ message, prediction }) => [
          ...[message, prediction?.interest ?? null],
          formatInterval(language, prediction?.low ?? null, prediction?.high ?? null),
          prediction?.action ?? null,
        ]),
      source: {
        ...{ project: projectName, period: null, base: words.count(messages.length), origin: words.origin },
        asOf: reportWords[language].asOf(formatDay(services.now().toISOString())),
      },
    };
  },
  conceptImage: async ({ services, owner, language }, block) => {
    const project = await loadActiveProjectFor(services, owner, block.projectId, 'ID8');
    const concept = await readConcept(services, project, block.promptId, language);
    if (!concept) return missing(language, block.title, block.promptId === null ? 'noData' : 'notFound');
    const { title, paragraphs, pictures, page, createdOn } = concept;
    return {
      ...{ look: 'image', title: block.title || title, paragraphs },
      pictures: pictures.map(({ content, width, height, description }) => ({
        content: Buffer.from(content).toString('base64'),
        ...{ width, height, description },
      })),
      source: {
        ...{ project: project.projectName, period: null, base: null },
        asOf: reportWords[language].asOf(formatDay(createdOn.toISOString())),
        origin: [reportWords[language].concept.origin, page].filter(Boolean).join(' · '),
      },
    };
  },
  pathTable: async ({ services, owner, language }, block) => {
    const project = await loadActiveProjectFor(services, owner, block.projectId);
    if (!pathTypes.some((type) => type === project.projectType)) throw new AppError('notFound');
    const words = reportWords[language].path;
    const title = block.title || words.title;
    const asked = { page: 0, size: reportLimits.rows, sort: '-measured', query: '' } as const;
    const { content, totalElements } = await readPath(services, owner, project, asked);
    if (content.length === 0) return missing(language, title, 'noData');
    const { columns } = words;
    return {
      ...{ look: 'table', title },
      columns: [
        { label: columns.message, decimals: null },
        { label: columns.idea, decimals: null },
        { label: columns.predicted, decimals: 1 },
        { label: columns.measured, decimals: 1 },
        { label: columns.base, decimals: 0 },
      ],
      rows: content.map(({ text, idea, predicted, measured }) => [
        ...[text, idea?.headline ?? '', predicted?.interest ?? null],
        ...[measured?.percent ?? null, measured?.base ?? null],
      ]),
      source: {
        ...{ project: project.projectName, period: null, base: words.count(content.length, totalElements) },
        ...{
          asOf: reportWords[language].asOf(formatDay(services.now().toISOString())),
          origin: words.origin,
        },
      },
    };
  },
};
