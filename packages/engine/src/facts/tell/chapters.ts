import type { ChapterType } from '@soundings/contract/sonar/navig8-choices';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { FactLanguage } from '../fact.ts';
import type { Fact, FactKind, FactView } from '../find/finding.ts';
import { type Market, ranked } from '../find/market.ts';
import { countUnknown } from '../find/standings.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import type { GapStep, Language } from './language.ts';

export interface ToldSentence {
  readonly text: string;
  readonly factIds: readonly string[];
  /** Where the dashboard shows its numbers; null where it has none. */
  readonly view: FactView | null;
  readonly gain?: GapStep & { readonly points: number };
}

export interface ToldChapter {
  readonly type: ChapterType;
  readonly sentences: readonly ToldSentence[];
}

export const languages: Readonly<Record<FactLanguage, Language>> = { en: english, de: german };

const limits = { movers: 6, unusual: 6, gaps: 4, groups: 5, data: 8 } as const;

export const noMovers = (
  { market, language }: { readonly market: Market; readonly language: FactLanguage },
  of: ScoreName | null = null,
  direction: 'up' | 'down' | null = null,
): string => {
  const known = of ?? 'powerrank';
  const words = languages[language];
  const isUnknown = countUnknown(market, known) === ranked(market, known).length;
  return isUnknown ? words.unknownMovers(of) : words.noMovers(of, direction);
};

export const say = (text: string, fact: Fact | null = null): ToldSentence => ({
  text,
  factIds: fact ? [fact.id] : [],
  view: fact?.view ?? null,
});

/** The facts' sentences, each linked to what it tells of; pronouns only where the one before is of the same brand. */
export function tellFacts(market: Market, facts: readonly Fact[], language: FactLanguage): ToldSentence[] {
  const { tell, gapStep } = languages[language];
  let last: string | undefined;
  return facts.flatMap((fact) => {
    const isFollowing = last !== undefined && fact.brands[0] === last;
    last = fact.brands[0];
    const told = tell(market, fact, isFollowing).map((text) => say(text, fact));
    const { finding } = fact;
    if (finding.kind !== 'gap') return told;
    return told.map((each, at) => (at > 0 ? each : { ...each, gain: { ...gapStep(finding), points: finding.gain } }));
  });
}

const byPlace = (a: Fact, b: Fact): number =>
  a.finding.kind === 'group' && b.finding.kind === 'group' ? a.finding.place - b.finding.place : 0;

export function tellChapters(market: Market, facts: readonly Fact[], language: FactLanguage): ToldChapter[] {
  const words = languages[language];
  const of = (...kinds: FactKind[]): Fact[] => facts.filter(({ finding }) => kinds.includes(finding.kind));
  const isOwn = ({ finding }: Fact): boolean => 'brand' in finding && finding.brand === market.own;
  const carried = Map.groupBy(of('carried'), ({ finding }) => 'brand' in finding && finding.brand);
  const withPosts = (fact: Fact): Fact[] =>
    fact.finding.kind === 'mover' ? [fact, ...(carried.get(fact.finding.brand) ?? [])] : [fact];
  const tell = (told: readonly Fact[]): ToldSentence[] => tellFacts(market, told.flatMap(withPosts), language);
  const chapter = (type: ChapterType, sentences: readonly ToldSentence[]): ToldChapter[] =>
    sentences.length > 0 ? [{ type, sentences }] : [];

  const scored = of('market');
  if (scored.length === 0) return chapter('data', [...tell(of('lost').slice(0, limits.data)), ...tell(of('fresh'))]);
  const moved = of('mover');
  const own = market.own === null ? null : market.brands[market.own]!.name;
  const others = [...moved, ...of('longRun')].filter((fact) => !isOwn(fact)).sort((a, b) => b.weight - a.weight);
  const gaps = of('gap').slice(0, limits.gaps);
  const unusual = tell(of('outlier', 'silence').slice(0, limits.unusual));
  const missing = of('lost', 'hole', 'provisional', 'unscored').slice(0, limits.data);
  const ownFacts = [
    ...of('standing'),
    ...[...moved, ...of('longRun')]
      .filter(isOwn)
      .filter(({ finding }) => !('score' in finding) || finding.score !== 'powerrank'),
    ...of('best', 'worst').sort((a, b) => (a.finding.kind < b.finding.kind ? -1 : 1)),
  ];
  return [
    ...chapter('own', tell(ownFacts)),
    ...chapter('overview', [say(words.ranges(market), scored[0]), ...tell([...of('leader'), ...scored])]),
    ...(own === null
      ? []
      : chapter(
          'gaps',
          gaps.length > 0
            ? [say(words.gapsLead(own)), ...tell(gaps)]
            : ownFacts.length > 0
              ? [say(words.noGaps(own))]
              : [],
        )),
    ...chapter(
      'movers',
      others.length > 0
        ? tell(others.slice(0, limits.movers))
        : [say(moved.some(isOwn) ? words.noOtherMovers : noMovers({ market, language }))],
    ),
    ...chapter('unusual', unusual.length > 0 ? unusual : [say(words.nothingUnusual)]),
    ...chapter('voice', tell(of('voice'))),
    ...chapter('groups', tell(of('group').sort(byPlace).slice(0, limits.groups))),
    ...chapter(
      'data',
      missing.length > 0 ? tell([...missing, ...of('fresh')]) : [say(words.nothingMissing), ...tell(of('fresh'))],
    ),
  ];
}

/** Three questions that the facts lead to and that have an answer, without those that were just asked. */
export function suggestQuestions(
  market: Market,
  facts: readonly Fact[],
  language: FactLanguage,
  asked: readonly string[] = [],
): string[] {
  const { questions } = languages[language];
  const name = (brand: number): string => market.brands[brand]!.name;
  const fromFacts = facts.flatMap(({ finding }): string[] => {
    if (finding.kind === 'mover') return [questions.why(name(finding.brand), finding.score, finding.change.change > 0)];
    if (finding.kind === 'leader' && market.own !== null && finding.brand !== market.own)
      return [questions.compare(name(finding.brand))];
    if (finding.kind === 'leader' && finding.second)
      return [questions.compareTwo(name(finding.brand), name(finding.second.brand))];
    if (finding.kind === 'outlier') return [questions.unusual];
    if (finding.kind === 'lost') return [questions.missing];
    return [];
  });
  const all = [
    ...fromFacts.slice(0, 1),
    ...(market.own === null ? [] : [questions.advice]),
    ...fromFacts.slice(1),
    questions.movers,
    questions.best('trust'),
    questions.voice,
    questions.missing,
  ];
  return [...new Set(all)].filter((question) => !asked.includes(question)).slice(0, 3);
}
