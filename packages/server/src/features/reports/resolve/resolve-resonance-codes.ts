import type { BlockOf } from '@soundings/contract/reports/blocks';
import { reportLimits } from '@soundings/contract/reports/report-choices';
import type { Source } from '@soundings/contract/reports/report-content';
import { type CodedQuestion, readResonance } from '#/features/resonance/read-resonance.ts';
import { chooseColumns, withColumns } from './audience-columns.ts';
import { joined, openResonance, percentAxis, shareCell, shorten, shownPercent, withMarks } from './open-resonance.ts';
import { reportWords } from './report-words.ts';
import { missing, type Resolve, type Resolving } from './resolving.ts';

type Kind = 'resonanceCodes' | 'resonanceCodeTable';

interface FoundCodes extends CodedQuestion {
  readonly source: Source;
}

/** The most frequent code first. Null where nothing is coded. */
const openCodes = async (resolving: Resolving, block: BlockOf<Kind>): Promise<FoundCodes | null> => {
  const { services, owner, signal, language } = resolving;
  const words = reportWords[language].resonance;
  const { source, data, audienceIds } = await openResonance(resolving, block);
  const asked = { id: block.projectId, audienceIds, question: block.question };
  const found = await readResonance(services).codes(owner, asked, signal);
  if (!found) return null;
  const [first] = found.codes;
  const base = first === undefined ? null : words.answered(first.share.base);
  return {
    question: found.question,
    codes: found.codes.toSorted((one, other) => (other.share.percent ?? -1) - (one.share.percent ?? -1)),
    source: {
      ...source,
      base: joined(source.base, base),
      origin: words.codesOrigin(data.significance.confidence),
    },
  };
};

/** How many answered in which words, by their codes; never the answers themselves, which are personal data. */
export const resonanceCodeResolvers: { readonly [K in Kind]: Resolve<K> } = {
  resonanceCodes: async (resolving, block) => {
    const { language } = resolving;
    const words = reportWords[language].resonance;
    const found = await openCodes(resolving, block);
    const title = block.title || words.codes;
    const shown = (found?.codes ?? []).filter(({ share }) => shownPercent(share) !== null).slice(0, reportLimits.bars);
    if (!found || shown.length === 0) return missing(language, title, 'noData');
    return {
      ...{ look: 'chart', title },
      source: withMarks(
        found.source,
        language,
        shown.map(({ share }) => share),
      ),
      chart: {
        ...{ title: shorten(found.question), categories: shown.map(({ name }) => shorten(name)), ...percentAxis },
        series: [{ name: words.named, values: shown.map(({ share }) => share.percent) }],
      },
    };
  },
  resonanceCodeTable: async (resolving, block) => {
    const { language } = resolving;
    const words = reportWords[language].resonance;
    const found = await openCodes(resolving, block);
    const title = block.title || words.codes;
    if (!found) return missing(language, title, 'noData');
    const chosen = chooseColumns(found.codes[0]?.audiences ?? [], block.variable, ({ header }) => header);
    if (!chosen) return missing(language, title, 'notFound');
    const { places } = chosen;
    const first = found.codes[0]!;
    const withBase = (name: string, base: number) => `${name} (${words.baseOf(base)}), %`;
    return {
      ...{ look: 'table', title },
      source: withMarks(
        withColumns(found.source, language, chosen),
        language,
        found.codes.flatMap(({ share, audiences }) => [share, ...places.map((place) => audiences[place]!.share)]),
      ),
      columns: [
        { label: words.code, decimals: null },
        { label: withBase(words.everyone, first.share.base), decimals: 1 },
        ...places.map((place) => {
          const { subheader, share } = first.audiences[place]!;
          return { label: withBase(subheader, share.base), decimals: 1 };
        }),
      ],
      rows: found.codes
        .slice(0, reportLimits.rows)
        .map(({ name, share, audiences }) => [
          ...[name, shareCell(language, share)],
          ...places.map((place) => shareCell(language, audiences[place]!.share)),
        ]),
    };
  },
};
