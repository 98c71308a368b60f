import { referenceFileTypes } from '@soundings/contract/projects/project-choices';
import { removeControls, truncateText } from '#/platform/tables/cell-text.ts';

export interface FileText {
  readonly text: string;
  readonly isCut: boolean;
}

export class TextCollector {
  readonly #most: number;
  #pieces: string[] = [];
  #characters = 0;
  #isCut = false;

  constructor(most: number) {
    this.#most = most;
  }

  get isFull(): boolean {
    return this.#characters > this.#most;
  }

  add(piece: string): void {
    if (this.isFull || piece === '') return;
    this.#pieces.push(piece);
    this.#characters += piece.length;
  }

  cut(): void {
    this.#isCut = true;
  }

  take(): FileText {
    const lines = removeControls(this.#pieces.join('').toWellFormed()).split(/\r\n?|[\n\u2028\u2029]/);
    const whole = lines
      .map((line) => line.trimEnd())
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim();
    return { text: truncateText(whole, this.#most), isCut: this.#isCut || this.isFull };
  }
}

/** `foreign`: the content is not what the name says. `tooMuch`: reading it takes too long or too much memory. */
export type TextRefusalReason = 'foreign' | 'damaged' | 'locked' | 'noText' | 'tooMuch';

export class TextRefusal extends Error {
  override readonly name = 'TextRefusal';
  readonly reason: TextRefusalReason;

  constructor(reason: TextRefusalReason, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

export type TextFileType = (typeof referenceFileTypes)[number];

export const textFileType = (fileName: string): TextFileType | null => {
  const ending = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  return referenceFileTypes.find((known) => known === ending) ?? null;
};
