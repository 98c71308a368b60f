import type { Role } from '@soundings/contract/permissions';

/** Who makes a call. */
export interface Caller {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  /** Null for the agency's own people. */
  readonly companyId: string | null;
  readonly sessionId: string;
  /** The network address that the call comes from. */
  readonly address: string;
}
