import type { Permission } from '@soundings/contract/access/permissions';

/** Whether the user who looks holds a permission. */
export type May = (permission: Permission) => boolean;
