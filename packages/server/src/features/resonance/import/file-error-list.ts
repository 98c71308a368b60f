import type { FileError } from '@soundings/contract/errors';

const maxLines = 100;

interface CountedError extends FileError {
  count: number;
}

/** Collects what is wrong in a file, at most 100 lines a title; the rest is only counted. */
export class FileErrorList {
  readonly #errors = new Map<string, CountedError>();

  get isEmpty(): boolean {
    return this.#errors.size === 0;
  }

  /** `line` is the spreadsheet's line, null where the error belongs to no line. */
  add(title: string, line: number | null, text: string): void {
    let error = this.#errors.get(title);
    if (!error) {
      error = { title, lines: [], count: 0 };
      this.#errors.set(title, error);
    }
    error.count++;
    if (error.lines.length < maxLines) error.lines.push({ line, text });
  }

  toFileErrors(): FileError[] {
    return Array.from(this.#errors.values(), ({ title, lines, count }) => ({
      title,
      lines:
        count > lines.length
          ? [...lines, { line: null, text: `… and ${(count - lines.length).toLocaleString('en')} more` }]
          : lines,
    }));
  }
}
