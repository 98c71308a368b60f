import i18next, { type TFunction } from 'i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { chart as german } from '#/lib/texts/de/chart.ts';
import { chart as english } from '#/lib/texts/en/chart.ts';
import {
  type ChartModel,
  type Figures,
  type LowBase,
  linkFigures,
  messageFigures,
  verdictAt,
} from './model/chart-model.ts';
import type { Subject } from './model/subjects.ts';

type T = TFunction<'chart'>;

export const intervalText = (low: number | null, high: number | null): string =>
  low === null || high === null ? '–' : `${formatNumber(low, 1)}–${formatNumber(high, 1)}`;

const baseKeys = { none: 'base', low: 'baseLow', unranked: 'baseUnranked' } as const satisfies Record<LowBase, string>;

export const baseText = (t: T, { base, mark }: Pick<Figures, 'base' | 'mark'>): string =>
  t(baseKeys[mark], { base: formatNumber(base) });

export const audienceName = ({ data }: ChartModel, audience: number): string => {
  const found = data.audiences[audience];
  return found === undefined ? '' : `${found.header}: ${found.subheader}`;
};

const subjectName = (model: ChartModel, { message, audience }: Subject): string =>
  [
    message === null ? null : model.data.messages[message]?.message,
    audience === null ? null : audienceName(model, audience),
  ]
    .filter(Boolean)
    .join(' · ');

export const subjectFigures = (model: ChartModel, { message, audience }: Subject): Figures | null => {
  if (message === null) return null;
  return audience === null ? messageFigures(model, message) : linkFigures(model, message, audience);
};

const countVerdicts = (model: ChartModel, audience: number): { above: number; below: number } => {
  const verdicts = model.data.messages.map((_, at) => verdictAt(model, at * model.audienceCount + audience));
  return {
    above: verdicts.filter((verdict) => verdict === 'above').length,
    below: verdicts.filter((verdict) => verdict === 'below').length,
  };
};

export const verdictCountsText = (t: T, model: ChartModel, audience: number): string => {
  const { above, below } = countVerdicts(model, audience);
  return t('told', { above: formatNumber(above), below: formatNumber(below) });
};

export const verdictText = (t: T, { verdict }: Figures, isLink: boolean): string =>
  t(isLink ? `verdictLink_${verdict}` : `verdictMessage_${verdict}`);

const figureText = (t: T, name: 'r1' | 'r2' | 'total', value: number | null) =>
  value === null ? null : t('saysFigure', { name: t(name), value: formatPercent(value) });

export const describeFigures = (t: T, model: ChartModel, subject: Subject): string => {
  const figures = subjectFigures(model, subject);
  if (figures === null) return verdictCountsText(t, model, subject.audience ?? 0);
  if (figures.total === null) return t('missing');
  const parts = [
    figureText(t, 'r1', figures.r1),
    figures.r1 === null
      ? null
      : t('interval', { confidence: model.data.confidence, interval: intervalText(figures.low, figures.high) }),
    figureText(t, 'r2', figures.r2),
    figures.r2 === null ? null : figureText(t, 'total', figures.total),
    baseText(t, figures),
    verdictText(t, figures, subject.audience !== null),
  ];
  return parts.filter((part) => part !== null).join(', ');
};

export const describeSubject = (t: T, model: ChartModel, subject: Subject): string =>
  t('says', { name: subjectName(model, subject), figures: describeFigures(t, model, subject) });

export const addChartTexts = (): void => {
  i18next.addResourceBundle('en', 'chart', english);
  i18next.addResourceBundle('de', 'chart', german);
};
