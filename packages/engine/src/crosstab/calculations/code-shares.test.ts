import { expect, it } from 'vitest';
import { twoProportionZ } from '../../stats/proportions.ts';
import { finish } from '../../steps.ts';
import { allocateBits, setBit } from '../dataset/bits.ts';
import { DatasetBuilder } from '../dataset/dataset-builder.ts';
import { codeSharesInSteps } from './code-shares.ts';

it('counts a code among those who answered, and compares each audience with the others who did', () => {
  const builder = new DatasetBuilder();
  const gender = builder.addVariable('Gender');
  const [answered, coded] = [allocateBits(300), allocateBits(300)];
  for (let i = 0; i < 300; i++) {
    builder.setAudience(builder.addRespondent(), gender, i % 2 === 0 ? 'even' : 'odd');
    if (i % 3 !== 0) setBit(answered, i);
    if (i % 2 === 0 ? i % 4 === 0 : i % 9 === 0) setBit(coded, i);
  }
  const dataset = builder.build();
  const usual = { confidence: 95, correction: 'none' } as const;
  const { share, audiences } = finish(codeSharesInSteps(dataset, answered, coded, null, usual));
  const rows = Array.from({ length: 300 }, (_, i) => i).filter((i) => i % 3 !== 0);
  const isCoded = (i: number) => (i % 2 === 0 ? i % 4 === 0 : i % 9 === 0);
  expect(share).toMatchObject({ base: 200, positive: rows.filter(isCoded).length, verdict: 'untested' });
  const sampleOf = (parity: number) => {
    const own = rows.filter((i) => i % 2 === parity);
    return { share: own.filter(isCoded).length / own.length, base: own.length };
  };
  const labels = dataset.variables[0]!.audiences.map(({ label }) => label);
  const [even, odd] = [sampleOf(0), sampleOf(1)];
  for (const [i, label] of labels.entries()) {
    const own = label === 'even' ? even : odd;
    expect(audiences[i]!.base).toBe(own.base);
    expect(audiences[i]!.percent).toBeCloseTo(own.share * 100, 9);
    expect(audiences[i]!.p).toBeCloseTo(twoProportionZ(even, odd)!, 9);
  }
});
