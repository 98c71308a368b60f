import type { Permission } from '@soundings/contract/permissions';

/** Whether the user who looks holds a permission. */
export type May = (permission: Permission) => boolean;
