import { latestStartMonth } from '@soundings/contract/project-choices';
import { addDemoProject } from '#/features/projects/add-demo-project.ts';
import { addDemoResonance } from '#/features/resonance/add-demo-resonance.ts';
import type { Services } from '#/platform/services.ts';
import { demoProducts } from './demo-products.ts';
import { drawSurvey } from './demo-survey.ts';
import { havgus, rimfrost } from './demo-surveys.ts';

const firstOf = ({ year, month }: { year: number; month: number }): string =>
  new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

/**
 * The demo workspace: generated, the same everywhere, and marked demo on every screen. Those with answers come last,
 * so that the list begins with them.
 */
export const seedDemo = async (services: Services, createdBy: string): Promise<void> => {
  for (const product of demoProducts(firstOf(latestStartMonth(services.now())))) {
    await addDemoProject(services, { ...product, createdBy });
  }
  const demos = [
    { projectName: 'Havgus autumn claims', survey: havgus },
    { projectName: 'Rimfrost name test', survey: rimfrost },
  ];
  for (const { projectName, survey } of demos) {
    await addDemoResonance(services, { projectName, createdBy, dataset: drawSurvey(survey) });
  }
};
