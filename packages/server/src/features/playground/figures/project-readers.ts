import type { AudienceLink, ResonanceData } from '@soundings/contract/resonance/resonance';
import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { CalculationRow, DateRanges } from '@soundings/contract/sonar/scores';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Fact } from '@soundings/engine/facts/find/finding';
import type { Market } from '@soundings/engine/facts/find/market';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';

interface SonarProject {
  readonly projectId: string;
  readonly projectName: string;
  readonly ranges: DateRanges;
  readonly isDemo: boolean;
}

export interface SonarFigures extends SonarProject {
  readonly rows: readonly CalculationRow[];
}

export interface SonarGuide extends SonarProject {
  readonly market: Market;
  readonly facts: readonly Fact[];
}

interface FlowAsked {
  readonly brandId: string;
  readonly metric: MetricName;
  readonly from: string;
  readonly to: string;
}

export interface SonarFlow {
  readonly projectId: string;
  readonly projectName: string;
  readonly isDemo: boolean;
  /** The sum is of the days that are known. */
  readonly networks: readonly {
    readonly network: SocialNetwork;
    readonly sum: number;
    readonly known: number;
    readonly days: number;
  }[];
}

export interface NamedBrand {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
  readonly domain: string;
  readonly isOwn: boolean;
}

/** What the products tell of their projects, each by the rights of the caller it is given. `features.ts` puts them in. */
export interface ProjectReaders {
  readonly sonar: {
    /** Of projects that the caller may open. */
    brands(projectIds: readonly string[]): Promise<readonly NamedBrand[]>;
    brandsOf(caller: Caller, id: string): Promise<readonly NamedBrand[]>;
    /** As the caller's dashboard opens; null where nothing was collected yet. */
    scores(caller: Caller, id: string, signal: AbortSignal): Promise<SonarFigures | null>;
    guide(caller: Caller, id: string): Promise<SonarGuide | null>;
    /** What was counted of a brand day by day, both days included. */
    flow(caller: Caller, id: string, asked: FlowAsked): Promise<SonarFlow>;
  };
  readonly resonance: {
    data(caller: Caller, id: string): Promise<ResonanceData>;
    audiences(
      caller: Caller,
      of: { readonly id: string; readonly messageId: string },
      signal: AbortSignal,
    ): Promise<readonly AudienceLink[]>;
  };
}

export type OpenReaders = (services: Services) => ProjectReaders;
