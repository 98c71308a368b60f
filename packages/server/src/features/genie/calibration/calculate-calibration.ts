import type { Calibration } from '@soundings/contract/genie/calibration';
import type { Segment } from '@soundings/contract/genie/genie';
import { type ResultKind, resultKinds, resultProducts } from '@soundings/contract/genie/genie-choices';
import { clickShares } from '@soundings/engine/predict/click-shares';
import { measureQuality, type PredictionQuality } from '@soundings/engine/predict/prediction-quality';
import { learnSegmentOffsets, type SegmentOffset } from '@soundings/engine/predict/segment-offsets';
import { applyOffset, learnOffset, type Measured } from '@soundings/engine/predict/workspace-offset';
import { createYield } from '#/platform/event-loop.ts';
import { predictUnshifted } from '../predictor.ts';
import type { ResultRow, ResultSource } from './calibration.tables.ts';

export interface AppliedCalibration {
  /** Null: predictions are not shifted. */
  readonly offset: {
    readonly kind: ResultKind;
    readonly shift: number;
    readonly scale: number;
    readonly messages: number;
  } | null;
  readonly segments: readonly AppliedSegment[];
}

export interface AppliedSegment extends Omit<SegmentOffset, 'segment' | 'raw'> {
  readonly segment: Segment;
  readonly surveys: readonly string[];
}

export type StoredCalibration = Pick<Calibration, 'kinds' | 'used' | 'segments'>;

export const uncalibrated: AppliedCalibration = { offset: null, segments: [] };

interface MeasuredMessage extends Measured {
  readonly product: ResultRow['product'];
  readonly language: string;
}

export const calculateCalibration = async (
  sources: readonly ResultSource[],
  rows: readonly ResultRow[],
): Promise<{ found: StoredCalibration; applied: AppliedCalibration }> => {
  const kindOf = new Map(sources.map(({ id, kind }) => [id, kind]));
  const kinds: StoredCalibration['kinds'] = [];
  for (const kind of resultKinds) {
    const measured = await measure(
      kind,
      rows.filter(({ sourceId, product }) => kindOf.get(sourceId) === kind && product !== null),
    );
    if (measured.length > 0) kinds.push(compareKind(kind, measured));
  }
  // A survey's R1 is what GENIE's R1 is about; clicks stand in for it.
  const used = kinds.find(({ offset }) => offset.isUsed) ?? null;
  const segments = learnSegments(sources);
  const offset = used && {
    kind: used.kind,
    shift: used.offset.shift,
    scale: used.offset.scale,
    messages: used.offset.messages,
  };
  return {
    found: { kinds, used: used?.kind ?? null, segments: segments.map(presentSegment) },
    applied: { offset, segments },
  };
};

const compareKind = (kind: ResultKind, measured: readonly MeasuredMessage[]): StoredCalibration['kinds'][number] => {
  const languages = [...new Set(measured.map(({ language }) => language))].toSorted();
  return {
    kind,
    all: inPercent(measureQuality(measured)),
    byProduct: resultProducts.flatMap((product) => {
      const own = measured.filter((message) => message.product === product);
      return own.length > 0 ? [{ product, ...inPercent(measureQuality(own)) }] : [];
    }),
    byLanguage: languages.map((language) => ({
      language,
      ...inPercent(measureQuality(measured.filter((message) => message.language === language))),
    })),
    offset: learnOffset(measured),
  };
};

const inPercent = ({ bins, ...quality }: PredictionQuality) => ({
  ...quality,
  bins: bins.map((bin) => ({
    ...{ predicted: 100 * bin.predicted, measured: 100 * bin.measured },
    ...{ low: 100 * bin.low, high: 100 * bin.high, messages: bin.messages },
  })),
});

/** Clicks count by how many of the other messages of their file they beat, as R1 does. */
const measure = async (kind: ResultKind, rows: readonly ResultRow[]): Promise<MeasuredMessage[]> => {
  const yieldToEventLoop = createYield();
  const messages: MeasuredMessage[] = [];
  for (const [group, own] of Map.groupBy(rows, ({ sourceId }) => sourceId)) {
    const shares =
      kind === 'SURVEY'
        ? own.map(({ share }) => share)
        : clickShares(own.map(({ share, base }) => ({ shown: base, clicked: Math.round(share * base) })));
    for (const [index, { text, base, product }] of own.entries()) {
      const { interest, language } = predictUnshifted(text);
      messages.push({ predicted: interest / 100, measured: shares[index]!, base, group, product, language });
      if (yieldToEventLoop.isDue()) await yieldToEventLoop();
    }
  }
  return messages;
};

const learnSegments = (sources: readonly ResultSource[]): AppliedSegment[] => {
  const answers = sources.flatMap(({ name, segments }) =>
    segments.map((one) => ({ ...one, survey: name, key: JSON.stringify(one.segment) })),
  );
  const offsets = learnSegmentOffsets(answers.map(({ key, segment: _, ...one }) => ({ ...one, segment: key })));
  return offsets.map(({ segment, raw: _, ...offset }) => ({
    ...offset,
    segment: JSON.parse(segment) as Segment,
    surveys: [...new Set(answers.filter(({ key }) => key === segment).map(({ survey }) => survey))],
  }));
};

const presentSegment = ({ segment, offset, error, messages, respondents, surveys }: AppliedSegment) => ({
  ...{ segment, offset, error, messages, respondents, surveys: [...surveys] },
  points: 100 * applyOffset({ shift: offset, scale: 1 }, 0.5) - 50,
});
