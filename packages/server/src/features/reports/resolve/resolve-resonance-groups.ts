import { reportLimits } from '@soundings/contract/reports/report-choices';
import { readResonance } from '#/features/resonance/read-resonance.ts';
import { openResonance, percentAxis } from './open-resonance.ts';
import { reportWords } from './report-words.ts';
import { missing, type Resolve } from './resolving.ts';

type Kind = 'resonanceConcept' | 'resonanceBenchmark';

const namedGroups = 6;

/** What respondents said to a concept, and how many of them are some groups at once: as their pages show it. */
export const resonanceGroupResolvers: { readonly [K in Kind]: Resolve<K> } = {
  resonanceConcept: async (resolving, block) => {
    const { services, owner, signal, language } = resolving;
    const words = reportWords[language].resonance;
    const { source } = await openResonance(resolving, block);
    const concept = await readResonance(services).concept(
      owner,
      { id: block.projectId, conceptId: block.conceptId, audienceIds: block.audienceIds },
      signal,
    );
    const title = block.title || words.concept;
    const shown = (concept?.ORIGINAL ?? []).filter(({ share }) => share.percent !== null).slice(0, reportLimits.bars);
    if (!concept || shown.length === 0)
      return missing(language, title, block.conceptId === null ? 'noData' : 'notFound');
    const inTone = (tone: 'POSITIVE' | 'NEGATIVE') => {
      const shares = new Map(concept[tone].map(({ subName, share }) => [subName, share.percent]));
      return shown.map(({ subName }) => shares.get(subName) ?? 0);
    };
    return {
      ...{ look: 'chart', title, source: { ...source, base: [source.base, words.baseOf(concept.base)].join(', ') } },
      chart: {
        ...{ title: concept.name, categories: shown.map(({ subName }) => subName), ...percentAxis },
        series: [
          { name: words.named, values: shown.map(({ share }) => share.percent) },
          { name: words.positive, values: inTone('POSITIVE') },
          { name: words.negative, values: inTone('NEGATIVE') },
        ],
      },
    };
  },
  resonanceBenchmark: async (resolving, block) => {
    const { services, owner, signal, language } = resolving;
    const words = reportWords[language].resonance;
    const { source } = await openResonance(resolving, { projectId: block.projectId, audienceIds: [] });
    const title = block.title || words.benchmark;
    const asked = { id: block.projectId, nodeIds: block.nodeIds };
    const { chosen, answer } = await readResonance(services).benchmark(owner, asked, signal);
    if (answer?.percentage == null) return missing(language, title, 'noData');
    const { percentage, low, high, respondents, base } = answer;
    const others = chosen.length - namedGroups;
    return {
      ...{ look: 'figures', title, source },
      lead: [...chosen.slice(0, namedGroups), ...(others > 0 ? [words.moreGroups(others)] : [])].join(' · '),
      figures: [
        {
          ...{ label: words.shareOfAll, value: percentage, decimals: 1, unit: '%', change: null, low, high },
          note: words.ofAll(respondents, base),
        },
      ],
    };
  },
};
