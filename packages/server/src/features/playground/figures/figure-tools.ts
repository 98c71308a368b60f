import { daysIn } from '@soundings/contract/sonar/calendar';
import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { CheckableFact, FactNumber } from '@soundings/engine/facts/fact';
import type { AskedMetric, Intent } from '@soundings/engine/facts/question/intent';
import type { TextLanguage } from '@soundings/engine/text/stop-words';
import { z } from 'zod';
import { openProjects } from '#/features/projects/load-project.ts';
import type { AiTool } from '#/platform/ai/ai-engine.ts';
import type { Asking } from './answer-from-projects.ts';
import { formatNumber, formatPercent, link, messageAddress, scoreAddress } from './figure-links.ts';
import { flowAddress } from './flow-answers.ts';
import { flowMetrics } from './flow-question.ts';
import { tellGuide } from './guide-answers.ts';
import { scoreTitles } from './measure-names.ts';
import type { SonarFigures } from './project-readers.ts';

/** What the tools of one answer have told: figures, and the names that they are of. */
export interface FigureLedger {
  readonly facts: CheckableFact[];
  readonly names: Set<string>;
}

export const createLedger = (): FigureLedger => ({ facts: [], names: new Set() });

const Project = z.object({ projectId: z.string().describe('Id of a project, as listProjects gives it') });
const maxRows = 60;
const maxDays = 1100;

/** What a model may look up of the caller's projects, by the caller's rights. All that is told goes into the ledger. */
export const figureTools = (asking: Omit<Asking, 'signal' | 'turns'>, ledger: FigureLedger): AiTool[] => {
  const { services, caller, readers, language } = asking;
  return [
    {
      name: 'listProjects',
      description: 'The SONAR and RESONANCE projects that the user may open, the newest first.',
      input: z.object({}),
      run: () => openProjects(services, caller, ['SONAR', 'RESONANCE']),
    },
    defineTool({
      name: 'readSonarScores',
      description:
        'Scores of the brands of a SONAR project (0 to 100, 50 is a typical brand), their ranks and changes. Each figure is a Markdown link: copy it as it is.',
      input: Project.extend({
        brands: z.array(z.string()).max(20).optional().describe('Names of brands; all unless given'),
        scores: z.array(z.enum(scoreNames)).max(9).optional().describe('Which scores; the powerrank unless given'),
      }),
      run: async ({ projectId, brands, scores: names = ['powerrank' as const] }, signal) => {
        const scores = await readers.sonar.scores(caller, projectId, signal);
        if (!scores) return { note: 'Nothing has been collected for this project yet.' };
        const wanted = brands?.map((name) => name.toLowerCase());
        const rows = scores.rows.filter(({ brandCompany }) => !wanted || wanted.includes(brandCompany.toLowerCase()));
        return {
          project: scores.projectName,
          days: scores.ranges.comparable,
          comparedWith: scores.ranges.compareTo,
          isDemo: scores.isDemo,
          brands: rows.slice(0, maxRows).map((row) => ({
            brand: row.brandCompany,
            ...Object.fromEntries(
              names.map((name) => [scoreTitles.en[name], tellScore(scores, row, { name, language, ledger })]),
            ),
          })),
        };
      },
    }),
    defineTool({
      name: 'sumSonarMetric',
      description:
        'What a brand’s networks counted from one day to another, both included, with how many of the days are known. The sum is of the known days: say so where days are unknown, and never take them for 0. Each figure is a Markdown link: copy it as it is.',
      input: Project.extend({
        brand: z.string().max(200).describe('Name of a brand'),
        metric: z.enum(flowMetrics),
        from: z.iso.date(),
        to: z.iso.date(),
      }).refine(({ from, to }) => from <= to && daysIn({ startDate: from, endDate: to }) <= maxDays),
      run: async ({ projectId, brand: named, metric, from, to }) => {
        const brands = await readers.sonar.brandsOf(caller, projectId);
        const brand = brands.find(({ name }) => name.toLowerCase() === named.toLowerCase());
        if (!brand) return { note: 'The project has no brand of this name.' };
        const flow = await readers.sonar.flow(caller, projectId, { brandId: brand.id, metric, from, to });
        return {
          ...{ project: flow.projectName, isDemo: flow.isDemo, brand: brand.name, from, to },
          networks: flow.networks.map(({ network, sum, known, days }) => {
            note(ledger, brand.name, [
              { value: sum, unit: 'count' },
              { value: known, unit: 'days' },
              { value: days, unit: 'days' },
            ]);
            if (known === 0) return { network, note: 'unknown on all days' };
            const href = flowAddress(flow, { startDate: from, endDate: to }, network);
            return { network, sum: link(formatNumber(sum, language, 0), href), daysKnown: `${known} of ${days}` };
          }),
        };
      },
    }),
    defineTool({
      name: 'explainSonar',
      description:
        'What has been found out about the brands of a SONAR project: why a brand’s score changed, since when, what would help it, what is unusual, and what data is missing. Whether a change is more than noise is told. Each figure is a Markdown link: copy it as it is.',
      input: Project.extend({
        about: z.enum(['summary', 'why', 'since', 'advice', 'unusual', 'missing']),
        brand: z.string().max(200).optional().describe('Name of a brand; the user’s own unless given'),
        score: z.enum(scoreNames).optional().describe('Which score; the powerrank unless given'),
      }),
      run: async ({ projectId, about, brand: named, score }) => {
        const guide = await readers.sonar.guide(caller, projectId);
        if (!guide) return { note: 'Nothing has been collected for this project yet.' };
        const { brands } = guide.market;
        const brand = named
          ? brands.find(({ name }) => name.toLowerCase() === named.toLowerCase())
          : brands.find(({ isOwn }) => isOwn);
        if (named && !brand) return { note: 'The project has no brand of this name.' };
        const intent = toIntent(about, brand?.id ?? null, score ? { score } : null);
        if (!intent) return { note: 'None of the brands is the user’s own: name one.' };
        const { lines, facts } = tellGuide(intent, guide, language === 'de' ? 'de' : 'en');
        ledger.facts.push(...facts);
        for (const name of facts.flatMap((fact) => fact.brands)) ledger.names.add(name);
        return {
          project: guide.projectName,
          days: guide.ranges.comparable,
          comparedWith: guide.ranges.compareTo,
          isDemo: guide.isDemo,
          found: lines,
        };
      },
    }),
    defineTool({
      name: 'readSurvey',
      description:
        'Messages of a RESONANCE project with R1 (interest) and R2 (action) in percent, their bases, intervals and significance. Each figure is a Markdown link: copy it as it is, with its base.',
      input: Project.extend({ contains: z.string().max(200).optional().describe('Words that the messages hold') }),
      run: async ({ projectId, contains }) => {
        const data = await readers.resonance.data(caller, projectId);
        const messages = data.messages.filter(
          ({ message }) => !contains || message.toLowerCase().includes(contains.toLowerCase()),
        );
        return {
          project: data.projectName,
          isDemo: data.demo,
          respondents: link(formatNumber(data.summary.numberOfRespondents, language, 0), messageAddress(data)),
          messages: messages.slice(0, maxRows).map(({ id, message, r1Share, r2Share }) => {
            const href = messageAddress(data, id);
            const tell = (share: typeof r1Share) => {
              const { percent, base, low, high, verdict } = share;
              const values = [percent, low, high].flatMap((value) => (value === null ? [] : [value]));
              note(ledger, message, [
                ...values.map((value): FactNumber => ({ value, unit: 'percent' })),
                { value: base, unit: 'count' },
              ]);
              if (percent === null) return null;
              return {
                percent: link(formatPercent(percent, language), href),
                base: link(formatNumber(base, language, 0), href),
                interval: values.slice(1).map((value) => formatPercent(value, language)),
                comparedWithOthers: verdict,
              };
            };
            return { message, r1: tell(r1Share), r2: r2Share && tell(r2Share) };
          }),
        };
      },
    }),
  ];
};

const defineTool = <S extends z.ZodType>(tool: {
  name: string;
  description: string;
  input: S;
  run(input: z.output<S>, signal: AbortSignal): Promise<unknown>;
}): AiTool => ({ ...tool, run: (input, signal) => tool.run(tool.input.parse(input), signal) });

type About = 'summary' | 'why' | 'since' | 'advice' | 'unusual' | 'missing';

const toIntent = (about: About, brand: string | null, metric: AskedMetric | null): Intent | null => {
  if (about === 'summary') return { kind: about };
  if (about === 'unusual' || about === 'missing') return { kind: about, brand };
  if (brand === null) return null;
  return about === 'advice' ? { kind: about, brand, metric } : { kind: about, brand, metric, direction: null };
};

const note = (ledger: FigureLedger, name: string, numbers: readonly FactNumber[]): void => {
  ledger.names.add(name);
  ledger.facts.push({ id: `f${ledger.facts.length}`, brands: [name], numbers });
};

interface Telling {
  readonly name: ScoreName;
  readonly language: TextLanguage;
  readonly ledger: FigureLedger;
}

const tellScore = (scores: SonarFigures, row: SonarFigures['rows'][number], { name, language, ledger }: Telling) => {
  const { score, prevScore, rank } = row[name];
  if (score === null) return { note: 'unknown' };
  const href = scoreAddress(scores, row, name);
  const show = (value: number, digits = 1) => link(formatNumber(value, language, digits), href);
  const change = prevScore === null ? null : score - prevScore;
  note(ledger, row.brandCompany, [
    { value: score, unit: 'score', score: name },
    ...(prevScore === null ? [] : [{ value: prevScore, unit: 'score' as const, score: name }]),
    ...(change === null ? [] : [{ value: change, unit: 'points' as const, score: name, isChange: true as const }]),
    ...(rank === null ? [] : [{ value: rank, unit: 'rank' as const, score: name }]),
    { value: scores.rows.length, unit: 'count' },
  ]);
  return {
    score: show(score),
    rank: rank === null ? null : `${show(rank, 0)} of ${scores.rows.length}`,
    before: prevScore === null ? null : show(prevScore),
    change: change === null ? null : `${change < 0 ? 'fell by' : 'rose by'} ${show(Math.abs(change))}`,
  };
};
