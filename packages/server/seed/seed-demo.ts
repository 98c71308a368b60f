import { addDemoProject } from '#/features/projects/add-demo-project.ts';
import { addDemoResonance } from '#/features/resonance/add-demo-resonance.ts';
import { addDemoSonar } from '#/features/sonar/add-demo-sonar.ts';
import type { Services } from '#/platform/services.ts';
import { demoBrands } from './demo-brands.ts';
import { demoProducts } from './demo-products.ts';
import { drawSurvey } from './demo-survey.ts';
import { havgus, rimfrost } from './demo-surveys.ts';

/** The first day of this month two years ago. */
const twoYearsBefore = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear() - 2, now.getUTCMonth(), 1)).toISOString().slice(0, 10);

/**
 * The demo workspace: generated, the same everywhere, and marked demo on every screen. Those with answers come last,
 * so that the list begins with them.
 */
export const seedDemo = async (services: Services, createdBy: string): Promise<void> => {
  await addDemoSonar(services, {
    projectName: 'Rimfrost and the ice cream market',
    createdBy,
    settings: { brand: 'Rimfrost', startDate: twoYearsBefore(services.now()), rangeType: 'DAILY_RANGE' },
    datasets: demoBrands(),
    isCollected: services.env.SEED_DEMO === 'true',
  });
  for (const product of demoProducts) {
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
