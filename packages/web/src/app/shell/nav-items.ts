import type { Permission } from '@soundings/contract/permissions';
import { IconLayoutGrid } from '@tabler/icons-react';

/** What the sidebar links to: only what works. `starts` are the paths that mark the entry as the open one. */
export const navItems = [
  {
    key: 'projects',
    to: '/projects',
    starts: ['/projects', '/project'],
    icon: IconLayoutGrid,
    permission: 'sidebar.projects',
  },
] as const satisfies readonly {
  key: string;
  to: string;
  starts: readonly string[];
  icon: typeof IconLayoutGrid;
  permission: Permission;
}[];
