import type { Caller } from '#/platform/http/caller.ts';

/** Who acts and from where, as an entry of the audit log says it. */
export const byCaller = ({ id, username, address }: Pick<Caller, 'id' | 'username' | 'address'>) => ({
  actorId: id,
  actor: username,
  address,
});
