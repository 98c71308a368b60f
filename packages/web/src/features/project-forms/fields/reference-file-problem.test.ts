import { referenceFileBytes } from '@soundings/contract/projects/project-choices';
import { expect, it } from 'vitest';
import { referenceFileProblem } from './reference-file-problem.ts';

it('takes the six kinds up to the limit, and names what is wrong with others', () => {
  expect(referenceFileProblem({ name: 'Brief.DOCX', size: referenceFileBytes })).toBeNull();
  expect(referenceFileProblem({ name: 'brief.docx', size: referenceFileBytes + 1 })).toBe('tooLarge');
  expect(referenceFileProblem({ name: 'brief.exe', size: 5 })).toBe('wrongKind');
  expect(referenceFileProblem({ name: 'md', size: 5 })).toBe('wrongKind');
  expect(referenceFileProblem({ name: 'brief.md', size: 0 })).toBe('emptyFile');
});
