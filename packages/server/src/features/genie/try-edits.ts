import type { MessageEdits } from '@soundings/contract/genie/genie';
import { genieEdits, usualEdits } from '@soundings/contract/genie/genie-choices';
import { editMessage } from '@soundings/engine/writer/edit-message';
import type { PageReading } from '@soundings/engine/writer/facts';
import { AppError } from '#/platform/http/app-error.ts';
import { readPageAt } from '#/platform/pages/fetch-page.ts';
import type { Services } from '#/platform/services.ts';
import { findApplied } from './calibration/calibration.store.ts';
import { findMessage } from './genie.store.ts';
import { compare, predict, predictUnshifted, scoreOf } from './predictor.ts';

const maxEdits = 3;
const longestReadMs = 10_000;

/** The best edit of each kind by the predictor. Throws notFound. */
export const tryEdits = async (
  services: Services,
  projectId: string,
  id: string,
  signal: AbortSignal,
): Promise<MessageEdits> => {
  const { db } = services;
  const row = await findMessage(db, projectId, id);
  if (!row) throw new AppError('notFound');
  const page = await readPageIfPossible(services, row.url, signal);
  const { language } = predictUnshifted(row.text);
  const written = page && (language === 'unknown' || language === 'other') ? page.language : language;
  const edits = written === 'en' || written === 'de' || written === 'da' ? editMessage(row.text, page, written) : [];
  const best = new Map<string, (typeof edits)[number]>();
  for (const edit of edits) {
    const before = best.get(edit.kind);
    if (!before || scoreOf(edit.text) > scoreOf(before.text)) best.set(edit.kind, edit);
  }
  const chosen = genieEdits.flatMap((kind) => best.get(kind) ?? []).slice(0, maxEdits);
  const calibration = await findApplied(db);
  return {
    edits: chosen
      .map(({ kind, text }) => {
        const { interest, low, high } = predict(text, row, calibration);
        return { kind, message: text, interest, low, high, comparison: compare(text, row.text, calibration) };
      })
      .toSorted((one, other) => other.comparison.difference - one.comparison.difference),
    missing: usualEdits.filter((kind) => !best.has(kind)),
    hasPage: page !== null,
  };
};

const readPageIfPossible = async (
  services: Services,
  url: string,
  signal: AbortSignal,
): Promise<PageReading | null> => {
  try {
    return await readPageAt(services.fetcher, url, AbortSignal.any([signal, AbortSignal.timeout(longestReadMs)]));
  } catch (error) {
    if (signal.aborted) throw error;
    // Then the message's own words have to do.
    return null;
  }
};
