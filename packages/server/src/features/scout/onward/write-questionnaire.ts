import type { Download } from '@soundings/contract/endpoint';
import type { ProjectRequest } from '@soundings/contract/projects/project-calls';
import type { onwardCalls } from '@soundings/contract/scout/onward';
import { readMessages } from '#/features/board/add-to-board.ts';
import { assertMayUse, type OpenBoard } from '#/features/board/change-board.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { stampedFileName } from '#/platform/http/file-names.ts';
import { writeSheets } from '#/platform/office/write-xlsx.ts';
import type { Services } from '#/platform/services.ts';

type Request = ProjectRequest<typeof onwardCalls.scoutQuestionnaire>;
type Language = Request['lang'];

/** Messages in the order of their ids, as a questionnaire for a panel. Throws noMessagesAvailable and accessDenied. */
export const writeQuestionnaire = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { project, viewer }: OpenBoard,
  { ids, format, lang }: Request,
): Promise<Download> => {
  const rows = await readMessages(db, project.id, ids);
  assertMayUse(viewer, rows);
  const messages = rows.map(({ text }) => text);
  if (messages.length === 0) throw new AppError('noMessagesAvailable');
  const title = `${project.projectName} ${words[lang].questionnaire}`;
  if (format === 'TXT') return { fileName: stampedFileName(title, 'txt', now()), content: writeText(messages, lang) };
  return { fileName: stampedFileName(title, 'xlsx', now()), content: await writeWorkbook(messages, lang) };
};

/** Answered by yes and no, as RESONANCE reads its sheets without a mapping. */
const words = {
  en: {
    questionnaire: 'questionnaire',
    intro:
      'Show each respondent the messages below in random order, one at a time, and ask both questions after each. Record the number of the answer; leave a question blank that was not answered.',
    interest: 'Is this message interesting to you?',
    action: 'Would this message make you act, such as visiting the website or asking for more?',
    scale: '1 yes · 0 no',
    audience: 'Ask gender and age first, so that answers can be compared between audiences.',
    messages: 'Messages',
    gender: 'Gender',
    age: 'Age',
  },
  de: {
    questionnaire: 'Fragebogen',
    intro:
      'Zeigen Sie allen Befragten die folgenden Botschaften in zufälliger Reihenfolge, jeweils eine, und stellen Sie nach jeder beide Fragen. Notieren Sie die Nummer der Antwort; lassen Sie leer, was nicht beantwortet wurde.',
    interest: 'Ist diese Botschaft für Sie interessant?',
    action: 'Würde diese Botschaft Sie zum Handeln bringen, etwa die Website zu besuchen oder nachzufragen?',
    scale: '1 ja · 0 nein',
    audience:
      'Fragen Sie zuerst nach Geschlecht und Alter, damit sich Antworten zwischen Zielgruppen vergleichen lassen.',
    messages: 'Botschaften',
    gender: 'Geschlecht',
    age: 'Alter',
  },
} as const satisfies Record<Language, object>;

const writeText = (messages: readonly string[], lang: Language): string => {
  const said = words[lang];
  return [
    said.intro,
    '',
    said.audience,
    '',
    `R1. ${said.interest}`,
    `    ${said.scale}`,
    `R2. ${said.action}`,
    `    ${said.scale}`,
    '',
    `${said.messages}:`,
    '',
    ...messages.map((message, index) => `m${index + 1}. ${message.replace(/\s+/g, ' ')}`),
    '',
  ].join('\n');
};

/** The sheets that RESONANCE imports: messages filled in, respondents and responses for the panel to fill. */
const writeWorkbook = (messages: readonly string[], lang: Language): Promise<Uint8Array> => {
  const said = words[lang];
  return writeSheets([
    {
      name: 'messages',
      rows: [['id', 'message'], ...messages.map((message, index) => [`m${index + 1}`, message])],
      widths: [8, 100],
    },
    { name: 'respondents', rows: [['id', said.gender, said.age]], widths: [14, 14, 10] },
    { name: 'responses', rows: [['respondent', 'message', 'r1', 'r2']], widths: [14, 10, 8, 8] },
    {
      name: said.questionnaire,
      rows: [
        ['', ''],
        ['', said.intro],
        ['', said.audience],
        ['r1', said.interest],
        ['', said.scale],
        ['r2', said.action],
        ['', said.scale],
      ],
      widths: [8, 120],
    },
  ]);
};
