import { randomUUID } from 'node:crypto';
import { audienceName, nodeName } from '@soundings/contract/reports/block-names';
import type { Block } from '@soundings/contract/reports/blocks';
import { BlockContent } from '@soundings/contract/reports/report-content';
import { figureNotes, formatCell, formatFigure } from '@soundings/contract/reports/report-figures';
import { footerOf } from '@soundings/contract/reports/report-sources';
import type { Report } from '@soundings/contract/reports/reports';
import type { BenchmarkGroup } from '@soundings/contract/resonance/calculation-answers';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect } from 'vitest';
import { projects, projectUsers } from '#/features/projects/projects.tables.ts';
import { test as base } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { seedChoices } from '#test/product-client.ts';
import { createReport, makeEdition, preview, readFile, readPptx, save } from '#test/report-client.ts';
import { createFrom, create as createSurvey, upload } from '#test/resonance-client.ts';
import { sheetsRows, sheetsWorkbook } from '#test/sheets-survey.ts';
import { addSonar, brand } from '#test/sonar-client.ts';
import { mapped, sendMetrics } from '../sonar/metric-import/metric-import-test-files.ts';
import { calculationsOf, domains, figuresOf, importFigures, range } from '../sonar/scores/scores-test-files.ts';

/** Four brands with half a year of figures, one of them the customer's own, which may be known since later. */
const addMarket = async (browser: Browser, name: string, ownFrom?: string): Promise<string> => {
  const datasets = domains.slice(0, 4).map((domain, at) => ({ ...brand(domain), myCompany: at === 1 }));
  const project = await addSonar(browser, name, { datasets });
  const figures = [0, 1, 2, 3].map(figuresOf);
  await importFigures(
    browser,
    project,
    figures.map((one, at) => (at === 1 && ownFrom ? { ...one, from: ownFrom } : one)),
  );
  return project;
};

const test = base
  .extend('market', { scope: 'file' }, async ({ app, admin }) => {
    await seedChoices(app);
    return addMarket(admin, 'Market in reports');
  })
  .extend('survey', { scope: 'file' }, async ({ app, admin }) => {
    await seedChoices(app);
    return (await createSurvey(admin, 'Survey in reports')).body.id as string;
  });

const june = { comparable: range('2026-06-01', '2026-06-30'), compareTo: range('2026-05-01', '2026-05-31') };

const contents = async (browser: Browser, report: Report): Promise<BlockContent[]> => {
  const found = [];
  for (const block of report.blocks) {
    const { status, body } = await preview(browser, report, block);
    expect([block.kind, status, body.error]).toEqual([block.kind, 200, undefined]);
    found.push(BlockContent.parse(body));
  }
  return found;
};

describe('a report of a SONAR month', () => {
  test('shows the figures that the dashboard shows, of the last whole month against the one before', async ({
    admin,
    market,
  }) => {
    const report = await createReport(admin, { title: 'June', template: 'sonarMonth', projectIds: [market] });
    const { rows } = await calculationsOf(admin, market, june);
    const byName = new Map(rows.map((row) => [row.brandCompany, row]));
    const found = await contents(admin, report);
    const ranking = found.find((content) => content.look === 'chart' && content.chart.title === 'Powerrank');
    if (ranking?.look !== 'chart') throw new Error('there is no ranking');
    expect(ranking.chart.categories).toHaveLength(4);
    for (const [at, name] of ranking.chart.categories.entries()) {
      const { score, prevScore } = byName.get(name)!.powerrank;
      expect(ranking.chart.series.map(({ values }) => values[at])).toEqual([score, prevScore]);
    }
    expect(ranking.source.period?.replaceAll('\u00a0', ' ')).toBe(
      '01.06.2026 – 30.06.2026, compared with 01.05.2026 – 31.05.2026',
    );
    expect(ranking.source.base).toBe('4 brands with scores');
    const table = found.find(({ look }) => look === 'table');
    if (table?.look !== 'table') throw new Error('there is no table');
    for (const [place, name, powerrank] of table.rows) {
      const row = byName.get(String(name))!;
      expect([place, powerrank]).toEqual([row.powerrank.rank, row.powerrank.score]);
    }
    expect(byName.get(String(table.rows[table.own ?? -1]?.[1]))?.myCompany).toBe(true);
    expect(found.filter((content) => content.look === 'missing' && content.reason !== 'unwritten')).toEqual([]);
  });

  test('tells changes within noise as its chapters tell them, and on slides too', async ({ app, admin, market }) => {
    const report = await createReport(admin, { title: 'Noise', template: 'sonarMonth', projectIds: [market] });
    const found = await contents(admin, report);
    const told = found.flatMap((content) => (content.look === 'chapter' ? content.paragraphs : []));
    expect(told).toContain('Its change since the period before (up 0.6 points) is within noise.');
    const table = found.find(({ look }) => look === 'table');
    if (table?.look !== 'table') throw new Error('there is no table');
    expect(table.noise).toEqual([0, 1, 2, 3]);
    expect(table.source.base).toContain('All changes are within noise');
    const figures = found.find(({ look }) => look === 'figures');
    if (figures?.look !== 'figures') throw new Error('there are no figures');
    expect(figures.figures.map(({ isNoise }) => isNoise)).toEqual([true, undefined, true, true]);
    const edition = await makeEdition(admin, report);
    const { slides } = await readPptx(await readFile(app, admin, edition.id, 'pptx'));
    expect(slides.flatMap(({ texts }) => texts).filter((text) => text.endsWith('(within noise)'))).toHaveLength(3);
  });

  test('calls no change noise of which a part is data, and says what it is, on slides too', async ({ app, admin }) => {
    const unlike = await addMarket(admin, 'Market of a new network');
    const june = Array.from({ length: 30 }, (_, at) => `2026-06-${`${at + 1}`.padStart(2, '0')}`);
    const rows = june.flatMap((day, at) =>
      ['followers,900', `posts,${1 + (at % 2)}`, `interactions,${60 + (at % 7)}`, 'comments,3'].map((figure) =>
        [domains[1], 'instagram', ...figure.split(',').toSpliced(1, 0, day)].join(','),
      ),
    );
    const content = ['domain,network,metric,date,value', ...rows].join('\n');
    const sent = await sendMetrics(
      admin,
      unlike,
      content,
      mapped('long', ['domain', 'network', 'metric', 'date', 'value']),
    );
    expect(sent.status).toBe(200);
    const report = await createReport(admin, { title: 'New network', template: 'sonarMonth', projectIds: [unlike] });
    const found = await contents(admin, report);
    const figures = found.find(({ look }) => look === 'figures');
    if (figures?.look !== 'figures') throw new Error('there are no figures');
    const [powerrank] = figures.figures;
    expect(powerrank).toMatchObject({ isNoise: false });
    expect(powerrank!.note).toMatch(
      /^(Most|Part) of that change is that different data is known in the two periods; the rest is within noise$/,
    );
    const table = found.find(({ look }) => look === 'table');
    if (table?.look !== 'table') throw new Error('there is no table');
    expect(table.noise).not.toContain(table.own);
    expect(table.noise).toHaveLength(3);
    const note = `Part of the change of Brand ${domains[1]} is that different data is known in the two periods`;
    expect(table.source.base).toContain(`${note} · Changes in grey are within noise`);
    const edition = await makeEdition(admin, report);
    const { slides } = await readPptx(await readFile(app, admin, edition.id, 'pptx'));
    expect(JSON.stringify(slides)).toContain(powerrank!.note);
    expect(JSON.stringify(slides)).toContain(note);
  });

  test('says of which brands growth is known over few days only, on slides too', async ({ app, admin }) => {
    const few = await addMarket(admin, 'Market of few days', '2026-06-27');
    const { rows } = await calculationsOf(admin, few, june);
    const short = rows.find(({ shortGrowth }) => shortGrowth)!;
    expect(rows.filter(({ shortGrowth }) => shortGrowth)).toEqual([short]);
    const report = await createReport(admin, { title: 'Few days', template: 'sonarMonth', projectIds: [few] });
    const found = await contents(admin, report);
    const noted = found.filter(
      (content) => 'source' in content && content.source.origin?.includes('less than half of'),
    );
    expect(noted.map(({ look }) => look)).toEqual(expect.arrayContaining(['chart', 'table']));
    for (const content of noted) expect(JSON.stringify(content)).toContain(`scores of ${short.brandCompany} is known`);
    const figures = found.find(({ look }) => look === 'figures');
    if (figures?.look !== 'figures') throw new Error('there are no figures');
    const note = /(^|\. )Growth is known since \d\d\.06\.2026: \d of 30 days$/;
    expect(figures.figures.map((figure) => note.test(figure.note))).toEqual([true, false, true, false]);
    const edition = await makeEdition(admin, report);
    const { slides } = await readPptx(await readFile(app, admin, edition.id, 'pptx'));
    expect(JSON.stringify(slides)).toContain(`scores of ${short.brandCompany} is known`);
  });

  test('goes out as a presentation with native charts and tables, whose figures are those of the API', async ({
    app,
    admin,
    market,
  }) => {
    const report = await createReport(admin, { title: 'June & more', template: 'sonarMonth', projectIds: [market] });
    const found = (await contents(admin, report)).filter(({ look }) => look !== 'missing');
    const edition = await makeEdition(admin, report);
    const { names, broken, slides, charts } = await readPptx(await readFile(app, admin, edition.id, 'pptx'));
    expect(broken).toEqual([]);
    const shown = found.flatMap((content) =>
      content.look === 'chart' || content.look === 'chapter' ? (content.chart ?? []) : [],
    );
    expect(charts).toHaveLength(shown.length);
    for (const [at, chart] of shown.entries()) {
      expect(charts[at]!.kind).toBe(chart.form === 'lines' ? 'lineChart' : 'barChart');
      expect(charts[at]!.series).toEqual(
        chart.series.map(({ values }) => ({
          categories: chart.categories.map((name, place) => [name, chart.notes?.[place]].filter(Boolean).join('. ')),
          values: values.filter((value) => value !== null),
        })),
      );
    }
    // Each chart has its data inside, as a workbook that can be edited.
    expect(names.filter((name) => name.endsWith('.xlsx'))).toHaveLength(shown.length);
    const [cover, ...pages] = slides;
    expect(cover!.texts).toEqual(['Soundings', 'June & more', '21.11.2026']);
    expect(pages).toHaveLength(found.length);
    for (const [at, content] of found.entries()) {
      const { texts, rows } = pages[at]!;
      expect(texts).toContain(content.title);
      if ('source' in content) expect(texts).toContain(footerOf(content.source));
      if (content.look === 'figures')
        for (const figure of content.figures)
          expect(texts).toEqual(
            expect.arrayContaining([formatFigure('en', figure.value, figure), ...figureNotes('en', figure)]),
          );
      if (content.look === 'table')
        expect(rows.slice(1)).toEqual(
          content.rows.map((row) => row.map((cell, column) => formatCell('en', cell, content.columns[column]!))),
        );
    }
  });

  test('is marked on the first page of its files where its project is demo data, whatever its blocks are of', async ({
    app,
    admin,
    market,
  }) => {
    const mark = (demo: boolean) =>
      app.services.db.update(projects).set({ dataDemo: demo }).where(eq(projects.id, market));
    const report = await createReport(admin, { title: 'Demo', template: 'sonarMonth', projectIds: [market] });
    await mark(true);
    try {
      const found = await contents(admin, report);
      for (const content of found) if ('source' in content) expect(content.source.isDemo).toBe(true);
      const edition = await makeEdition(admin, report);
      const { slides, broken } = await readPptx(await readFile(app, admin, edition.id, 'pptx'));
      expect(broken).toEqual([]);
      expect(slides.map(({ texts }) => texts.includes('Demo data'))).toEqual(slides.map((_, at) => at === 0));
    } finally {
      await mark(false);
    }
  });

  test('shows events and goals of the timeline in trends, as they were', async ({ app, admin, market }) => {
    const mark = (body: object) => admin.post(`/api/sonar/timeline/${market}`, body);
    const marks = [
      { kind: 'campaign', title: 'Summer campaign', from: '2026-06-07', to: '2026-06-20' },
      { kind: 'launch', title: 'New boots', from: '2026-06-25', to: null },
      { kind: 'launch', title: 'Long ago', from: '2025-06-25', to: null },
      { kind: 'goal', score: 'powerrank', target: 93, by: '2026-12-31' },
      { kind: 'goal', score: 'trust', target: 60, by: '2026-12-31' },
    ];
    const made = [];
    for (const body of marks) made.push((await mark(body)).body.id);
    const report = await createReport(admin, { title: 'Marked June', template: 'sonarMonth', projectIds: [market] });
    const trends = (await contents(admin, report)).filter(
      (content) => content.look === 'chart' && content.chart.form === 'lines',
    );
    const [trend] = trends;
    if (trend?.look !== 'chart') throw new Error('there is no trend');
    const { series, events, categories, max } = trend.chart;
    const timeOf = (point: number): number => Date.parse(categories[point]!.split('.').toReversed().join('-'));
    const dayAt = (place: number): string => {
      const [before, after] = [timeOf(Math.floor(place)), timeOf(Math.ceil(place))];
      return new Date(Math.round(before + (after - before) * (place % 1))).toISOString().slice(0, 10);
    };
    expect(events!.map(({ from, to, label }) => [dayAt(from), dayAt(to), label])).toEqual([
      ['2026-06-07', '2026-06-20', 'Summer campaign, 07.06.2026 – 20.06.2026'],
      ['2026-06-25', '2026-06-25', 'New boots, 25.06.2026'],
    ]);
    expect(series.filter(({ isGoal }) => isGoal)).toEqual([
      { name: 'Goal 93 by 31.12.2026', values: categories.map(() => 93), isGoal: true },
    ]);
    expect(max).toBeGreaterThanOrEqual(93);
    const edition = await makeEdition(admin, report);
    for (const id of made) expect((await admin.delete(`/api/sonar/timeline/${market}/${id}`)).status).toBe(200);
    const { broken, slides, charts } = await readPptx(await readFile(app, admin, edition.id, 'pptx'));
    expect(broken).toEqual([]);
    expect(charts.some((chart) => chart.series.some(({ values }) => values.every((value) => value === 93)))).toBe(true);
    const texts = slides.flatMap((slide) => slide.texts);
    for (const { label } of events!) expect(texts).toContain(label);
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(app, admin, edition.id, 'pdf')));
    const { text } = await extractText(pdf, { mergePages: true });
    for (const { label } of events!) expect(text.replaceAll(/\s+/g, ' ')).toContain(label);
  });

  test('goes out as a PDF with the same figures, in German', async ({ app, admin, market }) => {
    const given = { title: 'Juni „Größe“', language: 'de', template: 'sonarMonth', projectIds: [market] };
    const report = await createReport(admin, given);
    const found = await contents(admin, report);
    const edition = await makeEdition(admin, report);
    const file = await readFile(app, admin, edition.id, 'pdf');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
    const said = text.replaceAll(/\s+/g, ' ');
    expect(said).toContain('Juni „Größe“');
    for (const content of found) {
      if (content.look === 'missing') continue;
      expect(said).toContain(content.title);
      if (content.look !== 'table') continue;
      for (const row of content.rows) expect(said).toContain(formatCell('de', row[2]!, content.columns[2]!));
    }
  });
});

describe('a report of a RESONANCE result', () => {
  test('shows the shares of the message list, with interval and base, filtered too', async ({ admin, survey }) => {
    const report = await createReport(admin, { title: 'Result', template: 'resonanceResult', projectIds: [survey] });
    const { body: data } = await admin.get(`/api/resonance/data?projectId=${survey}`);
    const byText = new Map(data.messages.map((message: { message: string }) => [message.message, message]));
    const found = await contents(admin, report);
    expect(found.filter((content) => content.look === 'missing' && content.reason !== 'unwritten')).toEqual([]);
    const table = found.find(({ look }) => look === 'table');
    if (table?.look !== 'table') throw new Error('there is no table');
    expect(table.rows).toHaveLength(data.messages.length);
    for (const [text, r1, interval, count] of table.rows) {
      const { r1Share } = byText.get(text) as { r1Share: Record<string, number> };
      const [low, high] = [r1Share.low!, r1Share.high!].map((end) => formatFigure('en', end, { decimals: 1 }));
      expect([r1, interval, count]).toEqual([r1Share.percent, `${low}–${high}`, r1Share.base]);
    }
    const [{ header, audiences }] = data.filterColumns;
    const [{ id: audience, subheader }] = audiences;
    const chart = report.blocks.find(({ kind }) => kind === 'resonanceChart') as Block & { kind: 'resonanceChart' };
    const { body: filtered } = await preview(admin, report, { ...chart, audiences: [audienceName(header, subheader)] });
    const { body: answer } = await admin.post(`/api/resonance/filter/messages?projectId=${survey}`, {
      audienceIds: [audience],
    });
    expect(filtered.source.base).toContain(`${answer.respondents} respondents`);
    expect([...filtered.chart.series[0].values].sort()).toEqual(
      answer.messages.map(({ r1Share }: { r1Share: { percent: number } }) => r1Share.percent).sort(),
    );
  });

  test('shows a concept and a benchmark as their pages do', async ({ app, admin }) => {
    const file = (await upload(admin, sheetsWorkbook(sheetsRows(600)), 'concepts.xlsx')).body;
    const given = { theme: 'SOUNDINGS', dataStructure: 'respondents', lang: 'en', fileId: file.id };
    const id = (await createFrom(admin, { projectName: 'Concepts in reports', ...given })).body.id as string;
    const report = await createReport(admin, { title: 'Concepts' });
    const of = (kind: string, more: object) => ({ kind, id: randomUUID(), projectId: id, title: '', ...more });
    const ask = async (path: string, body: object) =>
      (await admin.post(`/api/resonance/${path}?projectId=${id}`, body)).body;
    const { concepts } = await ask('concepts', {});
    const [{ id: conceptId }, ice] = concepts as [{ id: string }, { name: string }];
    const { response } = await ask('concepts', { conceptId });
    const shares = (tone: 'ORIGINAL' | 'POSITIVE' | 'NEGATIVE') =>
      new Map<string, number>(
        response.concept[tone].map(({ subName, share }: { subName: string; share: { percent: number } }) => [
          subName,
          share.percent,
        ]),
      );
    const block = of('resonanceConcept', {});
    const { body: concept } = await preview(admin, report, block as Block);
    expect(concept.chart.title).toBe(response.concept.name);
    expect(concept.source.base).toContain(`base ${response.concept.base}`);
    const { categories, series } = concept.chart;
    expect(categories).toEqual([...shares('ORIGINAL').keys()]);
    for (const [at, tone] of (['ORIGINAL', 'POSITIVE', 'NEGATIVE'] as const).entries())
      expect(series[at].values).toEqual(categories.map((name: string) => shares(tone).get(name) ?? 0));
    const other = await preview(admin, report, { ...block, concept: ice.name } as Block);
    expect(other.body.chart.title).not.toBe(concept.chart.title);

    const { groups } = await ask('benchmarks', {});
    const two = (groups as BenchmarkGroup[]).slice(0, 2);
    const nodeIds = two.map(({ nodes: [node] }) => node!.id);
    const nodes = two.map((group) => nodeName(group, group.nodes[0]!.label));
    const answer = await ask('calculations/benchmarks', nodeIds);
    const { body: benchmark } = await preview(admin, report, of('resonanceBenchmark', { nodes }) as Block);
    expect(benchmark.figures).toEqual([
      expect.objectContaining({ value: answer.percentage, low: answer.low, high: answer.high }),
    ]);
    expect(benchmark.figures[0].note).toBe(`${answer.respondents} of ${answer.base} respondents`);
    expect(benchmark.lead.split(' · ')).toHaveLength(2);
    const none = await preview(admin, report, of('resonanceBenchmark', { nodes: ['gone'] }) as Block);
    expect(none.body).toMatchObject({ look: 'missing', reason: 'notFound' });
    const blocks = [block, of('resonanceBenchmark', { nodes })] as Block[];
    await save(admin, report, { blocks });
    const edition = await makeEdition(admin, report);
    const { broken, charts } = await readPptx(await readFile(app, admin, edition.id, 'pptx'));
    expect([broken, charts.length]).toEqual([[], 1]);
  });

  test('says where what it shows is gone, instead of failing', async ({ admin, survey }) => {
    const report = await createReport(admin, { title: 'Gone', template: 'resonanceResult', projectIds: [survey] });
    const block = report.blocks.find(({ kind }) => kind === 'resonanceFigures') as Block & { kind: 'resonanceFigures' };
    const { body } = await preview(admin, report, { ...block, message: 'no such message' });
    expect(body).toMatchObject({ look: 'missing', reason: 'notFound' });
    const unknown = await preview(admin, report, { ...block, audiences: ['no such audience'] });
    expect(unknown.body).toMatchObject({ look: 'missing', reason: 'notFound' });
  });
});

describe('whose a report is', () => {
  test('is its owner’s and global admins’', async ({ admin, user, stranger, nobody }) => {
    const report = await createReport(user, { title: 'Mine' });
    expect((await stranger.get(`/api/reports/${report.id}`)).status).toBe(404);
    expect((await nobody.get(`/api/reports/${report.id}`)).status).toBe(401);
    expect((await admin.get(`/api/reports/${report.id}`)).body.title).toBe('Mine');
    const titles = async (browser: Browser) =>
      (await browser.get('/api/reports?size=60')).body.content.map(({ title }: Report) => title);
    expect(await titles(stranger)).not.toContain('Mine');
    expect(await titles(admin)).toContain('Mine');
    expect((await save(stranger, report, { title: 'Yours' })).status).toBe(404);
    expect((await stranger.delete(`/api/reports/${report.id}`)).status).toBe(404);
  });

  test('is found by the words of its title in any order', async ({ user }) => {
    await createReport(user, { title: 'Kelp forests in May: 100% result' });
    const find = async (query: string) =>
      (await user.get(`/api/reports?query=${encodeURIComponent(query)}`)).body.content.map(
        ({ title }: Report) => title,
      );
    for (const query of ['result kelp', 'MAY  kel', '100% forests']) {
      expect([query, await find(query)]).toEqual([query, ['Kelp forests in May: 100% result']]);
    }
    expect(await find('kelp june')).toEqual([]);
    expect(await find('kel%result')).toEqual([]);
  });

  test('takes no project that the caller may not open, however it is asked', async ({ user, market }) => {
    const asked = { title: 'Foreign', language: 'en', template: 'sonarMonth', projectIds: [market] };
    expect((await user.post('/api/reports', asked)).status).toBe(404);
    const report = await createReport(user, { title: 'Empty' });
    const block = { kind: 'sonarFigures', id: crypto.randomUUID(), projectId: market, title: '' } as const;
    const foreign = { ...block, period: { type: 'month' } } as const;
    expect((await save(user, report, { blocks: [foreign] })).status).toBe(404);
    const added = await user.post(`/api/reports/${report.id}/blocks`, { blocks: [foreign] });
    expect(added.status).toBe(404);
    const { body } = await preview(user, report, foreign);
    expect(body).toMatchObject({ look: 'missing', reason: 'noAccess' });
    expect(JSON.stringify(body)).not.toContain('Market in reports');
  });

  test('shows nothing of a project any more that its owner may no longer open', async ({
    app,
    user,
    admin,
    market,
  }) => {
    const { db } = app.services;
    await db.insert(projectUsers).values({ projectId: market, userId: user.id });
    const report = await createReport(user, { title: 'Lost', template: 'sonarMonth', projectIds: [market] });
    await db.delete(projectUsers).where(eq(projectUsers.userId, user.id));
    // Also where an admin looks at it, who may open the project.
    const edition = await makeEdition(admin, report);
    const { body } = await admin.get(`/api/report-editions/${edition.id}`);
    const reasons = body.blocks.map(({ content }: { content: BlockContent }) =>
      content.look === 'missing' ? content.reason : content.look,
    );
    expect(reasons).toEqual(Array(7).fill('noAccess'));
    expect(JSON.stringify(body)).not.toContain('brand-');
  });
});

describe('changing a report', () => {
  test('is refused where somebody else has changed it since', async ({ admin }) => {
    const report = await createReport(admin, { title: 'Twice' });
    const first = await save(admin, report, { title: 'First' });
    expect([first.status, first.body.version]).toEqual([200, 2]);
    expect((await save(admin, report, { title: 'Second' })).body.error.code).toBe('reportChanged');
    expect((await save(admin, first.body, { title: 'Third' })).body.title).toBe('Third');
  });

  test('refuses what is none: blocks twice, too many, without a title', async ({ admin, market }) => {
    const report = await createReport(admin, { title: 'Strict' });
    const text = { kind: 'text', id: crypto.randomUUID(), title: '', text: 'x', hint: null } as const;
    const many = Array.from({ length: 41 }, () => ({ ...text, id: crypto.randomUUID() }));
    for (const change of [
      { blocks: [text, text] },
      { blocks: many },
      { title: ' ' },
      { company: { id: crypto.randomUUID(), name: '' } },
      { blocks: [{ ...text, kind: 'sonarRanking', projectId: market, score: 'nonsense' } as never] },
    ])
      expect((await save(admin, report, change)).status).toBe(400);
    const full = await save(admin, report, { blocks: many.slice(1) });
    expect(full.body.blocks).toHaveLength(40);
    const more = await admin.post(`/api/reports/${report.id}/blocks`, { blocks: [text] });
    expect(more.body.error.code).toBe('limitReached');
  });

  test('makes no further edition while its figures are the same', async ({ admin, market }) => {
    const report = await createReport(admin, { title: 'Same', template: 'sonarMonth', projectIds: [market] });
    const [one, two] = [await makeEdition(admin, report), await makeEdition(admin, report)];
    expect(two.id).toBe(one.id);
    const saved = (await save(admin, report, { title: 'Other' })).body;
    expect((await makeEdition(admin, saved)).id).not.toBe(one.id);
    expect((await admin.get(`/api/reports/${report.id}/editions`)).body).toHaveLength(2);
    const kept = await admin.get(`/api/report-editions/${one.id}`);
    expect(kept.body.title).toBe('Same');
    await admin.delete(`/api/reports/${report.id}`);
    expect((await admin.get(`/api/report-editions/${one.id}`)).status).toBe(404);
  });

  test('loses frozen figures with the project that they are of', async ({ app, admin }) => {
    const project = await addMarket(admin, 'Market to delete');
    const report = await createReport(admin, { title: 'Left', template: 'sonarMonth', projectIds: [project] });
    const edition = await makeEdition(admin, report);
    expect((await admin.delete(`/api/sonar/${project}`)).status).toBe(200);
    const { body } = await admin.get(`/api/report-editions/${edition.id}`);
    expect(body.blocks).toHaveLength(7);
    expect(JSON.stringify(body)).not.toContain('brand-');
    expect(body.blocks[0].content).toMatchObject({ look: 'missing', reason: 'removed' });
    expect((await readPptx(await readFile(app, admin, edition.id, 'pptx'))).slides).toHaveLength(8);
  });
});
