import { randomUUID } from 'node:crypto';
import { textKey } from '#/features/writing/text-key.ts';
import type { Database, DatabaseLog } from '#/platform/db/database.ts';
import type { Services } from '#/platform/services.ts';
import { audienceSegment } from './audience-segment.ts';
import { calculateCalibration } from './calculate-calibration.ts';
import {
  addSource,
  deleteOtherSurveys,
  findPredictedTexts,
  findResults,
  findSources,
  findUnmatchedKeys,
  lockResults,
  markMatched,
  saveCalibration,
} from './calibration.store.ts';
import type { OpenSurveys, SurveyReader } from './survey-reader.ts';

const compareSurveys = async (db: Database, surveys: SurveyReader) => {
  const listed = await surveys.list();
  const known = new Map(
    (await findSources(db)).flatMap((source) => (source.projectId ? [[source.projectId, source]] : [])),
  );
  const changed = listed.filter(({ projectId, name, importedOn }) => {
    const source = known.get(projectId);
    return !source || +source.addedOn !== +importedOn || source.name !== name;
  });
  const isOneGone = known.size > listed.filter(({ projectId }) => known.has(projectId)).length;
  return { listed, changed, isOneGone };
};

/** Where a survey came, changed or went since: the rest waits for the clock. */
export const refreshSurveys = async (
  services: Pick<Services, 'db' | 'now'>,
  surveys: SurveyReader,
  signal: AbortSignal,
): Promise<void> => {
  const { changed, isOneGone } = await compareSurveys(services.db, surveys);
  if (changed.length > 0 || isOneGone) await refreshCalibration(services, surveys, signal);
};

export const refreshCalibration = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  surveys: SurveyReader,
  signal: AbortSignal,
): Promise<void> => {
  const { listed, changed } = await compareSurveys(db, surveys);
  for (const { projectId, name, importedOn } of changed) {
    const read = await readSurvey(surveys, projectId, signal);
    const added = { id: randomUUID(), kind: 'SURVEY' as const, projectId, name, addedOn: importedOn };
    await db.transaction(async (tx) => {
      await lockResults(tx);
      await addSource(tx, { ...added, segments: read.segments }, read.rows);
    });
  }
  await db.transaction(async (tx) => {
    await lockResults(tx);
    await deleteOtherSurveys(
      tx,
      listed.map(({ projectId }) => projectId),
    );
    await matchPredicted(tx);
    const calibration = await calculateCalibration(await findSources(tx), await findResults(tx));
    await saveCalibration(tx, calibration, now());
  });
};

const readSurvey = async (surveys: SurveyReader, projectId: string, signal: AbortSignal) => {
  const messages = await surveys.read(projectId, signal);
  return {
    rows: messages.map(({ text, share, base }) => ({ text, key: textKey(text), product: null, base, share })),
    segments: messages.flatMap(({ text, audiences }) =>
      audiences.flatMap(({ header, label, share, overall, base }) => {
        const segment = audienceSegment(header, label);
        return segment ? [{ segment, message: text, share, overall, base }] : [];
      }),
    ),
  };
};

const matchPredicted = async (tx: Database): Promise<void> => {
  const unmatched = new Set(await findUnmatchedKeys(tx));
  if (unmatched.size === 0) return;
  const texts = await findPredictedTexts(tx);
  for (const product of ['GENIE', 'GENIE_GO'] as const) {
    const keys = texts.filter((one) => one.product === product).map(({ text }) => textKey(text));
    await markMatched(
      tx,
      product,
      [...new Set(keys)].filter((key) => unmatched.has(key)),
    );
  }
};

const everyMs = 10 * 60_000;

export const calibrateByTheClock =
  (open: OpenSurveys) =>
  (services: Services, log: DatabaseLog): (() => void) => {
    const leaving = new AbortController();
    const run = () =>
      refreshCalibration(services, open(services), leaving.signal).catch((error: unknown) => {
        if (!leaving.signal.aborted) log.error({ err: error }, 'predictions were not calibrated');
      });
    const timer = setInterval(run, everyMs);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  };
