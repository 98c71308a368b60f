import { auditActions } from '@soundings/contract/audit/audit-choices';
import { describe, expect, it } from 'vitest';
import { actionsIn, auditGroups } from './action-groups.ts';
import { AuditSearch, changeSearch, isFiltered, toAuditRequest, toFilter } from './audit-search.ts';

describe('the address of the audit log', () => {
  it('leaves out what it does not understand', () => {
    const wrong = {
      query: ' ',
      action: 'user.fly',
      outcome: 'maybe',
      from: '2026-02-30',
      till: 'x',
      sort: 'y',
      page: '0',
    };
    expect(AuditSearch.parse(wrong)).toEqual({});
    const right = { query: 'anna', action: 'user.create', outcome: 'failure', from: '2026-02-28', till: '2026-03-01' };
    expect(AuditSearch.parse({ ...right, page: '3', size: '20' })).toEqual({ ...right, page: 3, size: 20 });
  });

  it('asks for ten entries, newest first, and counts pages as the API does', () => {
    expect(toAuditRequest({})).toMatchObject({ page: 0, size: 10, sort: '-createdOn' });
    expect(toAuditRequest({ page: 3, size: 50, sort: 'createdOn' })).toMatchObject({
      page: 2,
      size: 50,
      sort: 'createdOn',
    });
    expect(toAuditRequest({ size: 59 }).size).toBe(10);
  });

  it('goes back to the first page when a filter changes, and leaves defaults out', () => {
    expect(changeSearch({ page: 4, outcome: 'failure' }, { from: '2026-01-01' })).toEqual({
      outcome: 'failure',
      from: '2026-01-01',
    });
    expect(changeSearch({ page: 4, outcome: 'failure' }, { page: 5 })).toEqual({ page: 5, outcome: 'failure' });
    expect(changeSearch({ sort: 'createdOn', size: 20 }, { sort: '-createdOn', size: 10 })).toEqual({});
  });

  it('exports the filters and neither page nor order', () => {
    expect(toFilter({ page: 2, size: 20, sort: 'createdOn', query: 'anna' })).toEqual({ query: 'anna' });
    expect([isFiltered({ page: 2, sort: 'createdOn' }), isFiltered({ till: '2026-01-01' })]).toEqual([false, true]);
  });
});

it('knows which days there are', () => {
  const isKnown = (from: string) => AuditSearch.parse({ from }).from === from;
  expect(['2024-02-29', '2000-01-01', '2999-12-31'].every(isKnown)).toBe(true);
  expect(['2026-02-29', '1999-12-31', '3000-01-01', '0202-01-01', '2026-1-1', ''].some(isKnown)).toBe(false);
});

it('offers every action once', () => {
  expect(auditGroups.flatMap(actionsIn).sort()).toEqual([...auditActions].sort());
});
