/** Everything that leaves an entry in the audit log. */
export const auditActions = [
  'sign-in.password',
  'sign-in.code',
  'session.token-reused',
  'sign-out',
  'forgot-password.request',
  'forgot-password.code',
  'password.change',
  'password.set',
  'access.denied',
  'access.cross-site',
  'audit.export',
  'mail.send',
  'user.create',
  'user.change',
  'user.role',
  'user.enable',
  'user.disable',
  'user.delete',
  'user.projects',
  'company.create',
  'company.change',
  'company.enable',
  'company.disable',
  'company.delete',
  'company.projects-add',
  'company.project-remove',
  'company.project-enable',
  'company.project-disable',
  'company.assistants',
  'company.ai-chats',
  'company.logo',
  'project.create',
  'project.change',
  'project.enable',
  'project.disable',
  'project.delete',
  'project.users',
  'project.assistants',
  'project.file',
  'sonar.datasets',
  'sonar.metrics',
  'sonar.crawl',
  'sonar.collect',
  'sonar.daily',
  'sonar.source-set',
  'sonar.source-delete',
  'sonar.source-check',
  'sonar.cancel',
  'sonar.recalibrate',
  'settings.brand',
  'settings.brand-logo',
  'ai.key-set',
  'ai.key-delete',
  'ai.key-check',
  'ai.model-set',
  'share.enable',
  'share.disable',
  'share.change',
  'share.open',
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditOutcomes = ['success', 'failure'] as const;
export const auditSorts = ['createdOn', '-createdOn'] as const;

/** How many entries one export holds. */
export const maxExportedEntries = 100_000;

/** The days that can be asked for, as YYYY-MM-DD. */
export const earliestAuditDay = '2000-01-01';
export const latestAuditDay = '2999-12-31';
