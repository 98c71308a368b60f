import { liveHeaders } from '@soundings/contract/live/live-channel';
import type { FastifyRequest } from 'fastify';
import { accessTokenOf } from '#/features/access/auth/authenticate.ts';
import { bearerTokenOf } from '#/features/access/auth/bearer-token-of.ts';
import { callerOfToken } from '#/features/access/auth/caller-of-token.ts';
import { loadActiveProjectFor } from '#/features/projects/load-active-project-for.ts';
import { holderOf, holderOfConsumer } from '#/features/projects/use/holder.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Visitor } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import type { ConsumerMember, Member, StaffMember } from './member.ts';
import type { OpenShared } from './open-shared-slowly.ts';

type Headers = ReadonlyMap<string, string>;

const admitUser = async (
  services: Services,
  request: FastifyRequest,
  headers: Headers,
  projectId: string,
): Promise<StaffMember> => {
  const token = bearerTokenOf(headers.get('authorization')) ?? accessTokenOf(request);
  const caller = token ? await callerOfToken(services, token, request.ip) : null;
  if (!caller) throw new AppError('unauthorized');
  const { id } = await loadActiveProjectFor(services, caller, projectId);
  const { holder } = holderOf(caller);
  return { kind: 'user', projectId: id, holder, userId: caller.id, sessionId: caller.sessionId };
};

const admitConsumer = async (
  openShared: OpenShared,
  credentials: { projectName: string; projectPassword: string },
  visitor: Visitor,
): Promise<ConsumerMember> => {
  const consumer = await openShared(credentials, visitor);
  const { holder } = holderOfConsumer(consumer);
  return { kind: 'consumer', projectId: consumer.projectId, holder, ...credentials, visitor };
};

/**
 * Who connects: a user with `project-id` and their access token (a cookie or bearer token of the request, or
 * `authorization` of the frame), or a consumer with `project-name` and `project-password`.
 * Throws unauthorized, notFound, wrongCredentials, tooManyRequests, and invalidRequest where there is neither.
 */
export const admit =
  (services: Services, openShared: OpenShared) =>
  async (request: FastifyRequest, headers: Headers): Promise<Member> => {
    const projectId = headers.get(liveHeaders.projectId);
    if (projectId) return admitUser(services, request, headers, projectId);
    const projectName = headers.get(liveHeaders.projectName);
    const projectPassword = headers.get(liveHeaders.projectPassword);
    if (!projectName || !projectPassword) throw new AppError('invalidRequest');
    const { ip, cookies } = request;
    return admitConsumer(openShared, { projectName, projectPassword }, { request: { ip, cookies } });
  };
