import type { Steps } from '../../steps.ts';
import type { Audience, Bits, Concept, Measure, Mention, Message, Scale, Tone, Variable } from './dataset.ts';
import type { RowSet } from './growing-bits.ts';
import { GrowingBits } from './growing-bits.ts';
import { sortAudiences } from './sort-audiences.ts';

/** The scales a message was answered on; null where they are not known. */
export interface MessageScales {
  readonly r1: Scale | null;
  readonly r2: Scale | null;
  readonly hasR2: boolean;
}

export interface GrowingMeasure {
  readonly answered: GrowingBits;
  readonly positive: GrowingBits;
}

export interface GrowingMessage {
  readonly id: string;
  readonly text: string;
  readonly scales: MessageScales;
  readonly r1: GrowingMeasure;
  readonly r2: GrowingMeasure | null;
}

export interface GrowingVariable {
  readonly header: string;
  readonly labels: Map<string, RowSet>;
  readonly order: readonly string[];
}

export interface GrowingConcept {
  readonly name: string;
  readonly mentions: Map<string, Map<Tone, RowSet>>;
}

/** Puts members into the next row of the arena: called in the order of `listRows`. */
export type Place = (members: GrowingBits | RowSet) => Bits;

const tones: readonly Tone[] = ['positive', 'negative', 'blank'];

export const masksAStep = 16;

export const newToneMap = (): Map<Tone, RowSet> => new Map();
export const newMeasure = (): GrowingMeasure => ({ answered: new GrowingBits(), positive: new GrowingBits() });

export function* buildVariable(
  { header, labels, order }: GrowingVariable,
  index: number,
  place: Place,
): Steps<Variable> {
  const found: { label: string; base: number; rows: RowSet }[] = [];
  for (const [label, rows] of labels) {
    if (found.push({ label, base: rows.count, rows }) % masksAStep === 0) yield;
  }
  yield;
  const named = new Set(order);
  const first = [...named].flatMap((label) => {
    const rows = labels.get(label);
    return rows ? [{ label, base: rows.count, rows }] : [];
  });
  const rest = sortAudiences(found.filter(({ label }) => !named.has(label)));
  const audiences: Audience[] = [];
  for (const { label, rows } of [...first, ...rest]) {
    const id = `${index}.${audiences.length}`;
    if (audiences.push({ id, label, members: place(rows) }) % masksAStep === 0) yield;
  }
  return { header, audiences };
}

export function buildMessage({ id, text, scales, r1, r2 }: GrowingMessage, place: Place): Message {
  const build = ({ answered, positive }: GrowingMeasure, scale: Scale | null): Measure => ({
    answered: place(answered),
    positive: place(positive),
    scale,
  });
  return { id, text, r1: build(r1, scales.r1), r2: r2 && build(r2, scales.r2) };
}

export function* buildConcept({ name, mentions }: GrowingConcept, index: number, place: Place): Steps<Concept> {
  const built: Mention[] = [];
  for (const subconcept of [...mentions.keys()].sort()) {
    for (const tone of tones) {
      const rows = mentions.get(subconcept)?.get(tone);
      if (rows && built.push({ subconcept, tone, members: place(rows) }) % masksAStep === 0) yield;
    }
  }
  return { id: String(index), name, mentions: built };
}
