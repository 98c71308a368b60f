import { describe, expect, it } from 'vitest';
import { changeDetail, DetailSearch, openTab, searchOfTab, toProjectRequest, toUserRequest } from './detail-search.ts';

describe('the address of one customer', () => {
  it('opens the users unless it names another tab', () => {
    expect(openTab({})).toBe('users');
    expect(openTab({ tab: 'logs' })).toBe('users');
    expect(openTab({ tab: 'aiChats' })).toBe('aiChats');
    expect(searchOfTab('users')).toEqual({});
    expect(searchOfTab('projects')).toEqual({ tab: 'projects' });
  });
  it('gives each table only the orders that it knows', () => {
    const search = DetailSearch.parse({ sort: 'lastUsage', page: '2', size: '20' });
    expect(toProjectRequest(search)).toEqual({ page: 2, size: 20, sort: 'lastUsage', query: undefined });
    expect(toUserRequest(search).sort).toBe('name');
    expect(toProjectRequest(DetailSearch.parse({ sort: 'depth', size: '7' }))).toMatchObject({
      sort: '-actionedOn',
      size: 10,
    });
  });
  it('starts again at the first page when the search changes', () => {
    expect(changeDetail({ tab: 'projects', page: 3 }, { query: 'x' })).toEqual({ tab: 'projects', query: 'x' });
  });
});
