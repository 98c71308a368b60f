import type { GenieBoard, GenieMessage } from '@soundings/contract/genie/genie';
import type { RunRow } from '#/platform/ai/runs/runs.tables.ts';
import { createYield } from '#/platform/event-loop.ts';
import type { AppliedCalibration } from './calibration/calculate-calibration.ts';
import type { GenieSession, MessageRow } from './genie.tables.ts';
import { compare, modelFacts, predict, typicalInterest } from './predictor.ts';

/** A message with its figures; `originals` holds the messages that alternatives were written for. */
export const presentMessage = (
  row: MessageRow,
  originals: ReadonlyMap<string, MessageRow>,
  calibration: AppliedCalibration,
): GenieMessage => {
  const { gender, ageRange, region } = row;
  const prediction = row.evaluation === 'DONE' ? predict(row.text, row, calibration) : null;
  return {
    ...{ id: row.id, message: row.text, count: row.count, createType: row.createType, isNew: row.isNew },
    ...{ isManual: row.createType === 'MANUAL', evaluation: row.evaluation, prediction },
    interest: prediction?.interest ?? null,
    action: prediction?.action ?? null,
    uncertainty: prediction?.uncertainty ?? null,
    ...{ segment: { gender, ageRange, region }, url: row.url, createdOn: row.createdOn.toISOString() },
    original: presentOriginal(row, originals, calibration),
    source: row.source,
  };
};

const presentOriginal = (
  row: MessageRow,
  originals: ReadonlyMap<string, MessageRow>,
  calibration: AppliedCalibration,
): GenieMessage['original'] => {
  const original = row.originalId === null ? undefined : originals.get(row.originalId);
  if (!original) return null;
  const comparison = row.evaluation === 'DONE' ? compare(row.text, original.text, calibration) : null;
  return { id: original.id, message: original.text, comparison };
};

/** Rows are newest first. Others get their turn in between. */
export const presentBoard = async (
  rows: readonly MessageRow[],
  session: GenieSession | null,
  run: RunRow | null,
  calibration: AppliedCalibration,
): Promise<GenieBoard> => {
  const originals = new Map(rows.map((row) => [row.id, row]));
  const yieldToEventLoop = createYield();
  const messages = new Map<string, GenieMessage>();
  for (const row of rows) {
    messages.set(row.id, presentMessage(row, originals, calibration));
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  const inList = (list: MessageRow['list']): GenieMessage[] =>
    rows.filter((row) => row.list === list).map(({ id }) => messages.get(id)!);
  const predicted = inList('PREDICTED');
  return {
    predicted,
    generated: inList('GENERATED'),
    thread: presentThread(session),
    run: run && session?.runPurpose ? presentRun(run, session.runPurpose) : null,
    typical: typicalInterest(calibration),
    ties: tiesOf(predicted, calibration),
    model: modelFacts(),
  };
};

const presentThread = (session: GenieSession | null): GenieBoard['thread'] =>
  session?.threadId
    ? {
        ...{ id: session.threadId, url: session.url, assistantId: session.assistantId },
        ...{ hint: session.hint, hintCode: session.hintCode, replies: [...session.replies] },
      }
    : null;

const presentRun = (run: RunRow, purpose: NonNullable<GenieSession['runPurpose']>): GenieBoard['run'] => ({
  ...{ id: run.id, kind: run.kind, model: run.model, state: run.state, reason: run.reason },
  ...{ fellBackFrom: run.fellBackFrom, purpose },
});

const tiesOf = (messages: readonly GenieMessage[], calibration: AppliedCalibration): GenieBoard['ties'] => {
  const ranked = messages
    .filter(({ interest }) => interest !== null)
    .toSorted((one, other) => other.interest! - one.interest!)
    .slice(0, comparedAtMost);
  return ranked.slice(1).flatMap((below, index) => {
    const above = ranked[index]!;
    const { chance, isTooClose } = compare(above.message, below.message, calibration);
    return isTooClose ? [{ above: above.id, below: below.id, chance }] : [];
  });
};

const comparedAtMost = 50;
