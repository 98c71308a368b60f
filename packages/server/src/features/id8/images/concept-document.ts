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
import { formatIn, type OfficeDocument } from '#/platform/office/office-document.ts';
import { writePdf } from '#/platform/office/write-pdf.ts';
import { writePptx } from '#/platform/office/write-pptx.ts';
import type { Services } from '#/platform/services.ts';
import { findImages, findPrompt, findSession, searchPrompts } from '../id8.store.ts';
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
  const concept = await readConcept(services, project, promptId, language);
  if (!concept) throw new AppError('notFound');
  const { title, paragraphs, pictures, page, createdOn } = concept;
  const document: OfficeDocument = {
    title,
    subtitle: `ID8 · ${project.projectName} · ${formatDay(createdOn)}`,
    source: page || project.projectName,
    language,
    pages: [{ title, paragraphs, chart: null, pictures }],
  };
  const brand = await findDocumentBrand(services, await findCustomerLogo(services.db, project.id));
  return {
    fileName: stampedFileName(title, format, services.now()),
    content: await (format === 'pdf' ? writePdf(document, brand) : writePptx(document, brand)),
  };
};

/** A concept as documents tell it; without an id the liked one that changed last, else the one that changed last. Null where there is none. */
export const readConcept = async (
  services: Pick<Services, 'db' | 'storage'>,
  project: Project,
  promptId: string | null,
  language: Request['language'],
) => {
  const { db } = services;
  const prompt = promptId === null ? await findFirstDrawn(db, project.id) : await findPrompt(db, promptId);
  if (prompt?.projectId !== project.id) return null;
  const images = await findImages(db, [prompt.id]);
  const session = await findSession(db, project.id);
  return {
    title: images[0]?.headline || readParts(prompt.ideaText).headline || project.projectName,
    paragraphs: await describe(services, prompt, images, language),
    pictures: await readPictures(services, images.slice(0, maxPictures)),
    page: session?.url ? `${words[language].page}: ${session.url}` : '',
    createdOn: prompt.createdOn,
  };
};

const findFirstDrawn = async (db: Database, projectId: string): Promise<PromptRow | null> => {
  const { prompts } = await searchPrompts(db, projectId, { page: 0, size: maxSearched, isOldestFirst: false });
  const drawn = new Set(
    (
      await findImages(
        db,
        prompts.map(({ id }) => id),
      )
    ).map((image) => image.promptId),
  );
  return prompts.find(({ id }) => drawn.has(id)) ?? null;
};

const maxSearched = 60;

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
  { db }: Pick<Services, 'db'>,
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

const readPictures = ({ storage }: Pick<Services, 'storage'>, images: readonly ImageRow[]) =>
  Promise.all(
    images.map(async ({ storageKey, headline }) => {
      const { data, info } = await sharp(await storage.read(storageKey))
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
        .toBuffer({ resolveWithObject: true });
      return {
        content: data,
        contentType: 'image/jpeg' as const,
        width: info.width,
        height: info.height,
        description: headline,
      };
    }),
  );

/** DD.MM.YYYY, as everywhere. */
const formatDay = (on: Date): string => on.toISOString().slice(0, 10).split('-').reverse().join('.');
