export const roles = [
  'ROLE_GLOBAL_ADMIN',
  'ROLE_GLOBAL_USER',
  'ROLE_COMPANY_ADMIN',
  'ROLE_COMPANY_USER',
  'ROLE_CUSTOMER',
] as const;
export type Role = (typeof roles)[number];

const everyone = roles;
const globalAdmin = ['ROLE_GLOBAL_ADMIN'] as const;

export const permissions = {
  'projects.use': everyone,
  'projects.create': globalAdmin,
  'projects.manage': globalAdmin,
  'projects.edit-sonar': ['ROLE_GLOBAL_ADMIN', 'ROLE_COMPANY_ADMIN'],
  'projects.collect': everyone,
  'users.manage': globalAdmin,
  'users.see-admins': ['ROLE_GLOBAL_ADMIN', 'ROLE_GLOBAL_USER'],
  'companies.manage': globalAdmin,
  'assistants.manage': globalAdmin,
  'audit.read': globalAdmin,
  'system.read': globalAdmin,
  'settings.manage': globalAdmin,
  'playground.use': everyone,
  'reports.use': ['ROLE_GLOBAL_ADMIN', 'ROLE_GLOBAL_USER'],
  'sidebar.projects': ['ROLE_GLOBAL_ADMIN', 'ROLE_GLOBAL_USER', 'ROLE_COMPANY_ADMIN', 'ROLE_CUSTOMER'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissions;

export const holds = (role: Role, permission: Permission): boolean =>
  (permissions[permission] as readonly Role[]).includes(role);

export const permissionsOf = (role: Role): Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((permission) => holds(role, permission));
