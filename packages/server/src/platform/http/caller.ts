import type { Role } from '@soundings/contract/access/permissions';
import type { ProjectType } from '@soundings/contract/projects/projects';

export interface Caller {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly role: Role;
  readonly companyId: string | null;
  readonly sessionId: string;
  readonly address: string;
}

export interface Consumer {
  readonly projectId: string;
  readonly projectName: string;
  readonly projectType: ProjectType;
  readonly address: string;
}
