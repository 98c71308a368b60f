import type { Permission } from '@soundings/contract/access/permissions';
import { IconBuilding, IconHistory, IconLayoutGrid, IconUsers } from '@tabler/icons-react';

/** What the sidebar links to: only what works. `starts` are the paths that mark the entry as the open one. */
export const navItems = [
  {
    key: 'projects',
    to: '/projects',
    starts: ['/projects', '/project'],
    icon: IconLayoutGrid,
    permission: 'sidebar.projects',
  },
  {
    key: 'customers',
    to: '/customers',
    starts: ['/customers'],
    icon: IconBuilding,
    permission: 'companies.manage',
  },
  { key: 'users', to: '/users', starts: ['/users'], icon: IconUsers, permission: 'users.manage' },
  { key: 'audit', to: '/audit', starts: ['/audit'], icon: IconHistory, permission: 'audit.read' },
] as const satisfies readonly {
  key: string;
  to: string;
  starts: readonly string[];
  icon: typeof IconLayoutGrid;
  permission: Permission;
}[];
