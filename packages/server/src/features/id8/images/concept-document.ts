import type { Download } from '@soundings/contract/endpoint';
import { readParts } from '@soundings/engine/ideas/idea-parts';
import { findStrategy, strategyLabels } from '@soundings/engine/ideas/strategy-labels';
import sharp from 'sharp';
import { readMessages } from '#/features/board/add-to-board.ts';
import { predictFigures } from '#/features/predictor/predict-figures.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { type CustomerLogo, findDocumentBrand } from '#/features/settings/document-brand.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { stampedFileName } from '#/platform/http/file-names.ts';
import { type DocumentPage, formatIn, type OfficeDocument } from '#/platform/office/office-document.ts';
import { writePdf } from '#/platform/office/write-pdf.ts';
import { writePptx } from '#/platform/office/write-pptx.ts';
import type { Services } from '#/platform/services.ts';
import { findImages, findPrompt, findSession } from '../id8.store.ts';
import type { ImageRow, PromptRow } from '../id8.tables.ts';

export type FindCustomerLogo = (db: Database, projectId: string) => Promise<CustomerLogo | null>;

interface Request {
  readonly promptId: string;
  readonly format: 'pdf' | 'pptx';
  readonly language: OfficeDocument['language'];
}

/** A concept on one page, as a PDF or a slide. Throws notFound. */
export const writeConcept = async (
  services: Services,
  findCustomerLogo: FindCustomerLogo,
  project: Project,
  { promptId, format, language }: Request,
): Promise<Download> => {
  const { db, now } = services;
  const prompt = await findPrompt(db, promptId);
  if (!prompt) throw new AppError('notFound');
  const images = await findImages(db, [promptId]);
  const title = images[0]?.headline || readParts(prompt.ideaText).headline || project.projectName;
  const page: DocumentPage = {
    title,
    paragraphs: await describe(services, prompt, images, language),
    chart: null,
    pictures: await readPictures(services, images.slice(0, maxPictures)),
  };
  const session = await findSession(db, project.id);
  const document: OfficeDocument = {
    title,
    subtitle: `ID8 · ${project.projectName} · ${formatDay(prompt.createdOn)}`,
    source: session?.url ? `${words[language].page}: ${session.url}` : project.projectName,
    language,
    pages: [page],
  };
  const brand = await findDocumentBrand(services, await findCustomerLogo(db, project.id));
  return {
    fileName: stampedFileName(title, format, now()),
    content: await (format === 'pdf' ? writePdf(document, brand) : writePptx(document, brand)),
  };
};

const words = {
  en: {
    page: 'Page',
    transformation: 'Transformation',
    manifestation: 'Manifestation',
    asked: 'Asked for',
    facts: 'Rests on',
    prediction: (r1: string, low: string, high: string) =>
      `Predicted interest (R1) of the headline: ${r1}, 90% interval ${low} to ${high}; 50 is a typical headline. Model: US English headlines, 2013–15.`,
  },
  de: {
    page: 'Seite',
    transformation: 'Wandel',
    manifestation: 'Umsetzung',
    asked: 'Gewünscht',
    facts: 'Beruht auf',
    prediction: (r1: string, low: string, high: string) =>
      `Vorhergesagtes Interesse (R1) der Headline: ${r1}, 90-%-Intervall ${low} bis ${high}; 50 ist eine typische Headline. Modell: US-englische Headlines, 2013–15.`,
  },
} as const;

const describe = async (
  { db }: Services,
  { projectId, ideaId, ideaText, description }: PromptRow,
  [image]: readonly ImageRow[],
  language: Request['language'],
): Promise<string[]> => {
  const say = words[language];
  const parts = readParts(ideaText);
  const strategy = findStrategy(parts.type);
  const [idea] = ideaId ? await readMessages(db, projectId, [ideaId]) : [];
  const facts = idea?.origin?.evidence ?? [];
  const headline = image?.headline || parts.headline;
  const { interest, low, high } = predictFigures(headline || description);
  const [r1, from, to] = [interest, low, high].map((value) => formatIn(language, value, 0)) as [string, string, string];
  return [
    strategy ? strategyLabels[language][strategy] : parts.type,
    parts.transformation && `${say.transformation}: ${parts.transformation}`,
    parts.manifestation && `${say.manifestation}: ${parts.manifestation}`,
    description && `${say.asked}: ${description}`,
    facts.length > 0 ? `${say.facts}: ${facts.join(' · ')}` : '',
    say.prediction(r1, from, to),
  ].filter((text) => text !== '');
};

/** A document is mailed: its pictures need no more than print takes at their size there. */
const maxSide = 1200;
const maxPictures = 5;

const readPictures = ({ storage }: Services, images: readonly ImageRow[]) =>
  Promise.all(
    images.map(async ({ storageKey, headline }) => {
      const { data, info } = await sharp(await storage.read(storageKey))
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer({ resolveWithObject: true });
      return { content: data, width: info.width, height: info.height, description: headline };
    }),
  );

/** DD.MM.YYYY, as everywhere. */
const formatDay = (on: Date): string => on.toISOString().slice(0, 10).split('-').reverse().join('.');
