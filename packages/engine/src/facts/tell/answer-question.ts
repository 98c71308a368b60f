import type { FactLanguage } from '../fact.ts';
import type { Fact, Finding } from '../find/finding.ts';
import { findGaps } from '../find/gaps.ts';
import { findGroups } from '../find/groups.ts';
import type { Market } from '../find/market.ts';
import { findEnds } from '../find/standings.ts';
import { toFact } from '../find/to-fact.ts';
import { findTurn } from '../find/turn.ts';
import { findVoices } from '../find/voice.ts';
import type { Intent, Parsed, Vocabulary } from '../question/intent.ts';
import { type Asked, compare, movers, ranking, scoreOf, standing, why } from './answer-parts.ts';
import { languages, say, type ToldSentence, tellChapters, tellFacts } from './chapters.ts';

export interface Answer {
  readonly isRefused: boolean;
  readonly sentences: readonly ToldSentence[];
  readonly facts: readonly Fact[];
}

export const vocabularyOf = ({ brands }: Pick<Market, 'brands'>): Vocabulary => ({
  brands,
  groups: [...new Set(brands.flatMap(({ groups }) => groups))],
});

/** @param parsed with the words of the same market */
export function answerQuestion(market: Market, facts: readonly Fact[], parsed: Parsed, language: FactLanguage): Answer {
  if ('refusal' in parsed) {
    const sentences = languages[language].refusal(parsed.refusal).map((text) => say(text));
    return { isRefused: true, sentences, facts: [] };
  }
  const told: Fact[] = [];
  const known = new Map(facts.map((fact) => [fact.id, fact]));
  const fact = (finding: Finding, verdict: Fact['verdict'] = null): Fact => {
    const made = toFact(market, finding, verdict, 0);
    told.push(made);
    return made;
  };
  const sentences = answerOf(
    { market, facts, language, fact, place: (id) => market.brands.findIndex((of) => of.id === id) },
    parsed.intent,
  );
  const cited = sentences.flatMap(({ factIds }) => factIds.flatMap((id) => known.get(id) ?? []));
  return { isRefused: false, sentences, facts: [...new Set([...told, ...cited])] };
}

function answerOf(asked: Asked, intent: Intent): ToldSentence[] {
  const { market, facts, language, fact, place } = asked;
  const words = languages[language];
  const tell = (...of: Fact[]): ToldSentence[] => tellFacts(market, of, language);
  const ofKind = (kinds: readonly Finding['kind'][], brand: number | null): Fact[] =>
    facts.filter(
      ({ finding }) =>
        kinds.includes(finding.kind) && (brand === null || ('brand' in finding && finding.brand === brand)),
    );
  switch (intent.kind) {
    case 'summary':
      return tellChapters(market, facts, language)
        .filter(({ type }) => type === 'own' || type === 'overview' || type === 'movers')
        .flatMap(({ sentences }) => sentences.slice(0, 4));
    case 'ranking':
      return ranking(asked, intent.metric, intent.end === 'top', intent.count);
    case 'standing':
      return standing(asked, place(intent.brand), intent.metric);
    case 'compare':
      return intent.brands
        .slice(1, 4)
        .flatMap((other) => compare(asked, place(intent.brands[0]!), place(other), intent.metric));
    case 'movers':
      return movers(asked, intent.metric, intent.direction);
    case 'why':
      return [
        ...why(asked, place(intent.brand), scoreOf(intent.metric), intent.direction),
        ...tell(...ofKind(['carried'], place(intent.brand))),
      ];
    case 'since': {
      const brand = place(intent.brand);
      const score = scoreOf(intent.metric) ?? 'powerrank';
      const turn = findTurn(market, brand, score, intent.direction);
      const { name } = market.brands[brand]!;
      return turn
        ? [say(words.since(name, score, turn.day, turn.to > turn.from, turn.from, turn.to), fact(turn))]
        : [say(words.noSince(name, score))];
    }
    case 'advice': {
      const brand = place(intent.brand);
      const { name } = market.brands[brand]!;
      const gaps = findGaps(market, brand).slice(0, 3);
      return gaps.length === 0
        ? [say(words.noGaps(name))]
        : [say(words.gapsLead(name)), ...tell(...gaps.map((gap) => fact(gap)))];
    }
    case 'strengths': {
      const brand = place(intent.brand);
      const end = findEnds(market, brand).filter(({ kind }) => kind === intent.end);
      return end.length === 0
        ? [say(words.noScore(market.brands[brand]!.name, 'powerrank'))]
        : tell(...end.map((of) => fact(of)));
    }
    case 'unusual': {
      const found = ofKind(['outlier', 'silence', 'longRun'], intent.brand === null ? null : place(intent.brand)).slice(
        0,
        5,
      );
      return found.length === 0 ? [say(words.nothingUnusual)] : tell(...found);
    }
    case 'voice': {
      const voices = findVoices(market);
      const brand = intent.brand === null ? null : place(intent.brand);
      const of = brand === null ? voices.slice(0, 3) : voices.filter((voice) => voice.brand === brand);
      return of.length === 0 ? [say(words.noVoice)] : tell(...of.map((voice) => fact(voice, voice.verdict)));
    }
    case 'groups': {
      const groups = findGroups(market).filter(({ group }) => intent.group === null || group === intent.group);
      return groups.length === 0 ? [say(words.noGroups)] : tell(...groups.slice(0, 4).map((group) => fact(group)));
    }
    case 'missing': {
      const found = ofKind(['lost', 'hole'], intent.brand === null ? null : place(intent.brand)).slice(0, 6);
      const places = intent.brand === null ? ofKind(['provisional', 'unscored'], null) : [];
      const all = [...found, ...places];
      return all.length === 0 ? [say(words.nothingMissing)] : tell(...all);
    }
    case 'freshness':
      return tell(...ofKind(['fresh'], null), ...ofKind(['lost'], null).slice(0, 4));
    case 'meaning':
      return [say(words.meaning[intent.score])];
  }
}
