import { randomUUID } from 'node:crypto';
import type { HelpRequest, ResponseRequest } from '@soundings/contract/scout/responses';
import type { ProjectViewer } from '#/features/projects/project-routes.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { findPublicBrand } from '#/features/settings/public-brand.ts';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { type Mail, oneLine } from '#/platform/mail/mailer.ts';
import { countHit, type Limit, toNetwork } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { addRequest, findResponseAddress, markAsMailed, type NewRequest } from './responses.store.ts';

interface OpenProject {
  readonly project: Project;
  readonly viewer: ProjectViewer;
}

/** An hour's requests of one user, of one address in a shared project, of that project, and to one mailbox. */
const limits = {
  user: { name: 'response-request-user', max: 20, seconds: 3600 },
  address: { name: 'response-request-address', max: 5, seconds: 3600 },
  project: { name: 'response-request-project', max: 30, seconds: 3600 },
  mailbox: { name: 'response-request-mailbox', max: 5, seconds: 3600 },
} as const satisfies Record<string, Limit>;

/** Keeps a request for respondents and tells of it by mail. Throws tooManyRequests. */
export const sendResponseRequest = (
  services: Services,
  open: OpenProject,
  { messages, email, ...request }: ResponseRequest,
) => send(services, open, { kind: 'RESPONSE', email, request, question: null, messages });

/** Keeps a question and tells of it by mail. Throws tooManyRequests. */
export const sendHelpRequest = (services: Services, open: OpenProject, { email, question }: HelpRequest) =>
  send(services, open, { kind: 'HELP', email, request: null, question, messages: [] });

type Asked = Required<Pick<NewRequest, 'kind' | 'email' | 'request' | 'question' | 'messages'>>;

/** The request is kept first, so that nothing is lost where no mail goes out. */
const send = async (services: Services, open: OpenProject, asked: Asked): Promise<{ id: string; mailed: boolean }> => {
  const { db, now } = services;
  const { project, viewer } = open;
  await assertWithinLimits(services, open, asked.email);
  const row = {
    ...{ id: randomUUID(), ...asked, projectId: project.id, projectName: project.projectName },
    ...{ sentBy: viewer.caller?.id ?? null, createdOn: now() },
  };
  await addRequest(db, row);
  const mailed = await sendMails(services, open, row);
  if (mailed) await markAsMailed(db, row.id);
  return { id: row.id, mailed };
};

const assertWithinLimits = async (
  { db, now }: Services,
  { project, viewer: { caller, consumer } }: OpenProject,
  email: string,
): Promise<void> => {
  if (caller) await countHit(db, limits.user, caller.id, now());
  else {
    await countHit(db, limits.address, `${project.id} ${toNetwork(consumer.address)}`, now());
    await countHit(db, limits.project, project.id, now());
  }
  await countHit(db, limits.mailbox, email.toLowerCase(), now());
};

export const findRecipient = async (services: Services): Promise<{ address: string; fallback: string }> => ({
  address: await findResponseAddress(services.db),
  fallback: (await findPublicBrand(services)).footer.help,
});

/** @returns whether agency and sender were both told. A failure is noted in the audit log and never thrown. */
const sendMails = async (services: Services, { viewer }: OpenProject, row: NewRequest): Promise<boolean> => {
  const { db, mailer, now, env } = services;
  const { address, fallback } = await findRecipient(services);
  const recipient = address || fallback;
  const mails: Mail[] = [
    ...(recipient ? [{ to: recipient, ...toAgency(row, env.PUBLIC_URL ?? '') }] : []),
    { to: row.email, ...toSender(row) },
  ];
  try {
    for (const mail of mails) await mailer.send(mail);
    return recipient !== '';
  } catch {
    const { caller, consumer } = viewer;
    const actor = caller
      ? { actorId: caller.id, actor: caller.username, address: caller.address }
      : { actorId: null, actor: consumer.projectName, address: consumer.address };
    const entry = { ...actor, action: 'mail.send', outcome: 'failure', target: recipient || row.email } as const;
    await addAuditEntry(db, now(), entry).catch(() => undefined);
    return false;
  }
};

const toAgency = ({ kind, projectName, email, request, question, messages }: NewRequest, url: string) => {
  const { ageFrom = null, ageTo = null } = request ?? {};
  const lines: [string, string | null | undefined][] = [
    ['Project', projectName],
    ['E-mail', email],
    ['Company', request?.company],
    ['Market', request?.market],
    ['Respondents', request?.respondentVolume],
    ['Survey template', request?.surveyTemplate],
    ['Gender', request?.gender],
    ['Age', ageFrom === null && ageTo === null ? null : `${age(ageFrom ?? 15)} to ${age(ageTo ?? 90)}`],
    ['Region', request?.region],
    ['Other requirements', request?.otherRequirements],
    ['Question', question],
  ];
  const facts = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const list = messages.length > 0 ? ['', `${messages.length} messages:`, ...messages.map((text) => `- ${text}`)] : [];
  const link = url ? ['', `${url}/settings/scout/requests`] : [];
  const subject = kind === 'HELP' ? `Question about ${projectName}` : `Respondents wanted for ${projectName}`;
  return { subject: oneLine(subject), text: [...facts, ...list, ...link, ''].join('\n') };
};

const age = (years: number): string => (years >= 90 ? '90+' : String(years));

/** Nothing of what was typed in: else anyone could send anything to anybody in our name. */
const toSender = ({ kind, projectName, messages }: NewRequest) => {
  const isHelp = kind === 'HELP';
  return {
    subject: isHelp
      ? 'We received your question / Ihre Frage ist da'
      : 'We received your request / Ihre Anfrage ist da',
    text: [
      isHelp
        ? `We received your question about the project “${oneLine(projectName)}” and will answer by e-mail.`
        : `We received your request for respondents to ${messages.length} messages of the project “${oneLine(projectName)}”. We'll contact you by e-mail.`,
      '',
      isHelp
        ? `Ihre Frage zum Projekt „${oneLine(projectName)}“ ist bei uns angekommen. Wir antworten Ihnen per E-Mail.`
        : `Ihre Anfrage nach Befragten für ${messages.length} Botschaften des Projekts „${oneLine(projectName)}“ ist bei uns angekommen. Wir melden uns per E-Mail.`,
      '',
      "If this wasn't you, ignore this e-mail. / Falls Sie das nicht waren, ignorieren Sie diese E-Mail.",
      '',
    ].join('\n'),
  };
};
