import { readDestination } from '@soundings/contract/live/live-channel';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { findLost } from './find-lost.ts';
import { keyOf } from './key-of.ts';
import type { Member } from './member.ts';
import type { OpenShared } from './open-shared-slowly.ts';

/**
 * What a destination is to a member: users name the project that they connected for by its id, consumers by name and
 * password, which are checked again as at CONNECT. Throws what they are refused with.
 */
export const allow =
  (services: Services, openShared: OpenShared) =>
  async (member: Member, destination: string): Promise<string> => {
    const read = readDestination(destination);
    if (!read) throw new AppError('invalidRequest');
    const { topic, project } = read;
    if (member.kind === 'user') {
      if (!('projectId' in project) || project.projectId !== member.projectId) throw new AppError('notFound');
      const lost = (await findLost(services, [member])).get(member);
      if (lost) throw new AppError(lost);
    } else {
      if ('projectId' in project) throw new AppError('wrongCredentials');
      const opened = await openShared(project, member.visitor);
      if (opened.projectId !== member.projectId) throw new AppError('wrongCredentials');
    }
    return keyOf(topic, member.projectId);
  };
