import type { Segment } from '@soundings/contract/genie/genie';
import type { Services } from '#/platform/services.ts';

/** Shares 0–1. */
interface AudienceAnswers {
  readonly header: string;
  readonly label: string;
  readonly share: number;
  readonly overall: number;
  readonly base: number;
}

interface SurveyMessage {
  readonly text: string;
  /** R1, 0–1. */
  readonly share: number;
  readonly base: number;
  readonly audiences: readonly AudienceAnswers[];
}

/** What RESONANCE tells of the workspace's surveys; `features.ts` puts it in. Invented answers are left out. */
export interface SurveyReader {
  list(): Promise<readonly { readonly projectId: string; readonly name: string; readonly importedOn: Date }[]>;
  /** Messages whose base is above 0. Throws notFound. */
  read(projectId: string, signal: AbortSignal): Promise<readonly SurveyMessage[]>;
}

export type OpenSurveys = (services: Services) => SurveyReader;

/** An audience that is one of GENIE's segments, by one part of it. */
export interface SegmentAnswers extends Omit<AudienceAnswers, 'header' | 'label'> {
  readonly segment: Segment;
  readonly message: string;
}
