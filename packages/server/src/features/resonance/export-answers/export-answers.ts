import type { Download } from '@soundings/contract/endpoint';
import type { ResonanceMapping } from '@soundings/contract/resonance/mapping';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { createYield } from '#/platform/event-loop.ts';
import { stampedFileName } from '#/platform/http/file-names.ts';
import type { Services } from '#/platform/services.ts';
import { type SavCases, type SavColumn, writeSav } from '#/platform/spss/write-sav.ts';
import { borrowFile } from '#/platform/storage/borrow-file.ts';
import { sourceKey } from '#/platform/storage/storage-keys.ts';
import type { LoadedResonance } from '../resonance.store.ts';
import {
  type AnswerColumn,
  audienceColumns,
  conceptColumns,
  positiveColumns,
  ratingColumns,
  weightColumn,
} from './answer-columns.ts';
import { type KeptRatings, openKeptRatings } from './kept-ratings.ts';
import { noOpenAnswers, type OpenAnswers, readOpenAnswers } from './open-answers.ts';

type Sources = Pick<Services, 'db' | 'storage' | 'now'>;

interface Asked {
  readonly lang: 'en' | 'de';
  /** What respondents wrote is personal data: only where it is asked for. */
  readonly withOpenAnswers: boolean;
  readonly signal: AbortSignal;
}

/**
 * All answers of a project as a .sav file: a case a respondent, with audiences, ratings, concepts, weight and, where
 * asked for, open answers with their codes. Ratings have the points of their scales where the imported file is still there, else whether they were positive.
 */
export const exportAnswers = (
  services: Sources,
  loaded: LoadedResonance,
  dataset: Dataset,
  asked: Asked,
): Download => ({
  fileName: stampedFileName(loaded.project.projectName, 'sav', services.now()),
  content: write(services, { loaded, dataset, ...asked }),
});

interface Given extends Asked {
  readonly loaded: LoadedResonance;
  readonly dataset: Dataset;
}

/** Opens what it needs only once it is read, and closes it however reading ends. */
async function* write(services: Sources, given: Given): AsyncGenerator<Uint8Array> {
  const { loaded, dataset, lang, withOpenAnswers, signal } = given;
  const { storage } = services;
  const { respondents } = dataset;
  const { mapping, datasetKey } = loaded.resonance;
  const places = mapping ? findRatings(mapping, dataset) : null;
  const isKept = places !== null && (await storage.exists(sourceKey(datasetKey)));
  const file = isKept ? await borrowFile(storage, sourceKey(datasetKey)) : null;
  try {
    const kept = file && mapping && places ? await openKeptRatings(file.path, mapping, places, signal) : null;
    try {
      const open = withOpenAnswers
        ? await readOpenAnswers(services, loaded, { respondents, lang, signal })
        : noOpenAnswers;
      const weight = weightColumn(dataset, lang);
      const before = [...audienceColumns(dataset, lang), ...(kept ? [] : positiveColumns(dataset, lang))];
      const after = [...conceptColumns(dataset, lang), ...open.codes, ...(weight ? [weight] : [])];
      const rated: SavColumn[] = kept ? ratingColumns(dataset, kept) : [];
      const columns = [...before.map(({ column }) => column), ...rated, ...after.map(({ column }) => column)];
      const file = {
        ...{ title: loaded.project.projectName, createdOn: services.now(), columns, texts: open.texts },
        ...{ weight: weight ? columns.length - 1 : null, cases: respondents },
      };
      yield* writeSav(file, readCases(respondents, { before, after, kept, open }, signal));
    } finally {
      kept?.close();
    }
  } finally {
    await file?.giveBack();
  }
}

/** Where the mapping has the ratings, in the order of the dataset; null where it is not that of its messages. */
const findRatings = ({ columns }: ResonanceMapping, { messages }: Dataset): number[] | null => {
  const placeOf = (role: 'r1' | 'r2', text: string) =>
    columns.findIndex((given) => given.role === role && given.label.trim() === text);
  const places = messages.flatMap(({ text, r2 }) => [placeOf('r1', text), ...(r2 ? [placeOf('r2', text)] : [])]);
  return places.length > 0 && places.every((place) => place >= 0) ? places : null;
};

const casesAStep = 512;
/** Texts take up to 32 kB each. */
const casesWithTextsAStep = 32;

interface Columns {
  readonly before: readonly AnswerColumn[];
  readonly kept: KeptRatings | null;
  readonly after: readonly AnswerColumn[];
  readonly open: OpenAnswers;
}

async function* readCases(
  respondents: number,
  { before, kept, after, open }: Columns,
  signal: AbortSignal,
): AsyncGenerator<SavCases> {
  const yieldToEventLoop = createYield(signal);
  const rated = kept?.columns ?? [];
  const width = before.length + rated.length + after.length;
  const step = open.texts.length > 0 ? casesWithTextsAStep : casesAStep;
  let row = 0;
  for await (const batch of kept ? kept.rows() : batches(respondents)) {
    for (let from = 0; from < batch.length; from += step) {
      const part = batch.slice(from, from + step);
      const values = new Float64Array(part.length * width);
      const texts: string[] = [];
      let at = 0;
      for (const given of part) {
        for (const { valueAt } of before) values[at++] = valueAt(row);
        for (const { column, scale } of rated) values[at++] = scale.read(given?.cells[column] ?? '');
        for (const { valueAt } of after) values[at++] = valueAt(row);
        texts.push(...open.textsAt(row));
        row++;
      }
      yield { values, texts };
      if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    }
  }
  if (row !== respondents) throw new Error(`The file has ${row} respondents, its dataset ${respondents}.`);
}

async function* batches(respondents: number): AsyncGenerator<readonly null[]> {
  for (let from = 0; from < respondents; from += casesAStep) {
    yield Array<null>(Math.min(casesAStep, respondents - from)).fill(null);
  }
}
