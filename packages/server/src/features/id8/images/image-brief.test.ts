import { writeParts } from '@soundings/engine/ideas/idea-parts';
import { expect, it } from 'vitest';
import { readImageBrief } from './image-brief.ts';

const evidence = 'The first 30 minutes of each trip are free';
const briefOf = (headline: string) =>
  readImageBrief({
    ideaText: writeParts({ type: 'Ritual', headline, transformation: 'Turn it round.', manifestation: 'A poster.' }),
    ...{ description: '', revision: '', source: null, projectName: 'Bikes', evidence },
  });

it('puts the sentence that an idea rests on below its headline, and not twice', () => {
  expect(briefOf('This poster leaves in 30 minutes').copy).toBe(evidence);
  expect(briefOf(`For your flatmate: ${evidence}`).copy).toBe('');
});
