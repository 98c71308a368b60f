import type { Holder } from '#/features/projects/use/holder.ts';
import type { Visitor } from '#/platform/http/router.ts';

interface OfProject {
  readonly projectId: string;
  /** Who they are to the hold of a project. */
  readonly holder: Holder;
}

export interface StaffMember extends OfProject {
  readonly kind: 'user';
  readonly userId: string;
  readonly sessionId: string;
}

export interface ConsumerMember extends OfProject {
  readonly kind: 'consumer';
  readonly projectName: string;
  readonly projectPassword: string;
  readonly visitor: Visitor;
}

/** Who is connected to the live channel: each for one project. */
export type Member = StaffMember | ConsumerMember;
