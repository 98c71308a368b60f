import { GenieCardResult, GenieRowResult } from '#/features/genie/list/genie-result.tsx';
import { Id8CardResult, Id8RowResult } from '#/features/id8/list/id8-result.tsx';
import type { ListResults } from '#/features/projects/list/list-results.ts';
import { SurveyCardResult, SurveyRowResult } from '#/features/resonance/list/survey-result.tsx';
import { ScoutCardResult, ScoutRowResult } from '#/features/scout/list/scout-result.tsx';
import { ShortCollectedDays } from '#/features/sonar/list/sonar-facts.tsx';
import { SonarCardResult, SonarRowResult } from '#/features/sonar/list/sonar-result.tsx';

const predictions = { Card: GenieCardResult, Row: GenieRowResult, dataText: 'projects.predictedOn' } as const;

export const listResults: ListResults = {
  SONAR: { Card: SonarCardResult, Row: SonarRowResult, RowData: ShortCollectedDays, dataText: 'projects.collectedOn' },
  RESONANCE: { Card: SurveyCardResult, Row: SurveyRowResult, dataText: 'projects.importedOn' },
  SCOUTV2: { Card: ScoutCardResult, Row: ScoutRowResult, dataText: 'projects.changedOn' },
  GENIE: predictions,
  GENIE_GO: predictions,
  ID8: { Card: Id8CardResult, Row: Id8RowResult, dataText: 'projects.changedOn' },
};
