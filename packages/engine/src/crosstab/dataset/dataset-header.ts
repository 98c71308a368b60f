import type { Dataset, Scale, Tone } from './dataset.ts';

/** A scale as it was written before points had names: whole numbers, of which the highest `topBox` count as positive. */
interface OldScale {
  readonly min: number;
  readonly max: number;
  readonly topBox: number;
}

export type ScaleRef = number | OldScale | null;

export interface DatasetHeader {
  readonly scales?: readonly Scale[];
  readonly respondents: number;
  readonly weighted: boolean;
  readonly variables: readonly { header: string; audiences: readonly { id: string; label: string }[] }[];
  readonly messages: readonly { id: string; text: string; r1: ScaleRef; r2: { scale: ScaleRef } | null }[];
  readonly concepts: readonly { id: string; name: string; mentions: readonly { subconcept: string; tone: Tone }[] }[];
}

export function encodeHeader(dataset: Dataset): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(createHeader(dataset)));
  const padded = new Uint8Array(Math.ceil(json.length / 8) * 8).fill(0x20);
  padded.set(json);
  return padded;
}

export const decodeHeader = (bytes: Uint8Array): DatasetHeader =>
  JSON.parse(new TextDecoder().decode(bytes)) as DatasetHeader;

export const readScale = ({ scales = [] }: DatasetHeader, ref: ScaleRef): Scale | null =>
  typeof ref === 'number' ? (scales[ref] ?? null) : ref && nameScale(ref);

export function maskCount({ variables, messages, concepts }: Omit<DatasetHeader, 'respondents'>): number {
  const audiences = variables.reduce((sum, variable) => sum + variable.audiences.length, 0);
  const answers = messages.reduce((sum, { r2 }) => sum + (r2 ? 4 : 2), 0);
  return audiences + answers + concepts.reduce((sum, { mentions }) => sum + mentions.length, 0);
}

function createHeader(dataset: Dataset): DatasetHeader {
  const places = new Map<string, number>();
  const scales: Scale[] = [];
  const scaleIndex = (scale: Scale | null): number | null => {
    if (!scale) return null;
    const key = JSON.stringify(scale);
    const known = places.get(key) ?? scales.push(scale) - 1;
    places.set(key, known);
    return known;
  };
  return {
    scales,
    respondents: dataset.respondents,
    weighted: dataset.weights !== null,
    variables: dataset.variables.map(({ header, audiences }) => ({
      header,
      audiences: audiences.map(({ id, label }) => ({ id, label })),
    })),
    messages: dataset.messages.map(({ id, text, r1, r2 }) => ({
      id,
      text,
      r1: scaleIndex(r1.scale),
      r2: r2 && { scale: scaleIndex(r2.scale) },
    })),
    concepts: dataset.concepts.map(({ id, name, mentions }) => ({
      id,
      name,
      mentions: mentions.map(({ subconcept, tone }) => ({ subconcept, tone })),
    })),
  };
}

const nameScale = ({ min, max, topBox }: OldScale): Scale => ({
  kind: 'points',
  points: Array.from({ length: max - min + 1 }, (_, i) => ({
    label: String(min + i),
    positive: min + i > max - topBox,
  })),
});
