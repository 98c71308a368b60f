import { citation } from '@soundings/contract/playground/playground-choices';
import { checkNumbers } from '@soundings/engine/facts/check/check-numbers';
import type { FactLanguage } from '@soundings/engine/facts/fact';
import type { AiUsage } from '#/platform/ai/ai-engine.ts';
import type { FigureLedger } from './figure-tools.ts';

interface Against {
  readonly ledger: FigureLedger;
  /** Brands of the user's projects: whoever speaks of them needs the tools' figures. */
  readonly brands: readonly string[];
  /** What else the model was given: numbers of these are theirs. */
  readonly texts: readonly string[];
  readonly language: FactLanguage;
}

/**
 * What a model says, with figures struck through that no tool and no text gave, or that it gave of another brand, or the
 * other way round. Words pass as they come; a figure waits for the end of its sentence. What says nothing of the user's
 * projects passes as it is.
 */
export async function* reviewFigures(
  parts: AsyncGenerator<string, AiUsage>,
  against: Against,
): AsyncGenerator<string, AiUsage> {
  const given = new Set(against.texts.flatMap((text) => (text.match(number) ?? []).map(bare)));
  /** The sentences so far, as far as they are out; what waits comes behind them. */
  let told = '';
  let waiting = '';
  const release = (end: number): string => {
    const [now, later] = [waiting.slice(0, end), waiting.slice(end)];
    const checked = strikeFigures(told, now, against, given);
    told = lastSentences(told + now);
    waiting = later;
    return checked;
  };
  try {
    let part = await parts.next();
    while (!part.done) {
      waiting += part.value;
      const end = Math.max(lastEnd(waiting), firstFigure(waiting));
      if (end > 0) yield release(end);
      part = await parts.next();
    }
    if (waiting) yield release(waiting.length);
    return part.value;
  } finally {
    await parts.return({ inputTokens: 0, outputTokens: 0, isEstimated: false });
  }
}

/** Text without an end is not held back for ever. */
const maxHeldBack = 2000;
const ends = /\n|[.!?](?=\s)\s/g;
const lastEnd = (text: string): number => {
  const last = [...text.matchAll(ends)].at(-1);
  return last ? last.index + last[0].length : text.length > maxHeldBack ? text.length : 0;
};

/** Where the word begins that holds the first figure, or the last word, which may still become one. */
const firstFigure = (text: string): number => {
  const digit = text.search(/\d/);
  const before = digit < 0 ? text : text.slice(0, digit);
  return Math.max(before.lastIndexOf(' '), before.lastIndexOf('\n')) + 1;
};

/** Enough to know of whom the next sentence speaks. */
const lastSentences = (text: string): string => {
  const found = [...text.matchAll(ends)];
  const from = found.at(-3);
  return text.slice(Math.max(from ? from.index + from[0].length : 0, text.length - maxHeldBack));
};

const number = /\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?/g;
const bare = (figure: string): string => figure.replaceAll(/[^\d]/g, '');

const strikeFigures = (
  before: string,
  text: string,
  { ledger, brands, language }: Against,
  given: ReadonlySet<string>,
): string => {
  if (!/\d/.test(text)) return text;
  const lower = `${before}${text}`.toLowerCase();
  const speaksOfProjects = ledger.facts.length > 0 || brands.some((brand) => lower.includes(brand.toLowerCase()));
  if (!speaksOfProjects) return text;
  const names = [...new Set([...brands, ...ledger.names])];
  const { sentences } = checkNumbers(plain(`${before}${text}`), { facts: ledger.facts, brands: names, language });
  const wrong = sentences.flatMap((sentence) => sentence.wrong.map(({ said }) => said.trim()));
  return [...new Set(wrong)].filter((said) => !given.has(bare(said))).reduce(strike, text);
};

/** Addresses, citations, code and numbers of lists are no figures. */
const plain = (text: string): string =>
  text
    .replaceAll(citation, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/^(\s*(?:[-*]\s+)?)\d+[.)]\s/gm, '$1')
    .replaceAll(/[*_[\]|]/g, ' ');

/** Strikes a figure wherever it stands as text, with the link around it, but not within an address. */
const strike = (text: string, said: string): string => {
  const escaped = said.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const form = new RegExp(
    `\\[([^\\]\\n]*?)(?<![\\d])${escaped}(?![\\d])([^\\]\\n]*)\\]\\([^)]*\\)|(?<![\\d/=&.~-])${escaped}(?![\\d~])(?![^(\\n]*\\))`,
    'g',
  );
  return text.replace(form, (whole, before?: string, behind?: string) =>
    before === undefined ? `~~${whole}~~` : `~~${before}${said}${behind ?? ''}~~`,
  );
};
