import { checkNumbers } from '@soundings/engine/facts/check/check-numbers';
import type { FactLanguage } from '@soundings/engine/facts/fact';
import { citation } from '@soundings/contract/playground/playground-choices';
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
 * What a model says, sentence by sentence, with figures struck through that no tool and no text gave, or that it gave of
 * another brand, or the other way round. What says nothing of the user's projects passes as it is.
 */
export async function* reviewFigures(
  parts: AsyncGenerator<string, AiUsage>,
  against: Against,
): AsyncGenerator<string, AiUsage> {
  const given = new Set(against.texts.flatMap((text) => (text.match(number) ?? []).map(bare)));
  let rest = '';
  try {
    let part = await parts.next();
    while (!part.done) {
      rest += part.value;
      const end = lastEnd(rest);
      if (end > 0) {
        yield strikeFigures(rest.slice(0, end), against, given);
        rest = rest.slice(end);
      }
      part = await parts.next();
    }
    if (rest) yield strikeFigures(rest, against, given);
    return part.value;
  } finally {
    await parts.return({ inputTokens: 0, outputTokens: 0, isEstimated: false });
  }
}

/** Where the last whole sentence or line ends; text without an end is not held back for ever. */
const maxHeldBack = 2000;
const lastEnd = (text: string): number => {
  const ends = [...text.matchAll(/\n|[.!?](?=\s)\s/g)];
  const last = ends.at(-1);
  return last ? last.index + last[0].length : text.length > maxHeldBack ? text.length : 0;
};

const number = /\d+(?:[.,\u00a0\u202f ]\d{3})*(?:[.,]\d+)?/g;
const bare = (figure: string): string => figure.replaceAll(/[^\d]/g, '');

const strikeFigures = (text: string, { ledger, brands, language }: Against, given: ReadonlySet<string>): string => {
  if (!/\d/.test(text)) return text;
  const names = [...new Set([...brands, ...ledger.names])];
  const lower = text.toLowerCase();
  const speaksOfProjects = ledger.facts.length > 0 || brands.some((brand) => lower.includes(brand.toLowerCase()));
  if (!speaksOfProjects) return text;
  // Addresses, citations, code and numbers of lists are no figures.
  const shown = text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(citation, '')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/^(\s*(?:[-*]\s+)?)\d+[.)]\s/gm, '$1')
    .replaceAll(/[*_[\]|]/g, ' ');
  const { sentences } = checkNumbers(shown, { facts: ledger.facts, brands: names, language });
  const wrong = sentences.flatMap((sentence) => sentence.wrong.map(({ said }) => said.trim())).filter((said) => !given.has(bare(said)));
  return [...new Set(wrong)].reduce(strike, text);
};

/** Strikes a figure wherever it stands as text, with the link around it, but not within an address. */
const strike = (text: string, said: string): string => {
  const escaped = said.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const form = new RegExp(`\\[([^\\]\\n]*?)(?<![\\d])${escaped}(?![\\d])([^\\]\\n]*)\\]\\([^)]*\\)|(?<![\\d/=&.~-])${escaped}(?![\\d~])(?![^(\\n]*\\))`, 'g');
  return text.replace(form, (whole, before?: string, behind?: string) =>
    before === undefined ? `~~${whole}~~` : `~~${before}${said}${behind ?? ''}~~`,
  );
};
