import { expect, it } from 'vitest';
import { placeOfBrand, provisionalName, withProvisional } from './provisional-places.ts';

const source = { project: 'Market', period: null, base: '2 brands with scores', asOf: null, origin: null };
const row = (provisional: boolean, rank: number | null) => ({
  ...{ provisional, brandCompany: 'Havgus' },
  powerrank: { rank } as Parameters<typeof placeOfBrand>[0]['powerrank'],
});

it('marks provisional places, and explains the mark where there is one', () => {
  const [sure, unsure, none] = [row(false, 4), row(true, 4), row(true, null)];
  expect([sure, unsure, none].map(placeOfBrand)).toEqual([4, '○\u00a04', null]);
  expect([sure, unsure].map(provisionalName)).toEqual(['Havgus', 'Havgus\u00a0○']);
  expect(withProvisional(source, { language: 'en' }, [sure])).toBe(source);
  expect(withProvisional(source, { language: 'en' }, [sure, unsure]).base).toBe(
    '2 brands with scores · ○\u00a0provisional place: less than half of the data behind it is known',
  );
});
