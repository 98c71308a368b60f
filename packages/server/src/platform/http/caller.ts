import type { Role } from '@soundings/contract/access/permissions';
import type { TokenScope } from '@soundings/contract/access/token-choices';
import type { ProjectType } from '@soundings/contract/projects/projects';

export interface Caller {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly companyId: string | null;
  /** Of a call with an API token the token's id, which is no session's. */
  readonly sessionId: string;
  /** What an API token allows at most; null for who is signed in. */
  readonly scopes: readonly TokenScope[] | null;
  /** The only projects that an API token opens; null for all that the user may open. */
  readonly projectIds: readonly string[] | null;
  readonly address: string;
}

export interface Consumer {
  readonly projectId: string;
  readonly projectName: string;
  readonly projectType: ProjectType;
  readonly address: string;
}
