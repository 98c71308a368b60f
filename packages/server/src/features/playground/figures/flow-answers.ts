import { addDays, addMonths, dayBefore, daysIn, formatDay, toMonthRange } from '@soundings/contract/sonar/calendar';
import type { DateRange } from '@soundings/contract/sonar/scores';
import { networkNames, type SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { TextLanguage } from '@soundings/engine/text/stop-words';
import { bold, figuresAddress, formatNumber, link } from './figure-links.ts';
import type { FlowIntent } from './flow-question.ts';
import type { SonarFlow } from './project-readers.ts';
import { sonarWords } from './sonar-words.ts';

/** The sum of each network with the days it is of, and of all; unknown days are said, and never taken for 0. */
export const answerFromFlow = (
  { brand, metric, network: asked, period }: FlowIntent,
  flow: SonarFlow,
  language: TextLanguage,
): string => {
  const words = sonarWords[language];
  const figure = words.figures[metric];
  const counted = flow.networks.filter(({ network, known }) => known > 0 && (asked ?? network) === network);
  const name = bold(brand.name);
  if (counted.length === 0) return words.noFigure(figure, name);
  const show = (sum: number, network: SocialNetwork | null) =>
    link(formatNumber(sum, language, 0), flowAddress(flow, period, network));
  const rows = counted.map(({ network, sum, known, days }) => [
    networkNames[network],
    show(sum, network),
    words.daysKnown(known, days),
  ]);
  const total = counted.reduce((all, { sum }) => all + sum, 0);
  const [from, to] = [formatDay(period.startDate), formatDay(period.endDate)];
  const lead = words.sumOf(
    figure,
    name,
    `${from} – ${to}`,
    show(total, counted.length === 1 ? counted[0]!.network : null),
  );
  const lines = [[words.network, figure, words.days], ['---', '---', '---'], ...rows];
  const lacksDays = counted.some(({ known, days }) => known < days);
  return [
    lead,
    lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
    ...(lacksDays ? [words.unknownDays] : []),
  ].join('\n\n');
};

/** The figures of a period beside those of the month, or of as many days, before it. */
export const flowAddress = (
  { projectId }: Pick<SonarFlow, 'projectId'>,
  comparable: DateRange,
  network: SocialNetwork | null,
): string => {
  const isMonth =
    toMonthRange(comparable.startDate).endDate === comparable.endDate && comparable.startDate.endsWith('-01');
  const compareTo = isMonth
    ? toMonthRange(addMonths(comparable.startDate, -1))
    : { startDate: addDays(comparable.startDate, -daysIn(comparable)), endDate: dayBefore(comparable.startDate) };
  return figuresAddress({ projectId, ranges: { comparable, compareTo } }, network);
};
