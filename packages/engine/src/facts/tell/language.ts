import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { FactUnit } from '../fact.ts';
import type { Driver, Fact, Finding } from '../find/finding.ts';
import type { Change, Market } from '../find/market.ts';
import type { Refusal } from '../question/intent.ts';

export interface GapStep {
  readonly step: string;
  readonly condition: string | null;
}

/** The sentences of one language. Each says one thing, its numbers in brackets where it can be read without them. */
export interface Language {
  readonly score: Readonly<Record<ScoreName, string>>;
  readonly figure: (metric: MetricName, network: SocialNetwork | null) => string;
  readonly value: (value: number, unit: FactUnit) => string;
  readonly ranges: (market: Market) => string;
  /** @param isFollowing the sentence before was about the same brand, so that a pronoun will do */
  readonly tell: (market: Market, fact: Fact, isFollowing: boolean) => string[];
  readonly gapStep: (finding: Extract<Finding, { kind: 'gap' }>) => GapStep;
  readonly gapsLead: (brand: string) => string;
  readonly change: (brand: string, score: ScoreName, change: Change) => string;
  readonly driver: (driver: Driver, score: ScoreName, isMain: boolean) => string;
  /** Of one score or of all, in one direction or in both. */
  readonly noMovers: (of: ScoreName | null, direction: 'up' | 'down' | null) => string;
  /** Where too few days are known to tell. */
  readonly unknownMovers: (of: ScoreName | null) => string;
  readonly noOtherMovers: string;
  readonly nothingUnusual: string;
  readonly noGaps: (brand: string) => string;
  readonly noGroups: string;
  readonly noVoice: string;
  readonly nothingMissing: string;
  readonly noScore: (brand: string, score: ScoreName) => string;
  readonly noFigure: (brand: string, what: string) => string;
  readonly nobodyHas: (what: string) => string;
  readonly has: (brand: string, what: string, value: string, before: string | null) => string;
  readonly order: (what: string, list: string, isTop: boolean) => string;
  readonly difference: (
    one: string,
    other: string,
    score: ScoreName,
    points: number,
    values: readonly [number, number],
  ) => string;
  readonly even: (one: string, other: string, score: ScoreName, values: readonly [number, number]) => string;
  readonly aheadIn: (brand: string, scores: readonly ScoreName[]) => string;
  readonly steady: (brand: string, score: ScoreName, change: Change) => string;
  readonly noChange: (brand: string, score: ScoreName) => string;
  readonly otherWay: (brand: string, score: ScoreName, change: Change) => string;
  /** That a part or most of a change comes of what is known in one of the periods only; nothing where none does. */
  readonly ofData: (change: Change) => string[];
  readonly noCause: string;
  readonly since: (brand: string, score: ScoreName, day: number, isUp: boolean, from: number, to: number) => string;
  readonly noSince: (brand: string, score: ScoreName) => string;
  readonly meaning: Readonly<Record<ScoreName, string>>;
  readonly refusal: (refusal: Refusal) => string[];
  readonly and: (items: readonly string[]) => string;
  readonly questions: {
    readonly why: (brand: string, score: ScoreName, isUp: boolean) => string;
    readonly compare: (brand: string) => string;
    readonly compareTwo: (one: string, other: string) => string;
    readonly standing: (brand: string) => string;
    readonly advice: string;
    readonly movers: string;
    readonly best: (score: ScoreName) => string;
    readonly voice: string;
    readonly missing: string;
    readonly unusual: string;
  };
  readonly hint: string;
}
