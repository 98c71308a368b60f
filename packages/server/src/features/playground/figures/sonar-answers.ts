import type { MetricName } from '@soundings/contract/sonar/metrics';
import { lowerIsBetter, type ScoreName, scoreNames, steadyWithin } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow } from '@soundings/contract/sonar/scores';
import { networkNames, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { AskedMetric, Intent } from '@soundings/engine/facts/question/intent';
import type { TextLanguage } from '@soundings/engine/text/stop-words';
import { escapeMarkdown } from '../built-in/from-attachments.ts';
import { bold, figuresAddress, formatNumber, link, scoreAddress } from './figure-links.ts';
import { scoreTitles } from './measure-names.ts';
import type { SonarFigures } from './project-readers.ts';
import { sonarWords } from './sonar-words.ts';

/** What a SONAR project says to a question, every figure with a link to where it stands; null for what is not told here. */
export const answerFromScores = (intent: Intent, scores: SonarFigures, language: TextLanguage): string | null => {
  const tell = createTeller(scores, language);
  const rowOf = (id: string) => scores.rows.find(({ initDataId }) => initDataId === id);
  switch (intent.kind) {
    case 'standing': {
      const row = rowOf(intent.brand);
      if (!row) return null;
      if (intent.metric === null) return tell.all(row);
      return 'score' in intent.metric ? tell.standing(row, intent.metric.score) : tell.figures([row], intent.metric);
    }
    case 'ranking': {
      const { metric, end, count } = intent;
      return 'score' in metric ? tell.ranking(metric.score, end, count) : tell.figureRanking(metric, end, count);
    }
    case 'compare': {
      const rows = intent.brands.flatMap((id) => rowOf(id) ?? []);
      if (rows.length < 2) return null;
      if (intent.metric && 'figure' in intent.metric) return tell.figures(rows, intent.metric);
      return tell.compare(rows, intent.metric ? [intent.metric.score] : scoreNames);
    }
    case 'movers':
      if (intent.metric && 'figure' in intent.metric) return null;
      return tell.movers(intent.metric?.score ?? 'powerrank', intent.direction);
    case 'strengths': {
      const row = rowOf(intent.brand);
      return row ? tell.strengths(row, intent.end) : null;
    }
    default:
      return null;
  }
};

type FigureMetric = Extract<AskedMetric, { figure: MetricName }>;

const createTeller = (scores: SonarFigures, language: TextLanguage) => {
  const words = sonarWords[language];
  const titles = scoreTitles[language];
  const of = (row: CalculationRow, name: ScoreName, text: string) => link(text, scoreAddress(scores, row, name));
  const score = (row: CalculationRow, name: ScoreName, value: number | null): string =>
    value === null ? words.unknown : of(row, name, formatNumber(value, language));
  const rank = (row: CalculationRow, name: ScoreName): string =>
    row[name].rank === null ? '–' : of(row, name, formatNumber(row[name].rank, language, 0));
  const change = (row: CalculationRow, name: ScoreName): number | null => {
    const { score: now, prevScore } = row[name];
    return now === null || prevScore === null ? null : now - prevScore;
  };
  const signed = (row: CalculationRow, name: ScoreName): string => {
    const by = change(row, name);
    if (by === null) return words.unknown;
    const sign = Math.abs(by) < 0.05 ? '±' : by > 0 ? '+' : '−';
    return of(row, name, `${sign}${formatNumber(Math.abs(by), language)}`);
  };
  const ranked = (name: ScoreName): CalculationRow[] =>
    scores.rows.filter((row) => row[name].rank !== null).toSorted((one, other) => one[name].rank! - other[name].rank!);
  const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
    [headings, headings.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const brand = (row: CalculationRow): string => escapeMarkdown(row.brandCompany);

  const standing = (row: CalculationRow, name: ScoreName): string => {
    const { score: value, rank: place, prevScore } = row[name];
    if (value === null) return words.notKnown(titles[name], bold(row.brandCompany));
    const now = words.standing(titles[name], bold(row.brandCompany), score(row, name, value));
    const at = place === null ? '' : words.place(rank(row, name), ranked(name).length);
    const by = change(row, name);
    if (by === null) return `${now}${at}. ${words.noBefore}`;
    const former = score(row, name, prevScore);
    if (Math.abs(by) < steadyWithin) return `${now}${at}. ${words.steady(former)}`;
    const size = of(row, name, formatNumber(Math.abs(by), language));
    const isBetter = lowerIsBetter.has(name) ? by < 0 : by > 0;
    return `${now}${at}. ${words.moved(by > 0, size, former)}${lowerIsBetter.has(name) ? ` ${words.lowerIsBetter(isBetter)}` : ''}`;
  };

  return {
    standing,
    all: (row: CalculationRow): string =>
      [
        words.allOf(bold(row.brandCompany)),
        table(
          [words.score, words.now, words.rank, words.change],
          scoreNames.map((name) => [
            titles[name],
            score(row, name, row[name].score),
            rank(row, name),
            signed(row, name),
          ]),
        ),
      ].join('\n\n'),
    ranking: (name: ScoreName, end: 'top' | 'bottom', count: number): string | null => {
      const rows = end === 'top' ? ranked(name).slice(0, count) : ranked(name).slice(-count).reverse();
      if (rows.length === 0) return null;
      const lines = rows.map((row) => [
        rank(row, name),
        brand(row),
        score(row, name, row[name].score),
        signed(row, name),
      ]);
      return [
        words.ranking(titles[name], end),
        table([words.rank, words.brand, titles[name], words.change], lines),
      ].join('\n\n');
    },
    compare: (rows: readonly CalculationRow[], names: readonly ScoreName[]): string => {
      const lines = names.map((name) => [titles[name], ...rows.map((row) => score(row, name, row[name].score))]);
      const only = names.length === 1 ? names[0]! : null;
      const lead = only && rows.length === 2 ? compareTwo(rows[0]!, rows[1]!, only) : null;
      return [...(lead ? [lead] : []), table([words.score, ...rows.map(brand)], lines)].join('\n\n');
    },
    movers: (name: ScoreName, direction: 'up' | 'down' | null): string => {
      const moved = scores.rows
        .map((row) => ({ row, by: change(row, name) ?? 0 }))
        .filter(({ by }) => Math.abs(by) >= steadyWithin && (direction === null || by > 0 === (direction === 'up')))
        .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
        .slice(0, 5);
      if (moved.length === 0) return words.noneMoved(titles[name]);
      const lines = moved.map(({ row }) => [
        brand(row),
        signed(row, name),
        score(row, name, row[name].prevScore),
        score(row, name, row[name].score),
      ]);
      return [words.movers(titles[name]), table([words.brand, words.change, words.before, words.now], lines)].join(
        '\n\n',
      );
    },
    strengths: (row: CalculationRow, end: 'best' | 'worst'): string | null => {
      const names = scoreNames
        .filter((name) => name !== 'powerrank' && row[name].rank !== null)
        .toSorted((one, other) => row[one].rank! - row[other].rank!);
      const chosen = end === 'best' ? names.slice(0, 3) : names.slice(-3).reverse();
      if (chosen.length === 0) return null;
      const lines = chosen.map((name) => [titles[name], rank(row, name), score(row, name, row[name].score)]);
      return [words.strengths(bold(row.brandCompany), end), table([words.score, words.rank, words.now], lines)].join(
        '\n\n',
      );
    },
    figures: (rows: readonly CalculationRow[], metric: FigureMetric): string => {
      const { figure, network } = metric;
      const networks = network ? [network] : socialNetworks;
      const lines = rows.flatMap((row) =>
        networks.flatMap((each) => {
          const value = row.socialCalculations[each]?.metrics[figure];
          if (!value || value.comparable === null) return [];
          const show = (of: number | null) =>
            of === null
              ? words.unknown
              : link(formatNumber(of, language, digitsOf(figure)), figuresAddress(scores, each));
          return [[brand(row), networkNames[each], show(value.comparable), show(value.compareTo)]];
        }),
      );
      if (lines.length === 0)
        return words.noFigure(words.figures[figure], rows.map(({ brandCompany }) => bold(brandCompany)).join(', '));
      return table([words.brand, words.network, words.figures[figure], words.before], lines);
    },
    figureRanking: ({ figure, network }: FigureMetric, end: 'top' | 'bottom', count: number): string | null => {
      if (!network) return null;
      const known = scores.rows.flatMap((row) => {
        const value = row.socialCalculations[network]?.metrics[figure]?.comparable;
        return value === null || value === undefined ? [] : [{ row, value }];
      });
      const sorted = known.toSorted((one, other) =>
        end === 'top' ? other.value - one.value : one.value - other.value,
      );
      if (sorted.length === 0) return null;
      const lines = sorted
        .slice(0, count)
        .map(({ row, value }) => [
          brand(row),
          link(formatNumber(value, language, digitsOf(figure)), figuresAddress(scores, network)),
        ]);
      return table([words.brand, `${words.figures[figure]} (${networkNames[network]})`], lines);
    },
  };

  function compareTwo(one: CalculationRow, other: CalculationRow, name: ScoreName): string | null {
    const [a, b] = [one[name].score, other[name].score];
    if (a === null || b === null) return null;
    const [first, second] = a >= b ? [one, other] : [other, one];
    const by = of(first, name, formatNumber(Math.abs(a - b), language));
    const told = words.ahead(bold(first.brandCompany), bold(second.brandCompany), titles[name], by);
    return lowerIsBetter.has(name) ? `${told} ${words.lowerIsBetter(null)}` : told;
  }
};

const digitsOf = (figure: MetricName): number => (figure === 'score' ? 1 : 0);
