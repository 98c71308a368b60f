import { randomUUID } from 'node:crypto';
import { audienceName } from '@soundings/contract/reports/block-names';
import type { Block } from '@soundings/contract/reports/blocks';
import { BlockContent } from '@soundings/contract/reports/report-content';
import type { AudienceLink, MessageFigures, Share } from '@soundings/contract/resonance/resonance';
import type { CodeShares } from '@soundings/contract/resonance/verbatims';
import type { WaveTrend } from '@soundings/contract/resonance/waves';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect } from 'vitest';
import { test as base } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { suggestedMapping } from '#test/mapping.ts';
import { addProduct, seedChoices } from '#test/product-client.ts';
import { createReport, makeEdition, preview, readFile, readPptx, save } from '#test/report-client.ts';
import { createFrom, upload } from '#test/resonance-client.ts';
import { sheetsRows, sheetsWorkbook } from '#test/sheets-survey.ts';
import { addSonar, brand } from '#test/sonar-client.ts';
import { surveyRows } from '#test/survey-file.ts';
import { waitFor } from '#test/wait-for-job.ts';
import { addPosts, may } from '../sonar/posts/posts-test-files.ts';
import { calculationsOf, domains, figuresOf, importFigures, range } from '../sonar/scores/scores-test-files.ts';

const answersOf = (respondents: number, moved: number): string => {
  const rows = surveyRows(respondents).map((row, at) => ({
    ...row,
    calm: at < moved && row.calm !== '' ? 5 : row.calm,
  }));
  const said = (at: number) => (at % 5 === 0 ? '' : at % 3 === 0 ? 'Too expensive' : `Warm and dry ${at}`);
  const lines = rows.map(({ gender, region, calm, bold }, at) => [gender, region, calm, bold, said(at)].join(','));
  return ['Gender,Region,A calm message,A bold message,Why?', ...lines].join('\n');
};

const addSurvey = async (browser: Browser, projectName: string, content: string): Promise<string> => {
  const file = (await upload(browser, content)).body;
  const suggested = suggestedMapping(file);
  const columns = suggested.columns.map((column) =>
    column.heading === 'Why?' ? { ...column, role: 'verbatim' as const, recode: null, audience: null } : column,
  );
  const mapping = { ...suggested, columns };
  const given = { projectName, theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id, mapping };
  const { status, body } = await createFrom(browser, given);
  expect([status, body.error]).toEqual([201, null]);
  return body.id;
};

const test = base
  .extend('market', { scope: 'file' }, async ({ app, admin }) => {
    await seedChoices(app);
    const datasets = domains.slice(0, 4).map((domain, at) => ({ ...brand(domain), myCompany: at === 1 }));
    const project = await addSonar(admin, 'Market in blocks', { datasets });
    await importFigures(admin, project, [0, 1, 2, 3].map(figuresOf));
    return project;
  })
  .extend('surveys', { scope: 'file' }, async ({ app, admin }) => {
    await seedChoices(app);
    const spring = await addSurvey(admin, 'Spring', answersOf(300, 0));
    const autumn = await addSurvey(admin, 'Autumn', answersOf(420, 120));
    await admin.post(`/api/resonance/edit/${autumn}/waves`, { earlier: [spring] });
    return { spring, autumn };
  })
  .extend('show', async ({ admin }) => {
    const report = await createReport(admin, { title: 'Blocks' });
    return async (kind: Block['kind'], projectId: string, more: object = {}): Promise<BlockContent> => {
      const block = { kind, id: randomUUID(), projectId, title: '', ...more } as Block;
      const { status, body } = await preview(admin, report, block);
      expect([status, body.error]).toEqual([200, undefined]);
      return BlockContent.parse(body);
    };
  });

const period = {
  type: 'fixed',
  ranges: { comparable: range('2026-06-01', '2026-06-30'), compareTo: range('2026-05-01', '2026-05-31') },
} as const;

/** As a table shows a share: few answers are marked, too few are left out. */
const shown = ({ percent, mark }: Share) =>
  mark === 'unranked' ? null : mark === 'low' ? `${percent!.toFixed(1)}*` : percent;

const chartOf = (content: BlockContent) => {
  if (content.look !== 'chart') throw new Error(`a ${content.look} is no chart`);
  return content.chart;
};
const tableOf = (content: BlockContent) => {
  if (content.look !== 'table') throw new Error(`a ${content.look} is no table`);
  return content;
};

test('a block of SONAR shows the last days that it is asked for, which move on, and no other number of them', async ({
  admin,
  market,
  show,
}) => {
  const days = async (period: object) => {
    const { source } = tableOf(await show('sonarTable', market, { period }));
    return source.period?.replaceAll('\u00a0', ' ');
  };
  expect(await days({ type: 'days', days: 7 })).toBe('24.06.2026 – 30.06.2026, compared with 17.06.2026 – 23.06.2026');
  expect(await days({ type: 'days', days: 28 })).toBe('03.06.2026 – 30.06.2026, compared with 06.05.2026 – 02.06.2026');
  const report = await createReport(admin, { title: 'Days' });
  const block = {
    kind: 'sonarTable',
    id: randomUUID(),
    projectId: market,
    title: '',
    period: { type: 'days', days: 8 },
  };
  expect((await preview(admin, report, block as never)).status).toBe(400);
});

describe('two scores of SONAR', () => {
  test('are points of the dashboard’s figures, native on a slide and named in a PDF', async ({
    app,
    admin,
    market,
    show,
  }) => {
    const { rows } = await calculationsOf(admin, market, period.ranges);
    const chart = chartOf(await show('sonarMap', market, { period, pair: 'presence' }));
    const byName = new Map(rows.map((row: CalculationRow) => [row.brandCompany, row]));
    expect(chart).toMatchObject({ form: 'scatter', series: [{ name: 'Reach' }, { name: 'Vitality' }] });
    expect(chart.categories.length).toBeGreaterThan(1);
    for (const [at, name] of chart.categories.entries())
      expect(chart.series.map(({ values }) => values[at])).toEqual([
        byName.get(name)!.presence.score,
        byName.get(name)!.energy.score,
      ]);
    const two = rows.slice(0, 2);
    const brandIds = two.map(({ initDataId }) => initDataId);
    const chosen = chartOf(await show('sonarMap', market, { period, pair: 'relevance', brandIds }));
    expect(chosen.categories.toSorted()).toEqual(two.map(({ brandCompany }) => brandCompany).toSorted());

    const report = await createReport(admin, { title: 'Map' });
    const block = { kind: 'sonarMap', id: randomUUID(), projectId: market, title: '', period, pair: 'presence' };
    await save(admin, report, { blocks: [{ ...block, brandIds: [] } as Block] });
    const edition = await makeEdition(admin, report);
    const { broken, charts } = await readPptx(await readFile(app, admin, edition.id, 'pptx'));
    expect(broken).toEqual([]);
    expect(charts).toMatchObject([
      {
        kind: 'scatterChart',
        scatter: { across: chart.series[0]!.values, up: chart.series[1]!.values, names: chart.categories },
      },
    ]);
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(app, admin, edition.id, 'pdf')));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const name of chart.categories) expect(text).toContain(name);
  });
});

describe('the figures of a network', () => {
  test('are those of the tab of data, the highest first, without sums that lack days', async ({
    admin,
    market,
    show,
  }) => {
    const { rows } = await calculationsOf(admin, market, period.ranges);
    const {
      columns,
      rows: shown,
      title,
    } = tableOf(await show('sonarMetrics', market, { period, network: 'FACEBOOK' }));
    expect(title).toBe('Facebook in figures');
    expect(columns.map(({ label }) => label)).toEqual(['Brand', 'Followers', 'Interactions', 'Comments', 'Posts']);
    const byName = new Map(rows.map((row: CalculationRow) => [row.brandCompany, row]));
    const hasAny = ({ socialCalculations: { FACEBOOK }, powerrank }: CalculationRow) =>
      powerrank.score !== null && Object.values(FACEBOOK?.metrics ?? {}).some(({ comparable }) => comparable !== null);
    expect(shown).toHaveLength(rows.filter(hasAny).length);
    for (const [name, ...figures] of shown) {
      const { metrics } = byName.get(String(name))!.socialCalculations.FACEBOOK!;
      const expected = (['followers', 'interactions', 'comments', 'posts'] as const).map((metric) => {
        const { comparable = null, days } = metrics[metric] ?? {};
        return days && days.comparable.known < days.comparable.of ? null : comparable;
      });
      expect(figures).toEqual(expected);
    }
    const followers = shown.map(([, value]) => Number(value));
    expect(followers).toEqual(followers.toSorted((one, other) => other - one));
    expect(await show('sonarMetrics', market, { period, network: 'TIKTOK' })).toMatchObject({ look: 'missing' });
  });
});

describe('posts of SONAR', () => {
  test('are those of their tab, with brand, network, day and interactions', async ({ admin, show }) => {
    const project = await addPosts(admin, 'Posts in blocks');
    const ranges = { comparable: may, compareTo: { startDate: '2026-04-01', endDate: '2026-04-30' } };
    const asked = { range: may, ids: [], page: 0 };
    const { body: top } = await admin.post(`/api/sonar/posts?projectId=${project}`, asked);
    const found = await show('sonarPosts', project, { period: { type: 'fixed', ranges } });
    if (found.look !== 'messages') throw new Error('there are no posts');
    expect(found.messages.map(({ text }) => text)).toEqual(
      top.posts.map(({ text }: { text: string | null }) => text ?? '(no text)'),
    );
    expect(found.messages[0]).toEqual({
      text: 'Unser Sommerfest! #Sommer #Alltag',
      note: expect.stringMatching(/^.+ · Facebook · 12\.05\.2026 · 1,000 interactions · 10\.0 × typical$/),
    });
    expect(found.source.base).toContain(`${top.total} posts`);
    const words = await show('sonarPosts', project, {
      period: { type: 'fixed', ranges },
      words: 'hello',
      network: 'INSTAGRAM',
    });
    expect(words).toMatchObject({ messages: [{ text: 'Hello from b #summer' }] });
    const none = await show('sonarPosts', project, { period: { type: 'fixed', ranges }, postKind: 'event' });
    expect(none).toMatchObject({ look: 'missing', reason: 'noData' });
  });
});

describe('RESONANCE’s waves', () => {
  test('are lines and a table of what their page shows', async ({ admin, surveys, show }) => {
    const { autumn } = surveys;
    const { body: trend }: { body: WaveTrend } = await admin.post(`/api/resonance/waves?projectId=${autumn}`, {
      audienceIds: [],
    });
    const percents = new Map(trend.messages.map(({ message, r1 }) => [message, r1.map((point) => point!.percent)]));
    const content = await show('resonanceWaves', autumn);
    const chart = chartOf(content);
    expect(chart.categories).toEqual(['Spring (300)', 'Autumn (420)']);
    expect(chart.series.map(({ name, values }) => [name, values])).toEqual(
      [...percents].toSorted(([, one], [, other]) => other[1]! - one[1]!),
    );
    expect(content).toMatchObject({ source: { origin: expect.stringContaining('95%') } });
    const [first] = trend.messages;
    const one = chartOf(await show('resonanceWaves', autumn, { messages: [first!.message] }));
    expect(one.series.map(({ name }) => name)).toEqual([first!.message]);
    const { columns, rows } = tableOf(await show('resonanceWaveTable', autumn));
    expect(columns.map(({ label }) => label).slice(1, 4)).toEqual([
      'Spring (300), %',
      'Autumn (420), %',
      'Last change',
    ]);
    for (const [message, before, after, difference, verdict] of rows) {
      const { change } = trend.messages.find((each) => each.message === message)!.r1[1]!;
      expect([before, after]).toEqual(percents.get(String(message)));
      expect(difference).toBe(change!.difference);
      expect(verdict).toBe(
        { up: '▲ higher', down: '▼ lower', same: '○ not significant', untested: 'not tested' }[change!.verdict],
      );
    }
    expect(await show('resonanceWaves', surveys.spring)).toMatchObject({ look: 'missing', reason: 'noData' });
    expect(await show('resonanceWaves', autumn, { messages: ['gone'] })).toMatchObject({ reason: 'notFound' });
  });

  test('draw no line of fewer than 30 answers', async ({ admin, show }) => {
    const first = await addSurvey(admin, 'Few in spring', answersOf(24, 0));
    const last = await addSurvey(admin, 'Few in autumn', answersOf(24, 6));
    await admin.post(`/api/resonance/edit/${last}/waves`, { earlier: [first] });
    expect(await show('resonanceWaves', last)).toMatchObject({ look: 'missing', reason: 'noData' });
    const { rows } = tableOf(await show('resonanceWaveTable', last));
    for (const [, ...figures] of rows) expect(figures).toEqual([null, null, null, 'not tested']);
  });
});

describe('RESONANCE’s open answers', () => {
  test('are shares of their codes, of all and by audience, and never texts', async ({ admin, surveys, show }) => {
    const { spring } = surveys;
    expect(await show('resonanceCodes', spring)).toMatchObject({ look: 'missing', reason: 'noData' });
    const given = [
      { name: 'Price', rule: 'expensive' },
      { name: 'Warmth', rule: 'warm' },
    ];
    const made: string[] = [];
    for (const code of given) {
      const path = `/api/resonance/verbatims/codes?projectId=${spring}`;
      made.push((await admin.post(path, { id: null, questionId: 0, ...code })).body.id);
    }
    const ask = async (path: string, body: object) =>
      (await admin.post(`/api/resonance/verbatims/${path}?projectId=${spring}`, body)).body;
    const shares: CodeShares = await ask('shares', { questionId: 0, audienceIds: [] });
    const content = await show('resonanceCodes', spring);
    const chart = chartOf(content);
    expect(chart).toMatchObject({ title: 'Why?', categories: ['Warmth', 'Price'] });
    expect(chart.series[0]!.values.toSorted()).toEqual(shares.codes.map(({ share }) => share.percent).toSorted());
    expect(JSON.stringify(content)).not.toContain('Warm and dry');
    const { columns, rows } = tableOf(await show('resonanceCodeTable', spring, { variable: 'Region' }));
    const code = shares.codes.find(({ id }) => id === made[0]);
    const regions = code!.audiences.filter(({ header }) => header === 'Region');
    expect(columns.slice(2).map(({ label }) => label)).toEqual(
      regions.map(({ subheader, share }) => `${subheader} (base ${share.base}), %`),
    );
    expect(rows.find(([name]) => name === 'Price')!.slice(2)).toEqual(regions.map(({ share }) => shown(share)));
    const gone = await show('resonanceCodes', spring, { question: 'Why not?' });
    expect(gone).toMatchObject({ look: 'missing', reason: 'notFound' });
    const unknown = await show('resonanceCodeTable', spring, { variable: 'Shoe size' });
    expect(unknown).toMatchObject({ look: 'missing', reason: 'notFound' });
    const searched = { questionId: 0, query: '', codeId: null, audienceIds: ['no such audience'], page: 0 };
    const { status } = await admin.post(`/api/resonance/verbatims/search?projectId=${spring}`, searched);
    expect(status).toBe(404);
  });
});

describe('RESONANCE’s chart page', () => {
  test('is points of both answers, and a table of messages by audience', async ({ admin, surveys, show }) => {
    const file = (await upload(admin, sheetsWorkbook(sheetsRows(600)), 'both.xlsx')).body;
    const given = { theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en', fileId: file.id };
    const id = (await createFrom(admin, { projectName: 'Both answers', ...given })).body.id as string;
    const { body: data } = await admin.get(`/api/resonance/data?projectId=${id}`);
    const chart = chartOf(await show('resonanceMap', id));
    const messages: MessageFigures[] = data.messages;
    for (const [at, text] of chart.categories.entries()) {
      const { r1Share, r2Share } = messages.find(({ message }) => message === text)!;
      expect(chart.series.map(({ values }) => values[at])).toEqual([r1Share.percent, r2Share!.percent]);
    }
    expect(chart.categories).toHaveLength(messages.filter(({ r2Share }) => r2Share).length);

    const { spring } = surveys;
    const { columns, rows } = tableOf(await show('resonanceMatrix', spring, { variable: 'Region' }));
    const { body: of } = await admin.get(`/api/resonance/data?projectId=${spring}`);
    for (const [text, all, ...shares] of rows) {
      const { id: messageId, r1Share } = of.messages.find(({ message }: MessageFigures) => message === text);
      const asked = { messageId, audienceIds: [] };
      const path = `/api/resonance/calculations/data?projectId=${spring}`;
      const { body } = await admin.post(path, asked);
      const links: AudienceLink[] = body.links;
      const regions = links.filter(({ audienceHeader }) => audienceHeader === 'Region');
      expect(all).toBe(shown(r1Share));
      expect(shares).toEqual(regions.map(({ r1 }) => shown(r1)));
      expect(columns.slice(2).map(({ label }) => label)).toEqual(
        regions.map(({ audienceSubheader }) => `${audienceSubheader}, %`),
      );
    }
    expect(rows).toHaveLength(of.messages.length);
    expect(await show('resonanceMap', spring)).toMatchObject({ look: 'missing', reason: 'noData' });
  });
});

describe('a survey whose answers are replaced', () => {
  test('keeps what its blocks show by name, and says what is gone', async ({ admin, show }) => {
    const answers = (order: readonly ('calm' | 'bold')[], regions: readonly string[]) => {
      const names = { calm: 'A calm message', bold: 'A bold message' };
      const lines = surveyRows(400).map((row, at) =>
        [regions[at % regions.length], ...order.map((name) => row[name])].join(','),
      );
      return [['Region', ...order.map((name) => names[name])].join(','), ...lines].join('\n');
    };
    const id = await addSurvey(admin, 'Replaced in blocks', answers(['calm', 'bold'], ['North', 'South']));
    const north = { audiences: [audienceName('Region', 'North')] };
    const bold = () => show('resonanceFigures', id, { message: 'A bold message', ...north });
    const before = await bold();
    expect(before).toMatchObject({
      lead: 'A bold message',
      source: { base: expect.stringContaining('Region: North') },
    });
    const replace = async (content: string) => {
      const file = (await upload(admin, content)).body;
      const given = { projectName: 'Replaced in blocks', theme: 'SOUNDINGS', fileId: file.id };
      const asked = await admin.post(`/api/resonance/edit/${id}`, { ...given, mapping: suggestedMapping(file) });
      expect((await waitFor(admin, asked)).status).toBe(201);
    };
    await replace(answers(['bold', 'calm'], ['East', 'North', 'South']));
    const after = await bold();
    expect(after).toMatchObject({ lead: 'A bold message', source: { base: expect.stringContaining('Region: North') } });
    await replace(answers(['calm'], ['East', 'South']));
    expect(await show('resonanceFigures', id, { message: 'A bold message' })).toMatchObject({ reason: 'notFound' });
    expect(await show('resonanceTable', id, north)).toMatchObject({ look: 'missing', reason: 'notFound' });
  });
});

describe('a survey with many audiences and two leading messages', () => {
  const content = (() => {
    const towns = Array.from({ length: 15 }, (_, at) => `Town ${String.fromCharCode(65 + at)}`);
    const lines = Array.from({ length: 1412 }, (_, at) => {
      const town = at < 1400 ? towns[at % 14] : towns[14];
      const rated = (isPositive: boolean) => (isPositive ? 4 + (at % 2) : 1 + (at % 3));
      return [town, rated(at % 10 < 7), rated(at % 100 < 69), rated(at % 10 < 3)].join(',');
    });
    return ['Town,A first message,A close second,A weak third', ...lines].join('\n');
  })();

  test('names all that could be the best by the head-to-head, and the one that leads', async ({ app, admin, show }) => {
    const id = await addSurvey(admin, 'Tied in blocks', content);
    const report = await createReport(admin, { title: 'Tied', template: 'resonanceResult', projectIds: [id] });
    const edition = await makeEdition(admin, report);
    const { slides } = await readPptx(await readFile(app, admin, edition.id, 'pptx'));
    expect(slides.flatMap(({ texts }) => texts).join(' ')).toContain('Could be the best: “A first message”');
    const { body: data } = await admin.get(`/api/resonance/data?projectId=${id}`);
    const messageIds = data.messages.map((message: MessageFigures) => message.id);
    const { body } = await admin.post(`/api/resonance/h2h/messages?projectId=${id}`, { messageIds, audienceIds: [] });
    const winners = body.messages.filter(({ isWinner }: { isWinner: boolean }) => isWinner);
    expect(winners).toHaveLength(2);
    const figures = await show('resonanceFigures', id);
    expect(figures).toMatchObject({
      ...{ title: '2 messages could be the best', lead: 'A first message' },
      remark: expect.stringContaining('Could be the best: “A first message”, “A close second”.'),
    });
    const named = await show('resonanceFigures', id, { message: 'A first message' });
    expect(named).toMatchObject({ title: 'A message in figures' });
    expect(named).not.toHaveProperty('remark');
    expect(await show('resonanceFigures', id, { title: 'Ours' })).toMatchObject({ title: 'Ours' });
    const { columns, rows } = tableOf(await show('resonanceTable', id));
    expect(columns.map(({ label }) => label)).toEqual([
      ...['Message', 'Interest (R1), %', 'R1 interval', 'Base', 'R1 against the average'],
    ]);
    for (const row of rows) expect(row).toHaveLength(columns.length);
  });

  test('says how many audiences a chart leaves out, and why', async ({ admin, show }) => {
    const id = await addSurvey(admin, 'Towns in blocks', content);
    const { source, chart } = (await show('resonanceAudiences', id)) as BlockContent & { look: 'chart' };
    expect(chart.categories).toHaveLength(12);
    expect(source.base).toContain(
      '12 of 15 audiences shown, the strongest first; left out: 2 with weaker response and 1 with fewer than 30 answers',
    );
    const one = await addSurvey(admin, 'One leads in blocks', answersOf(300, 300));
    const { source: whole } = (await show('resonanceAudiences', one)) as BlockContent & { look: 'chart' };
    expect(whole.base).not.toContain('shown, the strongest');
    expect(await show('resonanceFigures', one)).toMatchObject({ title: 'The message that resonates most' });
  });
});

describe('messages of few answers', () => {
  test('are marked in the chart as in the table, and those of too few are quiet', async ({ admin, show }) => {
    const lines = Array.from({ length: 300 }, (_, at) =>
      [1 + (at % 5), at < 60 ? 1 + (at % 5) : '', at < 20 ? 1 + (at % 5) : ''].join(','),
    );
    const content = ['Asked of everyone,Asked of sixty,Asked of twenty', ...lines].join('\n');
    const id = await addSurvey(admin, 'Few answers in blocks', content);
    const { chart, source } = (await show('resonanceChart', id)) as BlockContent & { look: 'chart' };
    const noteOf = Object.fromEntries(chart.categories.map((name, at) => [name, chart.notes?.[at]]));
    expect(noteOf).toEqual({ 'Asked of everyone': '', 'Asked of sixty': 'base 60*' });
    expect(source.base).toContain('*\u00a0fewer than 100 answers');
    const { rows, unranked } = tableOf(await show('resonanceTable', id));
    expect(unranked!.map((at) => rows[at]![0])).toEqual(['Asked of twenty']);
  });
});

describe('the path of messages', () => {
  test('is a table of what its page shows, and of no project without one', async ({ admin, market, show }) => {
    const scout = await addProduct(admin, 'SCOUTV2', 'Board in blocks');
    const texts = ['First of all', 'Second of all'];
    await admin.post('/api/scout-v2/message/create', { projectId: scout, messages: texts });
    const { rows, source } = tableOf(await show('pathTable', scout));
    expect(rows.map(([text]) => text).toSorted()).toEqual(texts);
    expect(source.base).toBe('2 messages');
    expect(await show('pathTable', market)).toMatchObject({ look: 'missing', reason: 'notFound' });
  });
});

describe('texts that files cannot hold', () => {
  test('lose what no letter is, and keep the line breaks of slides', async ({ app, admin }) => {
    const report = await createReport(admin, { title: 'Pasted' });
    const block = { kind: 'text', id: randomUUID(), title: 'One\u000Btwo\u0001', text: 'Three\uFFFF\u000Bfour' };
    await save(admin, report, { blocks: [block as Block] });
    const edition = await makeEdition(admin, report);
    const { slides } = await readPptx(await readFile(app, admin, edition.id, 'pptx'));
    const said = slides.flatMap(({ texts }) => texts).join('|');
    expect(said).toMatch(/One\s*\|?two/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
    expect(said).not.toMatch(/[\u0001\u000B\uFFFF]/);
  });
});

describe('brands to choose from', () => {
  test('are those of a project that the caller may open', async ({ admin, user, nobody, market }) => {
    const path = `/api/report-choices/brands?projectId=${market}`;
    const { body } = await admin.get(path);
    expect(body.map(({ count }: { count: number }) => count)).toEqual([1, 2, 3, 4]);
    expect((await user.get(path)).status).toBe(404);
    expect((await nobody.get(path)).status).toBe(401);
    expect((await admin.get('/api/report-choices/brands?projectId=x')).status).toBe(400);
  });
});
