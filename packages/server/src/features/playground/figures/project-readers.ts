import type { AudienceLink, ResonanceData } from '@soundings/contract/resonance/resonance';
import type { CalculationRow, DateRanges } from '@soundings/contract/sonar/scores';
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
    /** As the caller's dashboard opens; null where nothing was collected yet. */
    scores(caller: Caller, id: string, signal: AbortSignal): Promise<SonarFigures | null>;
    guide(caller: Caller, id: string): Promise<SonarGuide | null>;
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
