import type { Download } from '@soundings/contract/endpoint';
import type { DocumentFormat } from '@soundings/contract/reports/report-choices';
import type { BlockContent, Chart, EditionContent, Source } from '@soundings/contract/reports/report-content';
import { figureNotes, formatCell, formatFigure } from '@soundings/contract/reports/report-figures';
import {
  commonFooter,
  demoLabel,
  findCommonSources,
  ownFooter,
  sourcesOf,
} from '@soundings/contract/reports/report-sources';
import { formatDay } from '@soundings/contract/sonar/calendar';
import { stampedFileName } from '#/platform/http/file-names.ts';
import type { DocumentPage, OfficeDocument } from '#/platform/office/office-document.ts';
import { writeDocumentAside } from '#/platform/office/write-document-aside.ts';
import type { Services } from '#/platform/services.ts';
import type { EditionEntry } from '../reports.tables.ts';
import { readEditionForFile } from './edition-content.ts';

/** The frozen figures as a file. Throws notFound, serviceUnavailable and tookTooLong. */
export const writeEdition = async (
  services: Services,
  edition: EditionEntry,
  format: DocumentFormat,
  signal: AbortSignal,
): Promise<Download & { readonly content: Uint8Array }> => {
  const { content, brand } = await readEditionForFile(services, edition);
  const document = toDocument(content, format);
  return {
    fileName: stampedFileName(edition.title, format, services.now()),
    content: await writeDocumentAside({ document, brand, format }, signal),
  };
};

const toDocument = (
  { title, language, company, madeOn, blocks }: EditionContent,
  format: DocumentFormat,
): OfficeDocument => {
  const sources = sourcesOf(blocks.map(({ content }) => content));
  // Each page of a PDF says it once; a slide is read alone.
  const common = format === 'pdf' ? findCommonSources(sources) : [];
  const about = [company?.name, formatDay(madeOn)].filter((part) => part !== undefined);
  return {
    ...{ title, language, cover: about, badge: demoLabel(language, sources) },
    subtitle: [title, ...about].join(' · '),
    source: common.length === 0 ? title : commonFooter(language, common).join('\n'),
    pages: blocks.map(({ content }) => ({ ...toPage(content, language, common), isFollowing: true })),
  };
};

const withoutRepeated = (heading: string, chart: Chart): Chart =>
  heading.includes(chart.title) ? { ...chart, title: '' } : chart;

const withNotes = (chart: Chart, language: EditionContent['language']): Chart => ({
  ...chart,
  categories: chart.categories.map((category, at) => {
    const { sortedBy, notes } = chart;
    const sorted = sortedBy && `${sortedBy.name} ${formatFigure(language, sortedBy.values[at] ?? null, chart)}`;
    const note = [sorted, notes?.[at]].filter(Boolean).join(', ');
    if (note === '') return category;
    return note.endsWith('.') ? `${category}. ${note}` : `${category} (${note})`;
  }),
});

const plain = { paragraphs: [], chart: null };

const toPage = (
  content: BlockContent,
  language: EditionContent['language'],
  common: readonly Source[],
): DocumentPage => {
  const { title } = content;
  if (content.look === 'text') return { ...plain, title, paragraphs: content.paragraphs, source: '' };
  if (content.look === 'missing') return { ...plain, title, paragraphs: [content.text], source: '' };
  const titled = { ...plain, title, source: ownFooter(content.source, common) };
  switch (content.look) {
    case 'figures':
      return {
        ...titled,
        paragraphs: [content.lead, content.remark ?? ''].filter((text) => text !== ''),
        figures: content.figures.map((figure) => ({
          label: figure.label,
          value: formatFigure(language, figure.value, figure),
          notes: figureNotes(language, figure),
        })),
      };
    case 'chart':
      return { ...titled, chart: withNotes(withoutRepeated(title, content.chart), language) };
    case 'table':
      return {
        ...titled,
        table: {
          columns: content.columns.map(({ label, decimals }) => ({ label, isNumber: decimals !== null })),
          rows: content.rows.map((row) =>
            row.map((cell, column) => formatCell(language, cell, content.columns[column]!)),
          ),
          ownRow: content.own ?? null,
          quiet: content.rows.map((_, at) =>
            content.columns.map(
              ({ isChange = false }) =>
                (content.unranked ?? []).includes(at) || (isChange && (content.noise ?? []).includes(at)),
            ),
          ),
        },
      };
    case 'chapter':
      return {
        ...titled,
        paragraphs: content.paragraphs,
        chart: content.chart && withNotes(withoutRepeated(title, content.chart), language),
      };
    case 'messages':
      return {
        ...titled,
        table: {
          columns: [
            { label: '', isNumber: true },
            { label: '', isNumber: false },
          ],
          rows: content.messages.map(({ text, note }, at) => [`${at + 1}`, note ? `${text}\n${note}` : text]),
        },
      };
    case 'image':
      return {
        ...titled,
        paragraphs: content.paragraphs,
        pictures: content.pictures.map(({ content: data, ...picture }) => ({
          ...picture,
          content: Buffer.from(data, 'base64'),
          contentType: 'image/jpeg',
        })),
      };
  }
};
