import { readOfferedProjects, whichProject } from '@soundings/contract/playground/offered-projects';
import { expect, it } from 'vitest';

it('reads the names of the projects that are asked for, without the signs of Markdown', () => {
  const answer = `${whichProject.de}\n\n- **Kiosks of Aarhus**\n- **50\\_50 \\*spring\\***\n- und 2 weitere`;
  expect(readOfferedProjects(answer)).toEqual({
    names: ['Kiosks of Aarhus', '50_50 *spring*'],
    question: whichProject.de,
    more: 'und 2 weitere',
  });
});

it('offers nothing where another answer lists words in bold', () => {
  const answer = 'Two brands rose.\n\n- **Rimfrost**\n- **Langtur**';
  expect(readOfferedProjects(answer)).toEqual({ names: [], question: answer, more: '' });
});
