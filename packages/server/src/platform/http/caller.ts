import type { Role } from '@soundings/contract/access/permissions';
import type { ProjectType } from '@soundings/contract/projects/projects';

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

/** Whoever opened a shared project by its name and password; they have no account. */
export interface Consumer {
  readonly projectId: string;
  readonly projectName: string;
  readonly projectType: ProjectType;
  readonly address: string;
}
