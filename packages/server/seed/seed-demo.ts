import { addDemoResonance } from '#/features/resonance/add-demo-resonance.ts';
import type { Services } from '#/platform/services.ts';
import { drawSurvey } from './demo-survey.ts';
import { havgus, rimfrost } from './demo-surveys.ts';

/** The demo workspace: generated, the same everywhere, and marked demo on every screen. */
export const seedDemo = async (services: Services, createdBy: string): Promise<void> => {
  const demos = [
    { projectName: 'Havgus autumn claims', survey: havgus },
    { projectName: 'Rimfrost name test', survey: rimfrost },
  ];
  for (const { projectName, survey } of demos) {
    await addDemoResonance(services, { projectName, createdBy, dataset: drawSurvey(survey) });
  }
};
