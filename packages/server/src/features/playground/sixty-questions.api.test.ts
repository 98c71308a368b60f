import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '#seed/seed-demo.ts';
import type { Browser } from '#test/browser.ts';
import { seedChoices } from '#test/product-client.ts';
import { addSonar, brand } from '#test/sonar-client.ts';
import { multipart } from '#test/survey-file.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';
import { mapped, sendMetrics } from '../sonar/metric-import/metric-import-test-files.ts';
import { type FileName, fileQuestions, files, unanswerable } from './sixty-questions-test-files.ts';

const root = '/api/ai/playground';

let app: TestApp;
let admin: Browser;
let reader: string;
let rows: CalculationRow[];
const surveys = new Map<string, ResonanceData>();

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  await seedChoices(app);
  await seedDemo(app.services, admin.id);
  await app.jobsAreDone();
  const { assistants } = (await admin.get(`${root}/options`)).body;
  reader = assistants.find(({ type }: { type: string }) => type === 'FILE').id;
  const { content } = (await admin.post('/api/project/search?size=60')).body;
  for (const { id, projectType, projectName } of content) {
    if (projectType === 'RESONANCE')
      surveys.set(projectName, (await admin.get(`/api/resonance/data?projectId=${id}`)).body);
    if (projectType !== 'SONAR') continue;
    const day = (date: string) => ({ startDate: date, endDate: date });
    const ranges = { comparable: day('2026-11-20'), compareTo: day('2026-11-13') };
    rows = (await admin.post(`/api/calculations?projectId=${id}`, { ranges })).body.rows;
  }
}, 300_000);
afterAll(() => app.close());

const ask = async (message: string, file: FileName | null = null): Promise<string> => {
  const attachmentIds = [];
  if (file) {
    const { payload, headers } = multipart(file, files[file]);
    const attached = await admin.call('POST', `${root}/attachments/file`, payload, headers);
    expect([file, attached.status]).toEqual([file, 201]);
    attachmentIds.push(attached.body.id);
  }
  const body = { message, attachmentIds, assistantId: reader, aiChatType: 'BUILT_IN' };
  const reply = await admin.post(`${root}/open-ai/assistant`, body);
  expect([message, reply.status]).toEqual([message, 200]);
  if (file && reply.body.message.includes('> ')) expect(reply.body.sources.length).toBeGreaterThan(0);
  return reply.body.message;
};

const one = (value: number, lang: 'en' | 'de') =>
  value.toLocaleString(lang === 'de' ? 'de-DE' : 'en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const scoreOf = (brand: string, score: ScoreName) => rows.find(({ brandCompany }) => brandCompany === brand)![score];
const score = (brand: string, name: ScoreName, lang: 'en' | 'de' = 'en') =>
  `[${one(scoreOf(brand, name).score!, lang)}](`;
const best = (name: ScoreName, place = 1) => rows.find((row) => row[name].rank === place)!.brandCompany;
const mover = (direction: 1 | -1) =>
  rows
    .filter(({ powerrank }) => powerrank.score !== null && powerrank.prevScore !== null)
    .toSorted(
      (a, b) => direction * (b.powerrank.score! - b.powerrank.prevScore! - a.powerrank.score! + a.powerrank.prevScore!),
    )[0]!.brandCompany;
const message = (survey: string, starts: string) =>
  surveys.get(survey)!.messages.find(({ message: text }) => text.startsWith(starts))!;
const percent = (value: number, lang: 'en' | 'de' = 'en') => `[${one(value, lang)}${lang === 'de' ? ' %' : '%'}](`;
const havgus = 'Havgus autumn claims';
const jacket = 'One jacket, ten winters. We repair it free for as long as you own it.';

/** Twenty on the demo projects, and what their answers must hold: what the products themselves say. */
const projectQuestions: readonly (readonly [string, () => string[]])[] = [
  ['How high is the trust of Rimfrost?', () => [score('Rimfrost', 'trust')]],
  [
    'What is the powerrank of Polarkiosk?',
    () => [score('Polarkiosk', 'powerrank'), `[${scoreOf('Polarkiosk', 'powerrank').rank}](`],
  ],
  ['Wie hoch ist das Vertrauen von Rimfrost?', () => [score('Rimfrost', 'trust', 'de')]],
  [
    'How has the interest in Isbryder changed?',
    () => [score('Isbryder', 'interest'), `[${one(scoreOf('Isbryder', 'interest').prevScore!, 'en')}](`],
  ],
  ['Who leads the powerrank?', () => [best('powerrank'), best('powerrank', 2)]],
  ['Which brand has the lowest trust?', () => ['Trust, worst first']],
  ['Welche Marke hat die größte Reichweite?', () => [best('presence')]],
  ['Top 5 by engagement', () => [1, 2, 3, 4, 5].map((place) => best('passion', place))],
  ['Compare Rimfrost and Polarkiosk on trust', () => [score('Rimfrost', 'trust'), score('Polarkiosk', 'trust')]],
  ['Vergleiche Rimfrost mit Isbryder', () => [score('Rimfrost', 'powerrank', 'de'), score('Isbryder', 'energy', 'de')]],
  ['Who rose most in powerrank?', () => [mover(1)]],
  ['Wer hat im Powerrank am meisten verloren?', () => [mover(-1)]],
  ['What are the strengths of Rimfrost?', () => ['Where **Rimfrost** stands best']],
  [
    'How many followers does Rimfrost have on Instagram?',
    () => [
      rows
        .find(({ brandCompany }) => brandCompany === 'Rimfrost')!
        .socialCalculations.INSTAGRAM!.metrics.followers!.comparable!.toLocaleString('en-GB'),
    ],
  ],
  [
    `What is the R1 of “${jacket}”?`,
    () => [
      percent(message(havgus, 'One jacket').r1Share.percent!),
      String(message(havgus, 'One jacket').r1Share.base.toLocaleString('en-GB')),
    ],
  ],
  [`Wie hoch ist R2 von „${jacket}“?`, () => [percent(message(havgus, 'One jacket').r2Share!.percent!, 'de')]],
  [
    'Which message has the highest R1 in Havgus autumn claims?',
    () => [
      [...surveys.get(havgus)!.messages]
        .filter(({ r1Share }) => r1Share.mark !== 'unranked')
        .toSorted((a, b) => b.r1Share.percent! - a.r1Share.percent!)[0]!
        .message.slice(0, 20),
    ],
  ],
  [
    'Welche Botschaft ist im Projekt Rimfrost name test die schlechteste?',
    () => [
      [...surveys.get('Rimfrost name test')!.messages]
        .filter(({ r1Share }) => r1Share.mark !== 'unranked')
        .toSorted((a, b) => a.accurateTotal! - b.accurateTotal!)[0]!
        .message.slice(0, 12),
    ],
  ],
  ['How many respondents are in Havgus autumn claims?', () => ['[1,204](']],
  [`How does “${jacket}” do among women?`, () => ['Gender: Female', 'base ']],
];

/** What only SONAR's guide can tell, and what its answers must hold, whatever the demo's figures are. */
const guideQuestions: readonly (readonly [string, () => string[]])[] = [
  ['Why did Rimfrost fall?', () => [former('Rimfrost', 'en'), score('Rimfrost', 'powerrank')]],
  ['Warum ist Polarkiosk gestiegen?', () => [former('Polarkiosk', 'de'), score('Polarkiosk', 'powerrank', 'de')]],
  ['Seit wann fällt Isbryder?', () => ['Isbryder', 'Powerrank']],
  ['Since when has the trust of Rimfrost been falling?', () => ['Rimfrost', 'trust']],
  ['What should Rimfrost do?', () => ['What each step by itself would bring', 'would add [']],
  ['What is the share of voice of Rimfrost?', () => ['Rimfrost has [']],
  ['Which data is missing?', () => ['Snefnug from Twitter']],
];
const former = (brand: string, lang: 'en' | 'de') => `[${one(scoreOf(brand, 'powerrank').prevScore!, lang)}](`;

const results: { question: string; outcome: 'right' | 'refused' | 'wrong'; answer: string }[] = [];
const isRefusal = (answer: string): boolean =>
  /\bI can answer from attached files|^.*Ich kann aus angehängten Dateien/u.test(answer);
const record = (question: string, isRight: boolean, answer: string): void => {
  const outcome = isRight ? 'right' : isRefusal(answer) ? 'refused' : 'wrong';
  results.push({ question, outcome, answer });
};

describe('sixty questions with known answers, without a model', () => {
  it('twenty on files are answered by the passage that says it', async () => {
    for (const [file, question, expected] of fileQuestions) {
      const answer = await ask(question, file);
      record(question, expected.test(answer), answer);
    }
  }, 120_000);

  it('twenty on the demo projects give what the products say, each figure as a link', async () => {
    for (const [question, expected] of projectQuestions) {
      const answer = await ask(question);
      record(
        question,
        expected().every((part) => answer.includes(part)),
        answer,
      );
      if (isRefusal(answer)) continue;
      // Every number but those of the period, of scales and of places leads to where it stands.
      const body = answer
        .split('\n\n')
        .slice(0, -1)
        .join('\n')
        .replaceAll(/\[[^\]]+\]\([^)]+\)/g, '')
        .replaceAll(/“[^”]*”/g, '');
      expect([question, body.match(/\d+[.,]\d+/g)]).toEqual([question, null]);
    }
  }, 120_000);

  it('causes, turns and advice come from SONAR’s guide, each figure as a link', async () => {
    for (const [question, expected] of guideQuestions) {
      const answer = await ask(question);
      for (const part of expected()) expect(answer).toContain(part);
      const unlinked = answer
        .split('\n\n')[0]!
        .replaceAll(/\[[^\]]+\]\(\/project\/sonar\/[^)]+\)/g, '')
        .replaceAll(/\d{1,2}\.? \p{L}+ 2026/gu, '')
        .replaceAll('Isbod 7', 'Isbod');
      expect([question, unlinked.match(/\d/)]).toEqual([question, null]);
    }
  }, 120_000);

  it('twenty that cannot be answered are refused in one sentence, with what it can do', async () => {
    for (const [file, question] of unanswerable) {
      const answer = await ask(question, file);
      record(question, isRefusal(answer) || /Attach a file|Hängen Sie/.test(answer), answer);
    }
  }, 120_000);

  it('at least 54 are right, and no figure is wrong', () => {
    const missed = results.filter(({ outcome }) => outcome !== 'right');
    if (missed.length > 0) console.log(JSON.stringify(missed, null, 1));
    expect(results).toHaveLength(60);
    expect(missed.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
    expect(results.filter(({ outcome }) => outcome === 'right').length).toBeGreaterThanOrEqual(54);
  });
});

describe('a question that several projects understand', () => {
  const converse = async (messages: readonly string[]): Promise<string[]> => {
    const answers: string[] = [];
    let threadId: string | undefined;
    for (const message of messages) {
      const asked = { message, threadId, assistantId: reader, aiChatType: 'BUILT_IN' };
      const { status, body } = await admin.post(`${root}/open-ai/assistant`, asked);
      expect([message, status]).toEqual([message, 200]);
      threadId = body.threadId;
      answers.push(body.message);
    }
    return answers;
  };
  const demo = 'Rimfrost and the ice cream market';
  const imported = 'Kiosks of Aarhus';
  beforeAll(async () => {
    const datasets = [brand('rimfrost.example', { brandCompany: 'Rimfrost' })];
    await addSonar(admin, 'Kiosks of Odense', { datasets });
    const id = await addSonar(admin, imported, { datasets });
    const figures = 'domain,network,metric,date,value\nrimfrost.example,Facebook,followers,2026-11-19,120\n';
    const columns = mapped('long', ['domain', 'network', 'metric', 'date', 'value']);
    expect(await sendMetrics(admin, id, figures, columns)).toMatchObject({ status: 200 });
  });

  it('is answered when the project is named alone, and goes on with what is spoken of', async () => {
    const [which, riser, trust, other] = await converse([
      'Who rose most in powerrank?',
      `${demo}, please`,
      'How high is the trust of Rimfrost?',
      `And in ${imported}?`,
    ]);
    // The project of Odense has nothing to tell yet.
    const [question, list] = which!.split('\n\n');
    expect(question).toBe('Which project do you mean? Its name is enough.');
    expect(list!.split('\n').toSorted()).toEqual([`- **${imported}**`, `- **${demo}**`]);
    expect(riser).toContain(mover(1));
    expect(trust).toContain(score('Rimfrost', 'trust'));
    expect(other).toContain('of **Rimfrost** is not known for these days');
  });

  it('is asked again where nothing that was said names one project', async () => {
    const answers = await converse([
      'Who rose most in powerrank?',
      'Thanks',
      'Wie hoch ist das Vertrauen von Rimfrost?',
    ]);
    expect(answers[2]).toContain('Welches Projekt meinen Sie? Der Name genügt.');
  });
});
