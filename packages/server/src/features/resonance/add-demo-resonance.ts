import { randomUUID } from 'node:crypto';
import type { Dataset } from '@soundings/engine/crosstab/dataset';
import type { Services } from '#/platform/services.ts';
import { saveResonance } from './save-resonance.ts';

/** A project whose answers were made, not measured. */
export const addDemoResonance = async (
  services: Services,
  demo: { projectName: string; createdBy: string; dataset: Dataset },
): Promise<void> => {
  const { dataset, ...project } = demo;
  await saveResonance(services, dataset, `resonance/${randomUUID()}`, {
    ...project,
    userIds: [],
    demo: true,
    dataStructure: 'respondents',
    settings: { theme: 'SOUNDINGS', vision: 'default', lang: 'en' },
    fileName: 'demo data',
    mapping: null,
  });
};
