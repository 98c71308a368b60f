import type { Download } from '@soundings/contract/endpoint';
import type { ResonanceMapping } from '@soundings/contract/resonance/mapping';
import type { Dataset } from '@soundings/engine/crosstab/dataset/dataset';
import { createYield } from '#/platform/event-loop.ts';
import { stampedFileName } from '#/platform/http/file-names.ts';
import type { Services } from '#/platform/services.ts';
import { type SavColumn, writeSav } from '#/platform/spss/write-sav.ts';
import { borrowFile } from '#/platform/storage/borrow-file.ts';
import { sourceKey } from '#/platform/storage/storage-keys.ts';
import type { LoadedResonance } from '../resonance.store.ts';
import { type AnswerColumn, audienceColumns, positiveColumns, ratingColumns, weightColumn } from './answer-columns.ts';
import { type KeptRatings, openKeptRatings } from './kept-ratings.ts';

type Sources = Pick<Services, 'storage' | 'now'>;

/**
 * All answers of a project as a .sav file: a case a respondent, with audiences, ratings and weight. Ratings have the
 * points of their scales where the imported file is still there, else whether they were positive.
 */
export const exportAnswers = (
  services: Sources,
  { project, resonance }: LoadedResonance,
  dataset: Dataset,
  { lang, signal }: { readonly lang: 'en' | 'de'; readonly signal: AbortSignal },
): Download => {
  const title = project.projectName;
  const now = services.now();
  return {
    fileName: stampedFileName(title, 'sav', now),
    content: write(services, { resonance, dataset, lang, title, now, signal }),
  };
};

interface Given {
  readonly resonance: LoadedResonance['resonance'];
  readonly dataset: Dataset;
  readonly lang: 'en' | 'de';
  readonly title: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/** Opens what it needs only once it is read, and closes it however reading ends. */
async function* write({ storage }: Sources, given: Given): AsyncGenerator<Uint8Array> {
  const { resonance, dataset, lang, title, now, signal } = given;
  const { mapping, datasetKey } = resonance;
  const places = mapping ? findRatings(mapping, dataset) : null;
  const isKept = places !== null && (await storage.exists(sourceKey(datasetKey)));
  const file = isKept ? await borrowFile(storage, sourceKey(datasetKey)) : null;
  try {
    const kept = file && mapping && places ? await openKeptRatings(file.path, mapping, places, signal) : null;
    try {
      const own = [...audienceColumns(dataset, lang), ...(kept ? [] : positiveColumns(dataset, lang))];
      const rated: SavColumn[] = kept ? ratingColumns(dataset, kept) : [];
      const weight = weightColumn(dataset, lang);
      const columns = [...own.map(({ column }) => column), ...rated, ...(weight ? [weight.column] : [])];
      const last = weight ? columns.length - 1 : null;
      const cases = readCases(dataset, [...own, ...(weight ? [weight] : [])], kept, signal);
      yield* writeSav({ title, createdOn: now, columns, weight: last, cases: dataset.respondents }, cases);
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

/** The values of some cases, one case behind the other: the dataset's columns, ratings before the weight. */
async function* readCases(
  { respondents, weights }: Dataset,
  own: readonly AnswerColumn[],
  kept: KeptRatings | null,
  signal: AbortSignal,
): AsyncGenerator<Float64Array> {
  const yieldToEventLoop = createYield(signal);
  const rated = kept?.columns ?? [];
  const width = own.length + rated.length;
  const ratingsAt = own.length - (weights ? 1 : 0);
  let row = 0;
  for await (const batch of kept ? kept.rows() : batches(respondents)) {
    for (let from = 0; from < batch.length; from += casesAStep) {
      const part = batch.slice(from, from + casesAStep);
      const values = new Float64Array(part.length * width);
      for (const [i, given] of part.entries()) {
        const at = i * width;
        for (let c = 0; c < own.length; c++) {
          values[at + c + (c >= ratingsAt ? rated.length : 0)] = own[c]!.valueAt(row + i);
        }
        if (!given) continue;
        for (let c = 0; c < rated.length; c++) {
          const { column, scale } = rated[c]!;
          values[at + ratingsAt + c] = scale.read(given.cells[column] ?? '');
        }
      }
      row += part.length;
      yield values;
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
