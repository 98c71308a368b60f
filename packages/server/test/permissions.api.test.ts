import { type Role, roles } from '@soundings/contract/access/permissions';
import type { Endpoint } from '@soundings/contract/endpoint';
import { type EndpointName, endpoints } from '@soundings/contract/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '#/platform/rate-limit/rate-limit.tables.ts';
import type { Browser } from './browser.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/**
 * Who may call what, written down by hand and not derived from the contract. A = global admin, U = global user,
 * a = company admin, u = company user, c = customer, - = nobody signed in, C = nobody but who gives a shared project's
 * name and password, K = nobody but a chart page with its cookie.
 */
const matrix: Record<EndpointName, string> = {
  login: 'AUauc-',
  confirmLogin: 'AUauc-',
  refresh: 'AUauc-',
  logout: 'AUauc-',
  forgotPassword: 'AUauc-',
  confirmForgotPassword: 'AUauc-',
  changeForgottenPassword: 'AUauc-',
  changeOwnPassword: 'AUauc',
  checkAuth: 'AUauc',
  currentUserRoles: 'AUauc',
  currentUser: 'AUauc',
  publicServer: 'AUauc-',
  scrapperAddress: 'AUauc',
  searchUsers: 'A',
  searchAdmins: 'AU',
  addUser: 'A',
  addCustomer: 'A',
  userById: 'A',
  updateUserInfo: 'A',
  disableUser: 'A',
  enableUser: 'A',
  deleteUser: 'A',
  deleteUsers: 'A',
  setUserPassword: 'A',
  setUserRole: 'A',
  listCompanies: 'A',
  createCompany: 'A',
  company: 'A',
  updateCompany: 'A',
  deleteCompany: 'A',
  activateCompany: 'A',
  deactivateCompany: 'A',
  companyUsers: 'A',
  addCompanyUser: 'A',
  setCompanyUserProjects: 'A',
  companyProjects: 'A',
  addCompanyProjects: 'A',
  removeCompanyProject: 'A',
  enableCompanyProject: 'A',
  disableCompanyProject: 'A',
  setCompanyAssistants: 'A',
  setCompanyAiChats: 'A',
  saveCompanyLogo: 'A',
  deleteCompanyLogo: 'A',
  sharedProjectLogo: 'C',
  finalMessagesLogo: 'C',
  publicBrand: 'AUauc-',
  brandSettings: 'A',
  saveBrand: 'A',
  saveBrandLogo: 'A',
  deleteBrandLogo: 'A',
  brandRulesOverview: 'A',
  companyBrandRules: 'A',
  saveCompanyBrandRules: 'A',
  deleteCompanyBrandRules: 'A',
  projectBrandRules: 'A',
  saveProjectBrandRules: 'A',
  deleteProjectBrandRules: 'A',
  screenTexts: 'AUauc',
  sharedScreenTexts: 'C',
  sendResponseRequest: 'AUauc',
  sharedSendResponseRequest: 'C',
  sendHelpRequest: 'AUauc',
  sharedSendHelpRequest: 'C',
  searchResponseRequests: 'A',
  editResponseRequest: 'A',
  responseAddress: 'A',
  saveResponseAddress: 'A',
  searchWriters: 'A',
  writer: 'A',
  saveWriter: 'A',
  editWriter: 'A',
  deleteWriter: 'A',
  picture: 'AUauc-',
  findAllAssistants: 'A',
  searchAssistants: 'A',
  listAssistants: 'A',
  assistant: 'A',
  createAssistant: 'A',
  changeAssistant: 'A',
  deleteAssistant: 'A',
  tryAssistant: 'A',
  aiChats: 'AUauc',
  searchAudit: 'A',
  exportAudit: 'A',
  searchProjects: 'AUauc',
  projectInfo: 'Aa',
  projectName: 'AUauc',
  recentProjects: 'AUauc',
  recordVisit: 'AUauc',
  firstSteps: 'A',
  addDemoProjects: 'A',
  removeDemoProjects: 'A',
  activateProject: 'A',
  deactivateProject: 'A',
  projectUsers: 'A',
  editProjectUsers: 'A',
  searchAgents: 'A',
  registerCustomAgent: 'A',
  agent: 'A',
  registerSystemAgent: 'A',
  editSystemAgent: 'A',
  editCustomAgent: 'A',
  deleteAgent: 'A',
  createSonar: 'A',
  createScout: 'A',
  createGenie: 'A',
  createGenieGo: 'A',
  createId8: 'A',
  editSonar: 'Aa',
  editSonarProject: 'Aa',
  editScout: 'A',
  editGenie: 'A',
  editGenieGo: 'A',
  editId8: 'A',
  deleteSonar: 'A',
  deleteScout: 'A',
  deleteGenie: 'A',
  deleteGenieGo: 'A',
  deleteId8: 'A',
  addScoutFile: 'A',
  addGenieFile: 'A',
  addGenieGoFile: 'A',
  addId8File: 'A',
  editScoutAssistants: 'A',
  editGenieAssistants: 'A',
  editGenieGoAssistants: 'A',
  activateSharing: 'A',
  deactivateSharing: 'A',
  editShare: 'A',
  editFinalMessagesShare: 'A',
  openSharedSonar: 'C',
  openSharedScout: 'C',
  openFinalMessages: 'C',
  genieProject: 'AUauc',
  sharedGenieProject: 'C',
  genieGoProject: 'AUauc',
  sharedGenieGoProject: 'C',
  genieBoard: 'AUauc',
  sharedGenieBoard: 'C',
  genieGoBoard: 'AUauc',
  sharedGenieGoBoard: 'C',
  predictGenieMessage: 'AUauc',
  sharedPredictGenieMessage: 'C',
  predictGenieMessages: 'AUauc',
  sharedPredictGenieMessages: 'C',
  predictGenieGoMessages: 'AUauc',
  sharedPredictGenieGoMessages: 'C',
  predictGenieGoBunch: 'AUauc',
  sharedPredictGenieGoBunch: 'C',
  addGenieMessages: 'AUauc',
  sharedAddGenieMessages: 'C',
  generateGenie: 'AUauc',
  sharedGenerateGenie: 'C',
  generateGenieGo: 'AUauc',
  sharedGenerateGenieGo: 'C',
  replyGenie: 'AUauc',
  sharedReplyGenie: 'C',
  replyGenieGo: 'AUauc',
  sharedReplyGenieGo: 'C',
  resetGenie: 'AUauc',
  sharedResetGenie: 'C',
  resetGenieGo: 'AUauc',
  sharedResetGenieGo: 'C',
  resetSharedThread: 'C',
  stopGenie: 'AUauc',
  sharedStopGenie: 'C',
  stopGenieGo: 'AUauc',
  sharedStopGenieGo: 'C',
  cancelGenieEvaluation: 'AUauc',
  sharedCancelGenieEvaluation: 'C',
  cancelGenieGoEvaluation: 'AUauc',
  sharedCancelGenieGoEvaluation: 'C',
  editGenieMessage: 'AUauc',
  sharedEditGenieMessage: 'C',
  editGenieGoMessage: 'AUauc',
  sharedEditGenieGoMessage: 'C',
  deleteGenieMessage: 'AUauc',
  sharedDeleteGenieMessage: 'C',
  deleteGenieGoMessage: 'AUauc',
  sharedDeleteGenieGoMessage: 'C',
  genieTournament: 'AUauc',
  sharedGenieTournament: 'C',
  genieGoTournament: 'AUauc',
  sharedGenieGoTournament: 'C',
  genieSegments: 'AUauc',
  sharedGenieSegments: 'C',
  exportGenieMessages: 'AUauc',
  sharedExportGenieMessages: 'C',
  genieBrands: 'AUauc',
  sharedGenieBrands: 'C',
  genieAges: 'AUauc',
  sharedGenieAges: 'C',
  openSharedId8: 'C',
  editResonance: 'A',
  addResonanceFile: 'A',
  keptResonanceFile: 'A',
  reopenResonanceFile: 'A',
  deleteResonance: 'A',
  sharedResonanceData: 'C',
  sharedFilterMessages: 'C',
  sharedMessageAudiences: 'C',
  initialCalculation: 'AUauc',
  correlatedMessages: 'AUauc',
  headToHeadMessages: 'AUauc',
  concepts: 'AUauc',
  headToHeadConcepts: 'AUauc',
  benchmarkGroups: 'AUauc',
  benchmark: 'AUauc',
  exportCrosstab: 'AUauc',
  sharedInitialCalculation: 'C',
  sharedCorrelatedMessages: 'C',
  sharedHeadToHeadMessages: 'C',
  sharedConcepts: 'C',
  sharedHeadToHeadConcepts: 'C',
  sharedBenchmarkGroups: 'C',
  sharedBenchmark: 'C',
  sharedExportCrosstab: 'C',
  uploadResonanceFile: 'A',
  inspectResonanceFile: 'A',
  deleteResonanceFile: 'A',
  findProfiles: 'Aa',
  logo: 'AUauc',
  sharedLogo: 'C',
  crawlMissing: 'AUauc',
  collectSonar: 'AUauc',
  collectedDates: 'AUauc',
  collectPlan: 'AUauc',
  setPeriodDays: 'AUauc',
  setSonarDaily: 'Aa',
  calculations: 'AUauc',
  scoreTrend: 'AUauc',
  whyThisScore: 'AUauc',
  recalibrate: 'Aa',
  savedViews: 'AUauc',
  navig8: 'AUauc',
  sharedNavig8: 'C',
  navig8Reply: 'AUauc',
  sharedNavig8Reply: 'C',
  navig8Thread: 'AUauc',
  sharedNavig8Thread: 'C',
  saveView: 'AUauc',
  deleteView: 'AUauc',
  sharedDates: 'C',
  sharedCalculations: 'C',
  sharedScoreTrend: 'C',
  sharedWhyThisScore: 'C',
  sharedSavedViews: 'C',
  aiSettings: 'A',
  setAiKey: 'A',
  deleteAiKey: 'A',
  checkAiKey: 'A',
  setAiPurpose: 'A',
  aiRun: 'AUauc',
  followAiRun: 'AUauc',
  stopAiRun: 'AUauc',
  searchAiRuns: 'A',
  aiUsage: 'A',
  aiPrices: 'A',
  setAiPrice: 'A',
  deleteAiPrice: 'A',
  aiQuota: 'A',
  setAiQuota: 'A',
  aiRemaining: 'AUauc',
  sonarSources: 'A',
  setSonarSource: 'A',
  deleteSonarSource: 'A',
  checkSonarSource: 'A',
  cancelProjectJob: 'AUauc',
  projectJobProgress: 'AUauc',
  searchDatasets: 'AUauc',
  addDataset: 'Aa',
  editDataset: 'Aa',
  deleteDatasets: 'Aa',
  importDatasets: 'Aa',
  readDatasetFile: 'A',
  exportDatasets: 'AUauc',
  datasetTemplate: 'Aa',
  readMetricFile: 'Aa',
  importMetrics: 'Aa',
  dataset: 'AUauc',
  jobProgress: 'AUauc',
  cancelJob: 'AUauc',
  projectIsProcessing: 'AUauc',
  leaveProject: 'AUauc',
  sharedProjectIsProcessing: 'C',
  leaveSharedProject: 'C',
  createResonance: 'A',
  chartToken: 'AUauc',
  chartData: 'K',
  resonanceData: 'AUauc',
  filterMessages: 'AUauc',
  messageAudiences: 'AUauc',
  parseFile: 'AUauc',
  exportMessages: 'AUauc',
  exportTable: 'AUauc',
  sharedExportTable: 'C',
  playgroundOptions: 'AUauc',
  openAiChat: 'AUauc',
  openAiAssistant: 'AUauc',
  assistantReply: 'AUauc',
  editPlaygroundMessage: 'AUauc',
  regenerateAnswer: 'AUauc',
  chooseVersion: 'AUauc',
  resetPlaygroundChat: 'AUauc',
  resetPlaygroundThread: 'AUauc',
  conversations: 'AUauc',
  conversation: 'AUauc',
  conversationMessages: 'AUauc',
  changeConversation: 'AUauc',
  deleteConversation: 'AUauc',
  exportConversationMarkdown: 'AUauc',
  exportConversationJson: 'AUauc',
  copyConversation: 'AUauc',
  conversationCopy: 'AUauc',
  deleteConversationCopy: 'AUauc',
  folders: 'AUauc',
  addFolder: 'AUauc',
  renameFolder: 'AUauc',
  deleteFolder: 'AUauc',
  attachFile: 'AUauc',
  attachPage: 'AUauc',
  unsentAttachments: 'AUauc',
  attachment: 'AUauc',
  attachmentImage: 'AUauc',
  deleteAttachment: 'AUauc',
  savedPrompts: 'AUauc',
  addSavedPrompt: 'AUauc',
  changeSavedPrompt: 'AUauc',
  deleteSavedPrompt: 'AUauc',
};

const letters: Record<Role, string> = {
  ROLE_GLOBAL_ADMIN: 'A',
  ROLE_GLOBAL_USER: 'U',
  ROLE_COMPANY_ADMIN: 'a',
  ROLE_COMPANY_USER: 'u',
  ROLE_CUSTOMER: 'c',
};

let app: TestApp;
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  app = await openTestApp();
  for (const role of roles) browsers.set(letters[role], await app.signInAs(role));
  browsers.set('-', app.browser());
});
afterAll(() => app.close());

const anyId = '11111111-1111-4111-8111-111111111111';
/** Signing out would end the session that the next rows need; it is tested with the sessions. */
const skipped = new Set(['logout']);

const names = Object.keys(matrix) as EndpointName[];
const ofConsumers = names.filter((name) => matrix[name] === 'C');

describe('the permission matrix', () => {
  it.each(ofConsumers)('%s lets in by the password of its project and by nothing else', async (name) => {
    // There are more calls than one address may be wrong about.
    await app.services.db.delete(rateLimits);
    const credentials = { projectName: `no project of ${name}`, projectPassword: 'Not-The-Password-123' };
    const ids = { messageId: 'm1', messageIds: ['m1', 'm2'], conceptIds: ['c1'], audienceIds: [], banner: ['0.0'] };
    const day = { startDate: '2026-01-01', endDate: '2026-01-01' };
    const scores = { ranges: { comparable: day, compareTo: day }, score: 'trust', ids: [anyId], initDataId: anyId };
    const table = { title: 'Table', columns: ['Brand'], rows: [] };
    const genie = { message: 'A', messages: ['A', 'B'], url: 'a.example', gender: 'ALL', ageRange: 'ALL', reply: 'A' };
    const genieIds = { id: anyId, assistantId: anyId, threadId: anyId };
    const given = { ...ids, ...scores, ...table, ...genie, ...genieIds, format: 'csv', lang: 'en' };
    const request = name === 'sharedBenchmark' ? [] : given;
    for (const browser of browsers.values()) {
      const body = { ...credentials, projectRequest: credentials, request };
      const { method, path } = endpoints[name];
      const query = 'query' in endpoints[name] ? `?id=${anyId}&threadId=${anyId}` : '';
      const reply = await browser.call(method, `${path}${query}`, body);
      expect(reply).toMatchObject({ status: 403, body: { error: { code: 'wrongCredentials' } } });
    }
  });

  it('chartData lets in by the cookie of a chart page and by nothing else', async () => {
    for (const browser of browsers.values()) {
      const reply = await browser.get(endpoints.chartData.path);
      expect(reply).toMatchObject({ status: 401, body: { error: { code: 'unauthorized' } } });
    }
  });

  it.each(names.filter((name) => !skipped.has(name) && !/[CK]/.test(matrix[name])))('%s', async (name) => {
    const endpoint: Endpoint = endpoints[name];
    const url = endpoint.path.replaceAll(/\{\w+\}/g, anyId);
    for (const [letter, browser] of browsers) {
      const { status, body } = await browser.call(endpoint.method, url, endpoint.method === 'GET' ? undefined : {});
      const code = body?.error?.code;
      const refused = code === 'unauthorized' || code === 'accessDenied';
      const expected = matrix[name].includes(letter) || name === 'refresh';
      expect({ letter, refused: refused && name !== 'refresh' }).toEqual({ letter, refused: !expected });
      if (!expected) expect(status).toBe(letter === '-' ? 401 : 403);
    }
  });

  it('has a row for every call, and the application a route for each', () => {
    expect(Object.keys(matrix).sort()).toEqual(Object.keys(endpoints).sort());
    for (const endpoint of Object.values(endpoints) as Endpoint[]) {
      const url = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
      expect(app.app.hasRoute({ method: endpoint.method, url })).toBe(true);
    }
  });

  it('puts the refusal of a signed-in user into the audit log', async () => {
    await browsers.get('c')?.post('/api/resonance', {});
    const entries = await app.auditEntries();
    expect(entries.at(-1)).toMatchObject({
      action: 'access.denied',
      outcome: 'failure',
      target: 'POST /api/resonance',
    });
    expect(entries.at(-1)?.actor).toBe(browsers.get('c')?.username);
  });
});
