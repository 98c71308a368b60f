import type { ErrorCode } from '@soundings/contract/errors';
import type { LiveTopic } from '@soundings/contract/live/live-channel';
import { liveDestination, liveHeaders, readDestination } from '@soundings/contract/live/live-channel';
import type { ProjectCredentials } from '@soundings/contract/projects/sharing';
import type { FastifyRequest } from 'fastify';
import { findCallerByToken, readBearerToken, readRequestToken } from '#/features/access/auth/authenticate.ts';
import { findActiveSessions } from '#/features/access/auth/sessions.ts';
import { loadActiveProjectFor, visibleProjects } from '#/features/projects/load-project.ts';
import { findStillOpen } from '#/features/projects/sharing/open-shared.ts';
import { consumerOwner, type LeaseOwner, userOwner } from '#/features/projects/status/leases.ts';
import { limitConcurrency } from '#/platform/concurrency.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller, Consumer } from '#/platform/http/caller.ts';
import type { RouteAuth, Visitor } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';

interface OfProject {
  readonly projectId: string;
  readonly holder: LeaseOwner;
}

interface StaffMember extends OfProject {
  readonly kind: 'user';
  readonly userId: string;
  readonly sessionId: string;
}

interface ConsumerMember extends OfProject {
  readonly kind: 'consumer';
  readonly projectName: string;
  readonly projectPassword: string;
  readonly visitor: Visitor;
}

/** Who is signed in, for what concerns them on every page, and no project. */
interface AccountMember {
  readonly kind: 'account';
  readonly userId: string;
  readonly sessionId: string;
}

export type ProjectMember = StaffMember | ConsumerMember;
export type Member = ProjectMember | AccountMember;

export const isOfProject = (member: Member): member is ProjectMember => member.kind !== 'account';

type Headers = ReadonlyMap<string, string>;

const getCaller = async (services: Services, request: FastifyRequest, headers: Headers): Promise<Caller> => {
  const token = readBearerToken(headers.get('authorization')) ?? readRequestToken(request);
  const caller = token ? await findCallerByToken(services, token, request.ip) : null;
  if (!caller) throw new AppError('unauthorized');
  return caller;
};

const admitAccount = async (services: Services, request: FastifyRequest, headers: Headers): Promise<AccountMember> => {
  const { id, sessionId } = await getCaller(services, request, headers);
  return { kind: 'account', userId: id, sessionId };
};

const admitUser = async (
  services: Services,
  request: FastifyRequest,
  headers: Headers,
  projectId: string,
): Promise<StaffMember> => {
  const caller = await getCaller(services, request, headers);
  const { id } = await loadActiveProjectFor(services, caller, projectId);
  const { holder } = userOwner(caller);
  return { kind: 'user', projectId: id, holder, userId: caller.id, sessionId: caller.sessionId };
};

const admitConsumer = async (
  openShared: OpenShared,
  credentials: { projectName: string; projectPassword: string },
  visitor: Visitor,
): Promise<ConsumerMember> => {
  const consumer = await openShared(credentials, visitor);
  const { holder } = consumerOwner(consumer);
  return { kind: 'consumer', projectId: consumer.projectId, holder, ...credentials, visitor };
};

/**
 * Who connects: a user with `project-id` and their access token (a cookie or bearer token of the request, or
 * `authorization` of the frame), or a consumer with `project-name` and `project-password`; with `user: self` a user for
 * their alerts.
 * Throws unauthorized, notFound, wrongCredentials, tooManyRequests, and invalidRequest where there is neither.
 */
export const authenticateMember =
  (services: Services, openShared: OpenShared) =>
  async (request: FastifyRequest, headers: Headers): Promise<Member> => {
    const projectId = headers.get(liveHeaders.projectId);
    if (headers.get(liveHeaders.user) === 'self') return admitAccount(services, request, headers);
    if (projectId) return admitUser(services, request, headers, projectId);
    const projectName = headers.get(liveHeaders.projectName);
    const projectPassword = headers.get(liveHeaders.projectPassword);
    if (!projectName || !projectPassword) throw new AppError('invalidRequest');
    const { ip, cookies } = request;
    return admitConsumer(openShared, { projectName, projectPassword }, { request: { ip, cookies } });
  };

/**
 * What a destination is to a member: users name the project that they connected for by its id, consumers by name and
 * password, which are checked again as at CONNECT. Throws what they are refused with.
 */
export const authorizeSubscription =
  (services: Services, openShared: OpenShared) =>
  async (member: Member, destination: string): Promise<string> => {
    if (member.kind === 'account') {
      if (destination !== liveDestination('alerts', { user: 'self' })) throw new AppError('notFound');
      await assertNotRevoked(services, member);
      return alertsKey(member.userId);
    }
    const read = readDestination(destination);
    if (!read) throw new AppError('invalidRequest');
    const { topic, project } = read;
    if (member.kind === 'user') {
      if (!('projectId' in project) || project.projectId !== member.projectId) throw new AppError('notFound');
      await assertNotRevoked(services, member);
    } else {
      if ('projectId' in project) throw new AppError('wrongCredentials');
      const opened = await openShared(project, member.visitor);
      if (opened.projectId !== member.projectId) throw new AppError('wrongCredentials');
    }
    if (topic === 'alerts') throw new AppError('notFound');
    return subscriptionKey(topic, member.projectId);
  };

const assertNotRevoked = async (services: Services, member: Member): Promise<void> => {
  const lost = (await findRevokedMembers(services, [member])).get(member);
  if (lost) throw new AppError(lost);
};

const isUser = (member: Member): member is StaffMember => member.kind === 'user';
const hasSession = (member: Member): member is StaffMember | AccountMember => member.kind !== 'consumer';

export const findRevokedMembers = async (
  services: Services,
  members: readonly Member[],
): Promise<ReadonlyMap<Member, ErrorCode>> => {
  const users = members.filter(isUser);
  const isVisible = await visibleProjects(services, users);
  // After it: who is deleted meanwhile has lost the session, and not only the project.
  const sessions = members.filter(hasSession).map(({ sessionId }) => sessionId);
  const living = await findActiveSessions(services, [...new Set(sessions)]);
  const isOpen = await findStillOpen(
    services,
    members.filter((member) => member.kind === 'consumer'),
  );
  const findLostAccess = (member: Member): ErrorCode | null => {
    if (member.kind === 'consumer') return isOpen(member) ? null : 'wrongCredentials';
    if (!living.has(member.sessionId)) return 'unauthorized';
    return member.kind === 'account' || isVisible(member) ? null : 'notFound';
  };
  return new Map(
    members.flatMap((member) => {
      const loss = findLostAccess(member);
      return loss ? [[member, loss] as const] : [];
    }),
  );
};

const maxConcurrentOpenings = 8;
const maxWaiting = 5000;

type OpenShared = (credentials: ProjectCredentials, visitor: Visitor) => Promise<Consumer>;

/**
 * Opens a project of whatever type, a few at a time: after a restart all consumers of one address come back at once, and
 * a burst of the size would be taken for guesses.
 */
export const limitOpenShared = (openShared: RouteAuth['openShared']): OpenShared => {
  const limit = limitConcurrency(maxConcurrentOpenings, maxWaiting);
  return (credentials, visitor) => limit(() => openShared(credentials, 'PROJECT', visitor));
};

export const alertsKey = (userId: string): string => `alerts ${userId}`;

export const subscriptionKey = (topic: LiveTopic, projectId: string): string => `${topic} ${projectId}`;
