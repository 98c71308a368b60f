import { type AuditAction, auditActions } from '@soundings/contract/audit-choices';

export const auditGroups = ['signIn', 'passwords', 'users', 'customers', 'projects', 'access'] as const;
export type AuditGroup = (typeof auditGroups)[number];

/** Under which heading each action is offered. */
const groupOf: Record<AuditAction, AuditGroup> = {
  'sign-in.password': 'signIn',
  'sign-in.code': 'signIn',
  'session.token-reused': 'signIn',
  'sign-out': 'signIn',
  'mail.send': 'signIn',
  'forgot-password.request': 'passwords',
  'forgot-password.code': 'passwords',
  'password.change': 'passwords',
  'password.set': 'passwords',
  'user.create': 'users',
  'user.change': 'users',
  'user.role': 'users',
  'user.enable': 'users',
  'user.disable': 'users',
  'user.delete': 'users',
  'user.projects': 'users',
  'company.create': 'customers',
  'company.change': 'customers',
  'company.enable': 'customers',
  'company.disable': 'customers',
  'company.delete': 'customers',
  'company.projects-add': 'customers',
  'company.project-remove': 'customers',
  'company.project-enable': 'customers',
  'company.project-disable': 'customers',
  'company.assistants': 'customers',
  'company.ai-chats': 'customers',
  'project.create': 'projects',
  'project.change': 'projects',
  'project.enable': 'projects',
  'project.disable': 'projects',
  'project.delete': 'projects',
  'project.users': 'projects',
  'project.assistants': 'projects',
  'project.file': 'projects',
  'sonar.datasets': 'projects',
  'sonar.crawl': 'projects',
  'sonar.cancel': 'projects',
  'share.enable': 'projects',
  'share.disable': 'projects',
  'share.change': 'projects',
  'share.open': 'access',
  'access.denied': 'access',
  'access.cross-site': 'access',
  'audit.export': 'access',
};

export const actionsIn = (group: AuditGroup): AuditAction[] =>
  auditActions.filter((action) => groupOf[action] === group);
