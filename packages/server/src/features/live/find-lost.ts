import type { ErrorCode } from '@soundings/contract/errors';
import { livingSessions } from '#/features/access/auth/living-sessions.ts';
import { stillOpen } from '#/features/projects/sharing/still-open.ts';
import { visibleProjects } from '#/features/projects/visible-projects.ts';
import type { Services } from '#/platform/services.ts';
import type { Member, StaffMember } from './member.ts';

const isUser = (member: Member): member is StaffMember => member.kind === 'user';

/** Whose right to listen has ended, and what they are told. Three statements, however many members. */
export const findLost = async (
  services: Services,
  members: readonly Member[],
): Promise<ReadonlyMap<Member, ErrorCode>> => {
  const users = members.filter(isUser);
  const living = await livingSessions(services, [...new Set(users.map(({ sessionId }) => sessionId))]);
  const isVisible = await visibleProjects(services, users);
  const isOpen = await stillOpen(
    services,
    members.filter((member) => !isUser(member)),
  );
  const lossOf = (member: Member): ErrorCode | null => {
    if (!isUser(member)) return isOpen(member) ? null : 'wrongCredentials';
    if (!living.has(member.sessionId)) return 'unauthorized';
    return isVisible(member) ? null : 'notFound';
  };
  return new Map(
    members.flatMap((member) => {
      const loss = lossOf(member);
      return loss ? [[member, loss] as const] : [];
    }),
  );
};
