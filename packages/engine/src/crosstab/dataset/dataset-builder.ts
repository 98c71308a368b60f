import { type ArenaOptions, allocateRows } from '../../arena/arena.ts';
import { sheetBytes } from '../../arena/sheet-memory.ts';
import { finish, type Steps } from '../../steps.ts';
import { wordsFor } from './bits.ts';
import type { Concept, Dataset, Message, Tone, Variable } from './dataset.ts';
import { GrowingWeights, RowSet } from './growing-bits.ts';
import {
  buildConcept,
  buildMessage,
  buildVariable,
  type GrowingConcept,
  type GrowingMeasure,
  type GrowingMessage,
  type GrowingVariable,
  type MessageScales,
  masksAStep,
  newMeasure,
  newToneMap,
  type Place,
} from './growing-parts.ts';

/** What a label or question of a few respondents takes until it is a mask, with its text and what stands around it. */
const leastMaskBytes = 4096;

/**
 * Makes a dataset from answers that arrive in any order, one at a time, while their number is not known.
 * Variables, messages and concepts may be added at any time, also after respondents. A respondent is known by its row:
 * its place in all masks, given out by `addRespondent`.
 * Indexes and rows that were never given out throw a RangeError: a mistake of the caller, not of the file.
 */
export class DatasetBuilder {
  readonly #variables: GrowingVariable[] = [];
  readonly #messages: GrowingMessage[] = [];
  readonly #messageIds = new Set<string>();
  readonly #concepts: GrowingConcept[] = [];
  readonly #weights = new GrowingWeights();
  #respondents = 0;
  #masks = 0;
  #messagesWithR2 = 0;
  #characters = 0;

  get respondents(): number {
    return this.#respondents;
  }

  /**
   * About how many bytes making the dataset of so many respondents takes when it takes most: growing masks are up to
   * twice as long as they need to be and are copied into the arena; then come sheets of ratings in place of them.
   */
  peakBytes(respondents = this.#respondents): number {
    const masks = this.#masks * Math.max(wordsFor(respondents) * 4, leastMaskBytes);
    const sheets = sheetBytes(this.#messages.length, respondents) + sheetBytes(this.#messagesWithR2, respondents);
    return masks + Math.max(2 * masks, sheets) + this.#weights.bytes;
  }

  get characters(): number {
    return this.#characters;
  }

  /**
   * Adds an audience variable and returns its index. Its audiences come in `order`, then those that it does not name as
   * `sortAudiences` has them. Labels that nobody has are left out.
   */
  addVariable(header: string, order: readonly string[] = []): number {
    this.#characters += header.length;
    return this.#variables.push({ header, labels: new Map(), order }) - 1;
  }

  /** Adds a message and returns its index. Throws where the id is taken. */
  addMessage(id: string, text: string, scales: MessageScales): number {
    if (this.#messageIds.has(id)) throw new RangeError(`Two messages have the id ${JSON.stringify(id)}.`);
    this.#messageIds.add(id);
    this.#masks += scales.hasR2 ? 4 : 2;
    if (scales.hasR2) this.#messagesWithR2++;
    this.#characters += id.length + text.length;
    return this.#messages.push({ id, text, scales, r1: newMeasure(), r2: scales.hasR2 ? newMeasure() : null }) - 1;
  }

  addConcept(name: string): number {
    this.#characters += name.length;
    return this.#concepts.push({ name, mentions: new Map() }) - 1;
  }

  addRespondent(): number {
    return this.#respondents++;
  }

  setAudience(row: number, variable: number, label: string): void {
    this.#checkRow(row);
    const { labels } = at(this.#variables, variable, 'variable');
    getOrAdd(labels, label, () => this.#countMask(label)).add(row);
  }

  /** Records a respondent's answer; a second answer to the same question replaces the first. */
  setAnswer(row: number, message: number, measure: 'r1' | 'r2', positive: boolean): void {
    this.#checkRow(row);
    const answers = this.#answersTo(message, measure);
    answers.answered.add(row);
    if (positive) answers.positive.add(row);
    else answers.positive.delete(row);
  }

  /**
   * Records the answers of up to 32 respondents in a row, which is several times faster than one by one: bit i of
   * `answered` and of its subset `positive` is respondent 32 · word + i, as in a mask.
   */
  setAnswers(word: number, message: number, measure: 'r1' | 'r2', answered: number, positive: number): void {
    if (answered === 0) return;
    this.#checkRow(word * 32 + 31 - Math.clz32(answered));
    const answers = this.#answersTo(message, measure);
    answers.answered.replace(word, answered, answered);
    answers.positive.replace(word, answered, positive);
  }

  /** A finite weight, not below 0. Respondents without one count 1. */
  setWeight(row: number, weight: number): void {
    this.#checkRow(row);
    if (!Number.isFinite(weight) || weight < 0) throw new RangeError(`${weight} is not a weight.`);
    this.#weights.set(row, weight);
  }

  addMention(row: number, concept: number, subconcept: string, tone: Tone): void {
    this.#checkRow(row);
    const { mentions } = at(this.#concepts, concept, 'concept');
    const byTone = getOrAdd(mentions, subconcept, newToneMap);
    getOrAdd(byTone, tone, () => this.#countMask(subconcept)).add(row);
  }

  build(options?: ArenaOptions): Dataset {
    return finish(this.buildInSteps(options));
  }

  *buildInSteps(options?: ArenaOptions): Steps<Dataset> {
    const { row } = allocateRows(this.#respondents, this.#masks, options);
    let rows = 0;
    const place: Place = (members) => {
      const bits = row(rows++);
      members.copyInto(bits);
      return bits;
    };
    const variables: Variable[] = [];
    for (const variable of this.#variables) variables.push(yield* buildVariable(variable, variables.length, place));
    const messages: Message[] = [];
    for (const message of this.#messages) {
      messages.push(buildMessage(message, place));
      if (messages.length % (masksAStep / 4) === 0) yield;
    }
    const concepts: Concept[] = [];
    for (const concept of this.#concepts) concepts.push(yield* buildConcept(concept, concepts.length, place));
    const respondents = this.#respondents;
    return { respondents, variables, messages, concepts, weights: this.#weights.toWeights(respondents) };
  }

  #countMask(label: string): RowSet {
    this.#masks++;
    this.#characters += label.length;
    return new RowSet();
  }

  #answersTo(message: number, measure: 'r1' | 'r2'): GrowingMeasure {
    const answers = at(this.#messages, message, 'message')[measure];
    if (!answers) throw new RangeError(`Message ${message} has no R2.`);
    return answers;
  }

  #checkRow(row: number): void {
    if (!(row >= 0 && row < this.#respondents)) throw new RangeError(`There is no respondent ${row}.`);
  }
}

function at<T>(items: readonly T[], index: number, word: string): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no ${word} ${index}.`);
  return item;
}

function getOrAdd<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = create();
    map.set(key, value);
  }
  return value;
}
