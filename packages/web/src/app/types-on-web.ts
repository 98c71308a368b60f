import { lazyRouteComponent } from '@tanstack/react-router';
import { genieGoType, genieType } from '#/features/genie/genie-type.ts';
import { id8Type } from '#/features/id8/id8-type.ts';
import type { TypesOnWeb } from '#/features/projects/types/type-on-web.ts';
import { resonanceType } from '#/features/resonance/resonance-type.ts';
import { scoutType } from '#/features/scout/scout-type.ts';
import { sonarType } from '#/features/sonar/sonar-type.ts';
import {
  needAiTexts,
  needBoardTexts,
  needDashboardTexts,
  needGenieTexts,
  needId8Texts,
  needResonanceTexts,
  needScoutTexts,
  needSettingsTexts,
} from '#/lib/i18n.ts';

const sharedSonar = () => needDashboardTexts().then(() => import('./sharing/shared-sonar.tsx'));
const sharedGenie = () =>
  Promise.all([needGenieTexts(), needAiTexts()]).then(() => import('./sharing/shared-genie.tsx'));
const sharedScout = () =>
  Promise.all([needScoutTexts(), needBoardTexts(), needAiTexts()]).then(() => import('./sharing/shared-scout.tsx'));
const sharedId8 = () =>
  Promise.all([needId8Texts(), needBoardTexts(), needAiTexts()]).then(() => import('./sharing/shared-id8.tsx'));
const sharedResonance = () => needResonanceTexts().then(() => import('./sharing/shared-resonance.tsx'));
const brandRules = () =>
  needSettingsTexts().then(() => import('#/features/settings/brand-rules/project-brand-rules.tsx'));

export const typesOnWeb: TypesOnWeb = {
  SONAR: { ...sonarType, ConsumerPage: lazyRouteComponent(sharedSonar, 'SharedSonar') },
  RESONANCE: { ...resonanceType, ConsumerPage: lazyRouteComponent(sharedResonance, 'SharedResonance') },
  SCOUTV2: {
    ...scoutType,
    EditSection: lazyRouteComponent(brandRules, 'ProjectBrandRules'),
    ConsumerPage: lazyRouteComponent(sharedScout, 'SharedScout'),
  },
  GENIE: { ...genieType, ConsumerPage: lazyRouteComponent(sharedGenie, 'SharedGenie') },
  GENIE_GO: { ...genieGoType, ConsumerPage: lazyRouteComponent(sharedGenie, 'SharedGenieGo') },
  ID8: { ...id8Type, ConsumerPage: lazyRouteComponent(sharedId8, 'SharedId8') },
};
