import { expect, it } from 'vitest';
import type { FindingOf } from '../find/finding.ts';
import { gapStep as english } from './english-steps.ts';
import { gapStep as german } from './german-steps.ts';

it('tells a loss that becomes a gain with its minus', () => {
  const gap = { lever: 'growth', network: 'FACEBOOK', now: -407, target: 368 } as FindingOf<'gap'>;
  expect(english(gap).step).toBe('775 more new followers in 30 days on Facebook (368 instead of −407)');
  expect(german(gap).step).toContain('(368 statt −407)');
});
