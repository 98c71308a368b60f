import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createYield } from '#/platform/event-loop.ts';

/** Answers by respondent; rows grow. */
export interface VerbatimQuestion {
  readonly label: string;
  readonly rows: readonly number[];
  readonly texts: readonly string[];
}

export class VerbatimCollector {
  readonly #questions: { label: string; rows: number[]; texts: string[] }[] = [];
  #characters = 0;

  /** What the texts take in memory at most. */
  get bytes(): number {
    return this.#characters * 2;
  }

  get questions(): readonly VerbatimQuestion[] {
    return this.#questions.filter(({ rows }) => rows.length > 0);
  }

  add(label: string): (row: number, text: string) => void {
    const question = { label, rows: [] as number[], texts: [] as string[] };
    this.#questions.push(question);
    return (row, text) => {
      question.rows.push(row);
      question.texts.push(text);
      this.#characters += text.length + 32;
    };
  }
}

const format = 'soundings-verbatims';
const linesAPiece = 1000;

/** Lines of JSON: what it is with the labels of the questions, then `[question, row, text]` of each answer. */
export function* encodeVerbatims(questions: readonly VerbatimQuestion[]): Generator<Buffer> {
  yield Buffer.from(`${JSON.stringify({ format, version: 1, questions: questions.map(({ label }) => label) })}\n`);
  for (const [id, { rows, texts }] of questions.entries()) {
    for (let from = 0; from < rows.length; from += linesAPiece) {
      const part = texts.slice(from, from + linesAPiece);
      yield Buffer.from(part.map((text, i) => `${JSON.stringify([id, rows[from + i], text])}\n`).join(''));
    }
  }
}

export const readVerbatims = async (path: string): Promise<VerbatimQuestion[]> => {
  const yieldToEventLoop = createYield();
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  let questions: { label: string; rows: number[]; texts: string[] }[] | null = null;
  for await (const line of lines) {
    if (questions === null) {
      const head = JSON.parse(line) as { format: string; version: number; questions: string[] };
      if (head.format !== format || head.version !== 1) throw new Error('These are no verbatims.');
      questions = head.questions.map((label) => ({ label, rows: [], texts: [] }));
      continue;
    }
    const [id, row, text] = JSON.parse(line) as [number, number, string];
    questions[id]!.rows.push(row);
    questions[id]!.texts.push(text);
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  return questions ?? [];
};
