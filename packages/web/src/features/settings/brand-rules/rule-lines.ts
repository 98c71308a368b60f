import type { BrandRules } from '@soundings/contract/scout/brand-rules';
import { brandRuleLimits as limits } from '@soundings/contract/scout/scout-choices';
import { isWebAddress } from '@soundings/contract/settings/brand-choices';

/** Rules of words as they are typed: one a line, their parts with equals signs in between. */
export interface RuleLines {
  readonly use: string;
  readonly avoid: string;
  readonly claims: string;
}

export interface LineProblem {
  readonly code: 'lineNeedsWord' | 'lineNeedsAddress' | 'lineTooLong' | 'tooMany';
  /** Counts from 1. */
  readonly line: number;
  readonly max: number;
}

type WordRules = Pick<BrandRules, 'use' | 'avoid' | 'claims'>;

const join = (...parts: readonly string[]): string => parts.join(' = ').replace(/( = )+$/, '');

export const writeLines = ({ use, avoid, claims }: WordRules): RuleLines => ({
  use: use.join('\n'),
  avoid: avoid.map(({ term, instead }) => join(term, instead)).join('\n'),
  claims: claims.map(({ term, proof, address }) => join(term, proof, address)).join('\n'),
});

/** Without blank lines; an address may hold equals signs, as it comes last. */
const split = (text: string, parts: number): { line: number; cells: string[] }[] =>
  text.split('\n').flatMap((written, index) => {
    if (written.trim() === '') return [];
    const cells = written.split('=');
    const last = cells.slice(parts - 1).join('=');
    return [{ line: index + 1, cells: [...cells.slice(0, parts - 1), last].map((cell) => cell.trim()) }];
  });

export const readLines = ({ use, avoid, claims }: RuleLines): WordRules => ({
  use: split(use, 1).map(({ cells: [term = ''] }) => term),
  avoid: split(avoid, 2).map(({ cells: [term = '', instead = ''] }) => ({ term, instead })),
  claims: split(claims, 3).map(({ cells: [term = '', proof = '', address = ''] }) => ({ term, proof, address })),
});

const longest = {
  use: [limits.term],
  avoid: [limits.term, limits.term],
  claims: [limits.term, limits.proof, limits.address],
} as const;

/** What is wrong with the lines of a field, the first thing only. */
export const checkLines = (field: keyof RuleLines, text: string): LineProblem | null => {
  const rows = split(text, longest[field].length);
  if (rows.length > limits.terms) return { code: 'tooMany', line: rows[limits.terms]!.line, max: limits.terms };
  for (const { line, cells } of rows) {
    const problem = (code: LineProblem['code']): LineProblem => ({ code, line, max: limits.terms });
    if (!/[\p{L}\d]/u.test(cells[0]!)) return problem('lineNeedsWord');
    if (cells.some((cell, at) => cell.length > longest[field][at]!)) return problem('lineTooLong');
    const address = cells[2];
    if (field === 'claims' && address && !isWebAddress(address)) return problem('lineNeedsAddress');
  }
  return null;
};
