import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import type { TFunction } from 'i18next';
import type { Brand } from '../dashboard.ts';
import { whyNoFigure } from '../figures/missing-figures.ts';
import {
  canCompare,
  daysWords,
  figureChange,
  figureWords,
  noneWords,
  perDayWords,
  toPerDay,
} from '../figures/network-figures.ts';
import { changeWords } from '../figures/score-words.ts';
import { type DataColumn, valueIn } from './data-columns.ts';

export const missingWords = (t: TFunction, brand: Brand, { network }: Pick<DataColumn, 'network'>): string => {
  const missing = whyNoFigure(brand, network);
  const reason = brand.socialCalculations[network]?.reason;
  return missing === 'failed' && reason ? t(`brandTab.reason.${reason}`) : t(`brandTab.${missing}`);
};

export const dataHint = (t: TFunction, brand: Brand, column: DataColumn): string => {
  const { network, metric } = column;
  const names = { network: networkNames[network], metric: t(`brandTab.metric.${metric}`) };
  const figure = brand.socialCalculations[network]?.metrics[metric];
  if (figure === undefined || (valueIn(brand, column) === null && canCompare(figure))) {
    return t('brandTab.dataCellNone', { ...names, cause: missingWords(t, brand, column) });
  }
  const shown = toPerDay(figure);
  const words = (value: number | null) =>
    figure.days === undefined ? figureWords(value, metric) : perDayWords(t, value);
  const hint = t('brandTab.dataCell', {
    ...names,
    value: words(shown.comparable),
    change: changeWords(t, figureChange(figure, metric)),
    before: words(shown.compareTo),
  });
  const more = [noneWords(t, figure, metric), daysWords(t, figure, 'trend')].filter((words) => words !== null);
  return [hint, ...more.map((words) => `${words}.`)].join(' ');
};
