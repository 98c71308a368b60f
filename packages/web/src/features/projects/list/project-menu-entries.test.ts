import { holds, type Role, roles } from '@soundings/contract/access/permissions';
import { type CreatedType, createdTypes } from '@soundings/contract/projects/project-types';
import { IconDatabaseImport } from '@tabler/icons-react';
import { describe, expect, it } from 'vitest';
import { menuOf } from './project-menu-entries.ts';

interface State {
  active: boolean;
  activeSharing: boolean;
}

const collect = {
  action: 'collect',
  icon: IconDatabaseImport,
  permission: 'projects.collect',
  to: '/project/sonar/collect-data/$id',
} as const;

const seen = (role: Role, projectType: CreatedType, state: State): string =>
  menuOf({ projectType, ...state }, (permission) => holds(role, permission), projectType === 'SONAR' ? [collect] : [])
    .map(({ action, blocked }) => (blocked ? `(${action}: ${blocked})` : action))
    .join(' ');

const states = {
  'active, shared': { active: true, activeSharing: true },
  'active, not shared': { active: true, activeSharing: false },
  'inactive, shared': { active: false, activeSharing: true },
  'inactive, not shared': { active: false, activeSharing: false },
};
type StateName = keyof typeof states;
const all = Object.keys(states) as StateName[];
const others = createdTypes.filter((type) => type !== 'SONAR');

describe('the menu of a global admin', () => {
  it.each<[StateName, string, string]>([
    ['active, shared', 'edit share collect deactivate delete', 'edit share deactivate delete'],
    ['active, not shared', 'edit collect deactivate delete', 'edit deactivate delete'],
    ['inactive, shared', 'edit share (collect: inactive) activate delete', 'edit share activate delete'],
    ['inactive, not shared', 'edit (collect: inactive) activate delete', 'edit activate delete'],
  ])('%s', (state, sonar, other) => {
    expect(seen('ROLE_GLOBAL_ADMIN', 'SONAR', states[state])).toBe(sonar);
    for (const type of others) expect(seen('ROLE_GLOBAL_ADMIN', type, states[state]), type).toBe(other);
  });
});

describe('the menu of everyone else', () => {
  it.each(roles.filter((role) => role !== 'ROLE_GLOBAL_ADMIN'))('%s has none but on Sonar', (role) => {
    for (const type of others) {
      for (const state of all) expect(seen(role, type, states[state]), `${type}, ${state}`).toBe('');
    }
  });
  it('lets a company admin also edit Sonar, while it is active', () => {
    expect(all.map((state) => seen('ROLE_COMPANY_ADMIN', 'SONAR', states[state]))).toEqual([
      'edit collect',
      'edit collect',
      '(edit: inactive) (collect: inactive)',
      '(edit: inactive) (collect: inactive)',
    ]);
  });
  it.each(['ROLE_GLOBAL_USER', 'ROLE_COMPANY_USER', 'ROLE_CUSTOMER'] as const)('%s collects data only', (role) => {
    expect(all.map((state) => seen(role, 'SONAR', states[state]))).toEqual([
      'collect',
      'collect',
      '(collect: inactive)',
      '(collect: inactive)',
    ]);
  });
});
