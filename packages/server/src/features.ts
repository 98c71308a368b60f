import type { DescribedType } from '@soundings/contract/projects/type-calls';
import { apiTokensRoutes } from '#/features/access/api-tokens/api-tokens.routes.ts';
import { authRoutes } from '#/features/access/auth/auth.routes.ts';
import { serverRoutes } from '#/features/access/auth/server.routes.ts';
import { sessionsRoutes } from '#/features/access/auth/sessions.routes.ts';
import { companySignInRoutes } from '#/features/access/company-sign-in/company-sign-in.routes.ts';
import { passkeysRoutes } from '#/features/access/passkeys/passkeys.routes.ts';
import { usersRoutes } from '#/features/access/users/users.routes.ts';
import { tryAssistantRoutes } from '#/features/ai/assistants/try-assistant.routes.ts';
import { aiKeysRoutes } from '#/features/ai/keys/ai-keys.routes.ts';
import { aiRunsRoutes } from '#/features/ai/runs/ai-runs.routes.ts';
import { raiseQuotaAlertsByTheClock } from '#/features/ai/usage/raise-quota-alerts.ts';
import { aiUsageRoutes } from '#/features/ai/usage/usage.routes.ts';
import { agentsRoutes } from '#/features/assistants/agents.routes.ts';
import { assistantsRoutes } from '#/features/assistants/assistants.routes.ts';
import { auditRoutes } from '#/features/audit/audit.routes.ts';
import { companiesRoutes } from '#/features/companies/companies.routes.ts';
import { companyLogoRoutes, findCustomerLogo } from '#/features/companies/company-logo.routes.ts';
import { companyProjectsRoutes } from '#/features/companies/company-projects.routes.ts';
import { companyUsersRoutes } from '#/features/companies/company-users.routes.ts';
import { exportsRoutes } from '#/features/exports/exports.routes.ts';
import { filesRoutes } from '#/features/files/files.routes.ts';
import { addFromBoard } from '#/features/genie/add-from-board.ts';
import { calibrateByTheClock } from '#/features/genie/calibration/refresh-calibration.ts';
import { genieRoutes } from '#/features/genie/genie.routes.ts';
import { resetSessionFor } from '#/features/genie/reset-session.ts';
import { id8Routes, id8Type } from '#/features/id8/id8.routes.ts';
import { drawImages } from '#/features/id8/images/draw-images.job.ts';
import { id8OnwardRoutes } from '#/features/id8/onward/onward.routes.ts';
import { jobsRoutes } from '#/features/jobs/jobs.routes.ts';
import { playgroundRoutes } from '#/features/playground/playground.routes.ts';
import { alertsRoutes } from '#/features/projects/alerts/alerts.routes.ts';
import { endAlertMails, queueDigestsByTheClock, writeAlertMail } from '#/features/projects/alerts/write-alert-mails.ts';
import { firstStepsRoutes } from '#/features/projects/first-steps/first-steps.routes.ts';
import { loadActiveProjectFor } from '#/features/projects/load-project.ts';
import { projectsRoutes } from '#/features/projects/projects.routes.ts';
import { projectsUsingAgent, projectsUsingAssistant } from '#/features/projects/projects-using.ts';
import { consumersRoutes } from '#/features/projects/sharing/consumers.routes.ts';
import { sharingRoutes } from '#/features/projects/sharing/sharing.routes.ts';
import { projectStatusRoutes } from '#/features/projects/status/status.routes.ts';
import { createRemainder, projectTypesRoutes, type TypesOnServer } from '#/features/projects/types/type-routes.ts';
import { reportsRoutes } from '#/features/reports/reports.routes.ts';
import { schedulesRoutes } from '#/features/reports/schedules/schedules.routes.ts';
import { sendScheduled } from '#/features/reports/schedules/send-scheduled.job.ts';
import { sendReportsByTheClock } from '#/features/reports/schedules/start-scheduled.ts';
import { endReportMails, writeReportMail } from '#/features/reports/schedules/write-report-mail.ts';
import { importResonance } from '#/features/resonance/import/import-resonance.job.ts';
import { readResonance, readSurveys } from '#/features/resonance/read-resonance.ts';
import { resonanceRoutes } from '#/features/resonance/resonance.routes.ts';
import { resonanceRemainder } from '#/features/resonance/resonance-projects.ts';
import { onwardRoutes } from '#/features/scout/onward/onward.routes.ts';
import { responsesRoutes } from '#/features/scout/response/responses.routes.ts';
import { scoutRoutes } from '#/features/scout/scout.routes.ts';
import { brandRulesRoutes } from '#/features/scout/screening/brand-rules.routes.ts';
import { brandRoutes } from '#/features/settings/brand.routes.ts';
import { writersRoutes } from '#/features/settings/writers.routes.ts';
import { findAlertsByTheClock } from '#/features/sonar/alerts/find-alerts.ts';
import { collectSonar } from '#/features/sonar/collect/collect-sonar.job.ts';
import { collectDaily } from '#/features/sonar/collect/start-collecting.ts';
import { crawlSonar } from '#/features/sonar/crawl/crawl-sonar.job.ts';
import { readFacts } from '#/features/sonar/navig8/read-facts.ts';
import { readSonar } from '#/features/sonar/scores/read-scores.ts';
import { sonarRoutes } from '#/features/sonar/sonar.routes.ts';
import { sonarType } from '#/features/sonar/sonar-type.ts';
import { systemRoutes } from '#/features/system/system.routes.ts';
import type { DatabaseLog } from '#/platform/db/database.ts';
import type { Route } from '#/platform/http/router.ts';
import type { JobDefinition } from '#/platform/jobs/job.ts';
import { type MailWriters, sendMailsByTheClock } from '#/platform/mail/queue/send-queued-mails.ts';
import type { EndSubscription } from '#/platform/mail/unsubscribe.ts';
import { picturesRoutes } from '#/platform/pictures/pictures.routes.ts';
import type { Services } from '#/platform/services.ts';
import { seedDemo } from '#seed/seed-demo.ts';

export const jobDefinitions: JobDefinition<never>[] = [
  importResonance,
  crawlSonar,
  collectSonar,
  drawImages,
  sendScheduled,
];

export const mailWriters: MailWriters = { alerts: writeAlertMail, report: writeReportMail };

export const endSubscription: EndSubscription = { alerts: endAlertMails, reports: endReportMails };

/** What starts jobs by the clock, on every node that runs them. @returns an end. */
export const schedules: ((services: Services, log: DatabaseLog) => () => void)[] = [
  collectDaily,
  calibrateByTheClock(readSurveys),
  findAlertsByTheClock,
  raiseQuotaAlertsByTheClock,
  queueDigestsByTheClock,
  sendReportsByTheClock,
  sendMailsByTheClock(mailWriters),
];

const typesOnServer: TypesOnServer = { SONAR: sonarType, SCOUTV2: {}, GENIE: {}, GENIE_GO: {}, ID8: id8Type };

export const features: ((route: Route, services: Services) => void)[] = [
  authRoutes,
  serverRoutes,
  sessionsRoutes,
  apiTokensRoutes(loadActiveProjectFor),
  companySignInRoutes,
  passkeysRoutes,
  usersRoutes,
  auditRoutes,
  systemRoutes,
  agentsRoutes(projectsUsingAgent),
  projectsRoutes,
  projectTypesRoutes(typesOnServer),
  alertsRoutes,
  firstStepsRoutes({
    addDemo: seedDemo,
    createRemainder: (type) =>
      type === 'RESONANCE' ? resonanceRemainder : createRemainder(typesOnServer[type as DescribedType] ?? {}),
  }),
  sharingRoutes,
  consumersRoutes,
  assistantsRoutes(projectsUsingAssistant),
  companiesRoutes,
  companyUsersRoutes,
  companyProjectsRoutes,
  companyLogoRoutes,
  brandRoutes,
  aiKeysRoutes,
  aiRunsRoutes,
  aiUsageRoutes,
  tryAssistantRoutes,
  writersRoutes,
  picturesRoutes,
  resonanceRoutes,
  sonarRoutes(findCustomerLogo),
  genieRoutes(readSurveys),
  id8Routes(findCustomerLogo),
  id8OnwardRoutes(addFromBoard),
  scoutRoutes,
  brandRulesRoutes,
  responsesRoutes,
  onwardRoutes((services) => ({
    readFacts: readFacts(services),
    readResonance: readResonance(services).comparableData,
    addToGenie: addFromBoard(services),
  })),
  filesRoutes,
  exportsRoutes,
  reportsRoutes,
  schedulesRoutes,
  jobsRoutes(jobDefinitions),
  projectStatusRoutes,
  playgroundRoutes((services) => ({ sonar: readSonar(services), resonance: readResonance(services) }), resetSessionFor),
];
