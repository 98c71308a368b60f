import type { GuideLanguage } from '@soundings/contract/sonar/navig8-choices';
import { openingRanges } from '@soundings/contract/sonar/opening-ranges';
import type { DateRanges } from '@soundings/contract/sonar/scores';
import { type FactMessage, writeFactMessages } from '@soundings/engine/facts/tell/fact-messages';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { presentOpening } from '../collect/collect.present.ts';
import { openScores } from '../scores/open-scores.ts';
import { rangesWithin } from '../scores/score-ranges.ts';
import { loadSonarFor } from '../sonar.policy.ts';
import { openGuide } from './open-guide.ts';

export const readFacts =
  (services: Services) =>
  /** In the ranges that the project opens with, unless others are named. Null where nothing was collected yet. Throws notFound. */
  async (
    caller: Caller,
    id: string,
    { language, ranges: asked }: { readonly language: GuideLanguage; readonly ranges?: DateRanges | undefined },
  ): Promise<{ readonly projectName: string; readonly messages: readonly FactMessage[] } | null> => {
    const project = await loadSonarFor(services, caller, id);
    const opening = await presentOpening(services.db, project, caller.id);
    const ranges = asked ?? openingRanges(opening, services.now().toISOString().slice(0, 10));
    if (!ranges) return null;
    const loaded = await openScores(services).settled(project);
    const { market, facts } = await openGuide(services.db, loaded, rangesWithin(project, ranges, 'ranges'));
    return { projectName: project.projectName, messages: writeFactMessages(market, facts, language) };
  };
