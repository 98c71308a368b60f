import type {
  ColumnMapping,
  FileWarning,
  HeadingStem,
  Recode,
  RecodeAlternative,
} from '@soundings/contract/resonance/mapping';
import type { ColumnRole } from '@soundings/contract/resonance/resonance-choices';
import type { YieldToEventLoop } from '#/platform/event-loop.ts';
import { truncateText } from '#/platform/tables/cell-text.ts';
import { recogniseRecodes } from '../scales/recognise-recodes.ts';
import type { ColumnStats } from './column-stats.ts';
import { findWarnings } from './column-warnings.ts';
import { endsAtSeparator, findStems, pairHeadings, withoutStem } from './heading-words.ts';
import { findChoiceBlocks } from './multiple-choice.ts';
import { orderSigns } from './sign-scale.ts';
import { suggestAudience } from './suggest-audience.ts';
import { findRanked, findSentencesAmongRatings, findSimilarRatings, suggestRole } from './suggest-role.ts';

interface GivenByFile {
  /** What stands above the headings. */
  readonly title?: string;
  readonly weight?: number | null;
  readonly labels?: readonly (readonly string[])[];
}

interface Suggestions {
  readonly columns: readonly ColumnMapping[];
  readonly recodes: readonly Recode[];
  readonly alternatives: readonly RecodeAlternative[];
  readonly stems: readonly HeadingStem[];
  readonly warnings: readonly FileWarning[];
}

export async function suggestColumns(
  headings: readonly string[],
  columns: readonly ColumnStats[],
  yieldToEventLoop: YieldToEventLoop,
  { title = '', weight = null, labels = [] }: GivenByFile = {},
): Promise<Suggestions> {
  const { recodes, alternatives, recodeByColumn, usual } = orderSigns(
    await recogniseRecodes(headings, columns, yieldToEventLoop, title),
  );
  const choices = findChoiceBlocks(headings, columns);
  const mapped: ColumnMapping[] = [];
  const codes = new Map<number, readonly string[]>();
  for (const [column, stats] of columns.entries()) {
    const heading = headings[column] ?? '';
    const recode = recodeByColumn[column] ?? null;
    const choice = choices[column] ?? null;
    const role = choice ? 'audience' : suggestRole(heading, stats, recode, usual.max);
    const audience = choice ? null : suggestAudience(heading, stats, recode, labels[column]);
    if (role === 'audience' && audience && audience.codes.length > 0) codes.set(column, audience.codes);
    mapped.push({
      ...{ column, heading, role, recode: recode?.id ?? null },
      label: choice?.variable ?? heading,
      audience: choice?.audience ?? audience?.mapping ?? null,
    });
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  for (const column of findSimilarRatings(mapped, columns, recodes)) mapped[column]!.role = 'r1';
  for (const column of findSentencesAmongRatings(mapped)) mapped[column]!.role = 'r1';
  for (const column of findRanked(mapped, recodes)) mapped[column]!.role = 'r1';
  pairHeadings(headings).forEach((paired, column) => {
    if (paired && mapped[column]!.role === 'r1') Object.assign(mapped[column]!, paired);
  });
  if (weight !== null && columns[weight]!.isNumeric) {
    for (const one of mapped) if (one.role === 'weight') one.role = 'ignore';
    mapped[weight]!.role = 'weight';
  }
  keepOnlyFirst(mapped, 'weight');
  keepOnlyFirst(mapped, 'respondent');
  turnLoneR2IntoR1(mapped);
  const stems = removeStems(mapped);
  numberDuplicateLabels(mapped);
  return {
    columns: mapped,
    recodes,
    alternatives,
    stems,
    warnings: await findWarnings(mapped, columns, recodes, codes, yieldToEventLoop),
  };
}

function keepOnlyFirst(mapped: ColumnMapping[], role: ColumnRole): void {
  const first = mapped.findIndex((column) => column.role === role);
  mapped.forEach((column, i) => {
    if (column.role === role && i !== first) column.role = 'ignore';
  });
}

function turnLoneR2IntoR1(mapped: ColumnMapping[]): void {
  const rated = new Set(mapped.filter(({ role }) => role === 'r1').map(({ label }) => label));
  for (const column of mapped) if (column.role === 'r2' && !rated.has(column.label)) column.role = 'r1';
}

/** The beginning of a few sentences among others stays: "my appearance." alone could not be understood. */
function removeStems(mapped: ColumnMapping[]): HeadingStem[] {
  const rated = mapped.filter(({ role }) => role === 'r1').length;
  const labels = mapped.map(({ label }) => label);
  const stems = findStems(
    labels,
    (column) => mapped[column]!.audience?.choice != null || mapped[column]!.role === 'ignore',
  );
  for (const { text, columns } of stems) {
    if (!endsAtSeparator(text) && columns.length * 2 <= rated) continue;
    for (const column of columns) mapped[column]!.label = withoutStem(labels[column]!, text);
  }
  return stems;
}

function numberDuplicateLabels(mapped: readonly ColumnMapping[]): void {
  const names = { r1: createNames(), others: createNames() };
  for (const column of mapped) {
    const { role, label, audience } = column;
    if (role === 'r2' || audience?.choice) continue;
    column.label = (role === 'r1' ? names.r1 : names.others)(label);
  }
}

function createNames(): (label: string) => string {
  const taken = new Set<string>();
  /** Label → the number that its next namesake tries first: 20,000 namesakes must not each count from 2. */
  const next = new Map<string, number>();
  return (label) => {
    const begin = truncateText(label, 990);
    let n = next.get(begin) ?? 2;
    let unique = label;
    for (; taken.has(unique); n++) unique = `${begin} (${n})`;
    next.set(begin, n);
    taken.add(unique);
    return unique;
  };
}
