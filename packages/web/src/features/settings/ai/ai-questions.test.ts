import { expect, it } from 'vitest';
import { changeSearch, openPart, usageRange } from './ai-questions.ts';
import { AiSearch, isUsageDay } from './ai-search.ts';

const today = '2026-11-23';

it('shows the last 30 days unless the address says others', () => {
  expect(usageRange({}, today)).toEqual({ from: '2026-10-25', till: today });
  expect(usageRange({ till: '2026-03-01' }, today)).toEqual({ from: '2026-01-31', till: '2026-03-01' });
  expect(usageRange({ from: '2026-11-01' }, today)).toEqual({ from: '2026-11-01', till: today });
});

it('asks for no days backwards, and for no more than the server adds up', () => {
  expect(usageRange({ from: '2026-12-05' }, today)).toEqual({ from: '2026-12-05', till: '2026-12-05' });
  expect(usageRange({ from: '2026-05-02', till: '2026-05-01' }, today)).toEqual({
    from: '2026-05-01',
    till: '2026-05-01',
  });
  expect(usageRange({ from: '2020-01-01', till: '2026-11-23' }, today)).toEqual({ from: '2025-10-20', till: today });
});

it('leaves out of an address what it does not understand', () => {
  const search = { part: 'keys2', from: '2026-02-30', till: '2026-2-3', by: 'moon', vendor: 'GOOGLE', page: '2' };
  expect(JSON.parse(JSON.stringify(AiSearch.parse(search)))).toEqual({ vendor: 'GOOGLE', page: 2 });
  expect([isUsageDay('2026-02-28'), isUsageDay('0202-02-28'), isUsageDay('')]).toEqual([true, false, false]);
});

it('keeps usual values out of the address, and starts filters at the first page', () => {
  expect(changeSearch({ part: 'runs', page: 3 }, { state: 'failed' })).toEqual({ part: 'runs', state: 'failed' });
  expect(changeSearch({ part: 'runs', state: 'failed' }, { page: 2 })).toEqual({
    part: 'runs',
    state: 'failed',
    page: 2,
  });
  expect(changeSearch({ part: 'usage', by: 'model' }, { by: 'day' })).toEqual({ part: 'usage' });
  expect([openPart('keys'), openPart('runs')]).toEqual([{}, { part: 'runs' }]);
});
