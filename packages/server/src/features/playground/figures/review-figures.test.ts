import { describe, expect, it } from 'vitest';
import type { FigureLedger } from './figure-tools.ts';
import { reviewFigures } from './review-figures.ts';

const ledger: FigureLedger = {
  names: new Set(['Rimfrost', 'Polarkiosk']),
  facts: [
    {
      id: 'f0',
      brands: ['Rimfrost'],
      numbers: [
        { value: 62.43, unit: 'score', score: 'trust' },
        { value: -1.2, unit: 'points', score: 'trust', isChange: true },
        { value: 3, unit: 'rank', score: 'trust' },
      ],
    },
  ],
};
const usage = { inputTokens: 1, outputTokens: 1, isEstimated: false };

const review = async (text: string, given: Partial<Parameters<typeof reviewFigures>[1]> = {}): Promise<string> => {
  async function* parts() {
    for (const part of text.match(/[\s\S]{1,5}/g) ?? []) yield part;
    return usage;
  }
  let out = '';
  for await (const part of reviewFigures(parts(), {
    ledger,
    brands: ['Rimfrost', 'Polarkiosk'],
    texts: [],
    language: 'en',
    ...given,
  }))
    out += part;
  return out;
};

describe('figures that a model says', () => {
  it.each([
    'The trust of Rimfrost is 62.4.',
    'The trust of **Rimfrost** is [62.4](/project/sonar/1?tab=trust&from=2026-11-20), rank 3.',
    'The trust of Rimfrost fell by 1.2 points.\n\n1. One\n2. Two\n',
    'Rimfrost: see `code 99` and [1.3].',
  ])('stay where a tool gave them: %s', async (text) => {
    expect(await review(text)).toBe(text);
  });

  it('are struck where no tool gave them, the link with them', async () => {
    expect(await review('The trust of Rimfrost is 71.9 today.')).toBe('The trust of Rimfrost is ~~71.9~~ today.');
    const linked = 'Trust of Rimfrost: [71.9](/project/sonar/1?from=2026-11-20). Good.';
    expect(await review(linked)).toBe('Trust of Rimfrost: ~~71.9~~. Good.');
  });

  it('are struck where they are another brand’s, or the other way round', async () => {
    expect(await review('The trust of Polarkiosk is 62.4.')).toContain('~~62.4~~');
    expect(await review('The trust of Rimfrost rose by 1.2 points.')).toContain('~~1.2');
  });

  it('stay where a passage or the question gave them', async () => {
    const text = 'Rimfrost has 142 employees.';
    expect(await review(text, { texts: ['It employs 142 people.'] })).toBe(text);
    expect(await review(text)).toContain('~~142~~');
  });

  it('are not touched in what says nothing of the projects', async () => {
    const text = 'In 1492 Columbus sailed, and 7 × 8 is 56.';
    expect(await review(text, { ledger: { names: new Set(), facts: [] } })).toBe(text);
    expect(await review('No figure at all')).toBe('No figure at all');
  });
});
