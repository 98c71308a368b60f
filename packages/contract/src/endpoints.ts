import { apiTokensEndpoints } from './access/api-tokens.ts';
import { accessEndpoints } from './access/auth.ts';
import { companySignInEndpoints } from './access/company-sign-in.ts';
import { passkeysEndpoints } from './access/passkeys.ts';
import { sessionsEndpoints } from './access/sessions.ts';
import { usersEndpoints } from './access/users.ts';
import { aiKeysEndpoints } from './ai/ai-keys.ts';
import { aiRunsEndpoints } from './ai/ai-runs.ts';
import { aiUsageEndpoints } from './ai/ai-usage.ts';
import { tryAssistantEndpoints } from './ai/try-assistant.ts';
import { agentsEndpoints } from './assistants/agents.ts';
import { assistantsEndpoints } from './assistants/assistants.ts';
import { auditEndpoints } from './audit/audit.ts';
import { companiesEndpoints } from './companies/companies.ts';
import { companyLogoEndpoints } from './companies/company-logo.ts';
import { companyProjectsEndpoints } from './companies/company-projects.ts';
import { exportsEndpoints, tableCalls } from './exports/exports.ts';
import { filesEndpoints } from './files/parse-file.ts';
import { genieCalls, genieGoCalls } from './genie/calls.ts';
import { genieEndpoints } from './genie/endpoints.ts';
import { id8Calls, id8CallTable } from './id8/calls.ts';
import { id8Endpoints } from './id8/endpoints.ts';
import { id8OnwardCalls } from './id8/onward.ts';
import { jobsEndpoints } from './jobs/jobs.ts';
import { mailsEndpoints } from './mails/unsubscribe.ts';
import { picturesEndpoints } from './pictures/pictures.ts';
import { playgroundAttachmentsEndpoints } from './playground/attachments.ts';
import { playgroundChatEndpoints } from './playground/chat.ts';
import { playgroundConversationsEndpoints } from './playground/conversations.ts';
import { savedPromptsEndpoints } from './playground/saved-prompts.ts';
import { playgroundSendOnEndpoints } from './playground/send-on.ts';
import { alertsEndpoints } from './projects/alerts.ts';
import { firstStepsEndpoints } from './projects/first-steps.ts';
import { projectCallEndpoints } from './projects/project-calls.ts';
import { projectStatusEndpoints } from './projects/project-status.ts';
import type { CreatedType, SharedPart } from './projects/project-types.ts';
import { projectInfoEndpoints, projectsEndpoints } from './projects/projects.ts';
import { consumersEndpoints, describedOpenings, sharingEndpoints } from './projects/sharing.ts';
import { describedCalls, typeEndpoints } from './projects/type-calls.ts';
import { editionsEndpoints } from './reports/editions.ts';
import { reportsEndpoints } from './reports/reports.ts';
import { schedulesEndpoints } from './reports/schedules.ts';
import { resonanceCalls } from './resonance/calls.ts';
import { resonanceChartEndpoints } from './resonance/chart.ts';
import { resonanceEndpoints } from './resonance/endpoints.ts';
import { savedEndpoints } from './resonance/saved.ts';
import { wavesEndpoints } from './resonance/waves.ts';
import { weightingEndpoints } from './resonance/weighting.ts';
import { brandRulesEndpoints, screeningCalls } from './scout/brand-rules.ts';
import { scoutCalls, scoutCallTable } from './scout/calls.ts';
import { scoutEndpoints } from './scout/endpoints.ts';
import { onwardCalls } from './scout/onward.ts';
import { responseCalls, responsesEndpoints } from './scout/responses.ts';
import { brandEndpoints } from './settings/brand.ts';
import { writersEndpoints } from './settings/writers.ts';
import { sonarEndpoints } from './sonar/brand-endpoints.ts';
import { sonarCollectEndpoints } from './sonar/collect.ts';
import { sonarMetricImportEndpoints } from './sonar/metric-import.ts';
import { sonarPostCalls } from './sonar/posts.ts';
import { navig8Calls, navig8ThreadCalls, sonarCalls, sonarScoresEndpoints } from './sonar/score-endpoints.ts';
import { sonarSourcesEndpoints } from './sonar/sources.ts';
import { timelineEndpoints } from './sonar/timeline.ts';
import { systemEndpoints } from './system/system-status.ts';

export const projectCallTable = {
  ...resonanceCalls,
  ...sonarCalls,
  ...sonarPostCalls,
  ...navig8Calls,
  ...navig8ThreadCalls,
  ...genieCalls,
  ...genieGoCalls,
  ...scoutCallTable,
  ...id8CallTable,
  ...id8OnwardCalls,
  ...screeningCalls,
  ...responseCalls,
  ...onwardCalls,
  ...tableCalls,
};

/** @public by `virtual:endpoints`. */
export const typeCalls = {
  ...describedCalls,
  RESONANCE: {
    create: resonanceEndpoints.createResonance,
    edit: resonanceEndpoints.editResonance,
    remove: resonanceEndpoints.deleteResonance,
  },
} as const satisfies Record<CreatedType, object>;

export const openings = {
  ...describedOpenings,
  RESONANCE: resonanceCalls.resonanceData.consumer,
  SCOUTV2: scoutCalls.scoutProject.consumer,
  FINAL_MESSAGES: scoutEndpoints.openFinalMessages,
  GENIE: genieCalls.genieProject.consumer,
  GENIE_GO: genieGoCalls.genieGoProject.consumer,
  ID8: id8Calls.id8Project.consumer,
} as const satisfies Record<SharedPart, object>;

export const endpoints = {
  ...accessEndpoints,
  ...sessionsEndpoints,
  ...apiTokensEndpoints,
  ...companySignInEndpoints,
  ...passkeysEndpoints,
  ...usersEndpoints,
  ...companiesEndpoints,
  ...companyProjectsEndpoints,
  ...companyLogoEndpoints,
  ...brandEndpoints,
  ...aiKeysEndpoints,
  ...aiRunsEndpoints,
  ...aiUsageEndpoints,
  ...tryAssistantEndpoints,
  ...writersEndpoints,
  ...picturesEndpoints,
  ...assistantsEndpoints,
  ...auditEndpoints,
  ...systemEndpoints,
  ...agentsEndpoints,
  ...projectsEndpoints,
  ...projectInfoEndpoints,
  ...alertsEndpoints,
  ...mailsEndpoints,
  ...firstStepsEndpoints,
  ...typeEndpoints,
  ...sharingEndpoints,
  ...consumersEndpoints,
  ...projectCallEndpoints(projectCallTable),
  ...resonanceEndpoints,
  ...weightingEndpoints,
  ...wavesEndpoints,
  ...savedEndpoints,
  ...resonanceChartEndpoints,
  ...sonarEndpoints,
  ...sonarCollectEndpoints,
  ...sonarSourcesEndpoints,
  ...sonarMetricImportEndpoints,
  ...sonarScoresEndpoints,
  ...timelineEndpoints,
  ...genieEndpoints,
  ...id8Endpoints,
  ...scoutEndpoints,
  ...brandRulesEndpoints,
  ...responsesEndpoints,
  ...jobsEndpoints,
  ...projectStatusEndpoints,
  ...filesEndpoints,
  ...exportsEndpoints,
  ...playgroundChatEndpoints,
  ...playgroundConversationsEndpoints,
  ...playgroundAttachmentsEndpoints,
  ...playgroundSendOnEndpoints,
  ...savedPromptsEndpoints,
  ...reportsEndpoints,
  ...schedulesEndpoints,
  ...editionsEndpoints,
};

export type EndpointName = keyof typeof endpoints;
