import { separators } from '@soundings/contract/resonance/resonance-choices';
import { wordKey } from './word-key.ts';

const mostParts = 60;
const mostCells = 2000;
const longestPart = 80;
/** Of a cell; longer ones are sentences. */
const longestCell = 1000;
const toned = /\([+−-]\)\s*$/;

type Separator = (typeof separators)[number];

/** A share of the parts has to stand in several different cells; sentences hold commas and slashes, too. */
const repeatedShare: Record<Separator, number> = { ';': 0.5, '|': 0.5, ',': 0.75, '/': 0.75 };

interface Parts {
  /** By its key: as it is written, and in how many different cells. */
  readonly found: Map<string, { part: string; cells: number }>;
  several: number;
}

/** Tells whether the cells of a column hold several answers, from its different texts. */
export class ChoiceParts {
  #parts: Map<Separator, Parts | null> | null = null;
  readonly #single: string[] = [];
  #cells = 0;

  /** Adds a text that was not seen before. */
  add(cell: string): void {
    if (this.#cells++ >= mostCells || cell.length > longestCell) return;
    const used = separators.filter((separator) => cell.includes(separator));
    if (used.length === 0 && !this.#parts) {
      if (this.#single.length < mostParts) this.#single.push(cell);
      return;
    }
    if (!this.#parts) {
      this.#parts = new Map();
      for (const separator of separators) {
        this.#parts.set(separator, { found: new Map(), several: 0 });
        for (const single of this.#single) this.#count(separator, single);
      }
    }
    for (const separator of separators) this.#count(separator, cell);
  }

  /** What parts the answers of a cell, and which there are; null where cells hold one each. */
  get result(): { separator: Separator; parts: string[] } | null {
    for (const separator of separators) {
      const parts = this.#parts?.get(separator);
      if (!parts || parts.several < 2 || parts.found.size < 2) continue;
      const all = [...parts.found.values()];
      const repeated = all.filter(({ cells }) => cells > 1).length;
      if (repeated >= all.length * repeatedShare[separator]) return { separator, parts: all.map(({ part }) => part) };
    }
    return null;
  }

  #count(separator: Separator, cell: string): void {
    const parts = this.#parts?.get(separator);
    if (!parts) return;
    const texts = cell
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean);
    if (texts.length > 1) parts.several++;
    for (const part of new Set(texts)) {
      const known = parts.found.get(wordKey(part));
      if (known) known.cells++;
      else parts.found.set(wordKey(part), { part, cells: 1 });
      if (part.length > longestPart || toned.test(part) || parts.found.size > mostParts) {
        this.#parts?.set(separator, null);
        return;
      }
    }
  }
}
