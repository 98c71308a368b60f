import { isDeepStrictEqual } from 'node:util';
import type { ScreeningFinding } from '@soundings/contract/board/screening';
import { readingLevels } from '@soundings/contract/board/screening-choices';
import { BrandRules } from '@soundings/contract/scout/brand-rules';
import { screenMessage } from '@soundings/engine/screening/screen-message';
import { findTextLanguage } from '@soundings/engine/text/find-language';
import type { ProjectViewer } from '#/features/projects/project-routes.ts';
import type { Database } from '#/platform/db/database.ts';
import { createYield } from '#/platform/event-loop.ts';
import { findCompanyRules, findRules } from './brand-rules.store.ts';

const noRules = BrandRules.parse({});

/**
 * The rules that hold for a project: its own, else those of its companies together. Whoever belongs to a company is told
 * nothing of another one's.
 */
export const findRulesFor = async (
  db: Database,
  projectId: string,
  { caller }: Pick<ProjectViewer, 'caller'>,
): Promise<BrandRules> => {
  const own = await findRules(db, { projectId });
  if (own) return own.rules;
  const rows = await findCompanyRules(db, projectId, caller?.companyId ?? null);
  return mergeRules(rows.map(({ rules }) => rules));
};

/** What keeps to all of them: every word and claim, the shorter length and the easier text; of two addresses the first. */
export const mergeRules = (all: readonly BrandRules[]): BrandRules =>
  all.reduce((one, other) => {
    const lengths = [...one.lengths, ...other.lengths].toSorted((a, b) => a.max - b.max);
    return {
      use: [...new Set([...one.use, ...other.use])],
      avoid: withoutDouble([...one.avoid, ...other.avoid]),
      claims: withoutDouble([...one.claims, ...other.claims]),
      lengths: lengths.filter(({ channel }, at) => lengths.findIndex((each) => each.channel === channel) === at),
      readingLevel: readingLevels.find((level) => level === one.readingLevel || level === other.readingLevel) ?? null,
      address: one.address ?? other.address,
      tones: [...new Set([...one.tones, ...other.tones])],
    };
  }, noRules);

const withoutDouble = <T extends { readonly term: string }>(items: readonly T[]): T[] =>
  items.filter(({ term }, at) => items.findIndex((other) => other.term.toLowerCase() === term.toLowerCase()) === at);

export const screenTexts = async (texts: readonly string[], rules: BrandRules): Promise<ScreeningFinding[][]> => {
  const yieldToEventLoop = createYield();
  const findings: ScreeningFinding[][] = [];
  for (const text of texts) {
    findings.push(screenMessage(text, rules, findTextLanguage(text)));
    await yieldToEventLoop();
  }
  return findings;
};

export const screenRows = async (
  rows: readonly { readonly id: string; readonly text: string }[],
  rules: BrandRules,
): Promise<ReadonlyMap<string, readonly ScreeningFinding[]>> => {
  if (isDeepStrictEqual(rules, noRules)) return new Map();
  const texts = rows.map(({ text }) => text);
  const findings = await screenTexts(texts, rules);
  return new Map(rows.flatMap(({ id }, index) => (findings[index]!.length > 0 ? [[id, findings[index]!]] : [])));
};
