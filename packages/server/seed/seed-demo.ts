import type { ProjectSettings } from '@soundings/contract/projects/project-settings';
import type { ProjectType } from '@soundings/contract/projects/projects';
import { addDemoGenie } from '#/features/genie/add-demo-genie.ts';
import { addDemoId8 } from '#/features/id8/add-demo-id8.ts';
import { addDemoProject } from '#/features/projects/create-project.ts';
import type { AssistantGroups } from '#/features/projects/project-assistants.ts';
import { addDemoResonance } from '#/features/resonance/import/save-answers.ts';
import { addDemoScout } from '#/features/scout/add-demo-scout.ts';
import { addDemoSonar } from '#/features/sonar/add-demo-sonar.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { demoBrands } from './demo-brands.ts';
import { demoIdeas } from './demo-ideas.ts';
import { demoMessages } from './demo-messages.ts';
import { type DemoSurvey, drawSurvey } from './demo-survey.ts';
import { havgus, rimfrost } from './demo-surveys.ts';
import { builtInAgents, builtInAssistants } from './seed-assistants.ts';

const twoYearsBefore = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear() - 2, now.getUTCMonth(), 1)).toISOString().slice(0, 10);

/**
 * The demo workspace: generated, the same everywhere, and marked demo on every screen. Those with answers come last,
 * so that the list begins with them. @returns how many were added.
 */
export const seedDemo = async (services: Services, createdBy: string): Promise<number> => {
  const settings = { brand: 'Rimfrost', startDate: twoYearsBefore(services.now()), rangeType: 'DAILY_RANGE' } as const;
  const isCollected = services.env.SEED_DEMO !== 'uncollected';
  const sonar = { projectName: 'Rimfrost and the ice cream market', createdBy, settings, isCollected };
  const resonance = (projectName: string, survey: DemoSurvey) => () =>
    addDemoResonance(services, { projectName, createdBy, dataset: drawSurvey(survey) });
  const projects: (() => Promise<unknown>)[] = [
    () => addDemoSonar(services, { ...sonar, brands: demoBrands() }),
    ...demoProducts.map((product) => () => addProduct(services, { ...product, createdBy })),
    resonance('Havgus autumn claims', havgus),
    resonance('Rimfrost name test', rimfrost),
  ];
  let added = 0;
  for (const add of projects) if (await addUnlessThere(add)) added += 1;
  return added;
};

const addProduct = (services: Services, product: DemoProduct & { createdBy: string }): Promise<string> => {
  if (product.projectType === 'ID8') return addDemoId8(services, product, demoIdeas);
  if (product.projectType === 'SCOUTV2') return addDemoScout(services, product, demoIdeas);
  const messages = demoMessages[product.projectName as keyof typeof demoMessages];
  return messages ? addDemoGenie(services, product, messages) : addDemoProject(services, product);
};

const addUnlessThere = async (add: () => Promise<unknown>): Promise<boolean> => {
  try {
    await add();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'projectNameAlreadyExist') return false;
    throw error;
  }
};

interface DemoProduct {
  readonly projectName: string;
  readonly projectType: ProjectType;
  readonly settings: ProjectSettings;
  readonly assistants?: AssistantGroups;
  readonly agentId?: string;
}

const findId = (list: readonly { readonly id: string; readonly name: string }[], name: string): string => {
  const found = list.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`there is no built-in ${name}`);
  return found.id;
};
const assistants = (...names: string[]) => names.map((name) => findId(builtInAssistants, name));

const demoProducts: readonly DemoProduct[] = [
  {
    projectName: 'Havgus spring messages',
    projectType: 'SCOUTV2',
    settings: {},
    assistants: {
      'generate-all': assistants('Claim writer', 'Page to messages'),
      'generate-selected': assistants('Message sharpener'),
      compress: assistants('Message compressor'),
    },
  },
  {
    projectName: 'Havgus headlines',
    projectType: 'GENIE',
    settings: { brand: 'Havgus' },
    assistants: { 'generate-all': assistants('Claim writer', 'Message sharpener') },
  },
  {
    projectName: 'Rimfrost newsletter',
    projectType: 'GENIE_GO',
    settings: {
      brand: 'Rimfrost',
      description: 'Ice cream from Danish milk and sea salt, sold in reusable tubs. For people who eat less of better.',
      referenceMessages: 'Cold hands, warm heart.\n\nThe tub comes back. So will you.',
    },
    assistants: { 'generate-all': assistants('Claim writer') },
  },
  {
    projectName: 'Havgus winter ideas',
    projectType: 'ID8',
    settings: { thinking: 'BALANCED' },
    agentId: findId(builtInAgents, 'Contrast'),
  },
];
