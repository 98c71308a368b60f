import { UnstyledButton } from '@mantine/core';
import type { Why } from '@soundings/contract/sonar/scores';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figureText } from '#/ui/figures/figure.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';
import { NetworkName } from '../figures/brand-identity.tsx';
import { figureWords } from '../figures/network-figures.ts';
import { dayText } from '../period/days.ts';
import { ExportMenu } from '../table/export-menu.tsx';
import type { ExportedTable } from '../table/table-file.ts';
import { SeriesChart } from './series-chart.tsx';
import classes from './why-series.module.css';

export function WhySeries({ why: { series, score }, brand }: { why: Why; brand: Brand }) {
  const { t } = useTranslation();
  const table = (): ExportedTable => ({
    title: t('whyScore.exportSeries', { score: t(`scores.${score}`), company: brand.brandCompany }),
    columns: [t('brandTab.network'), t('brandTab.columnsFigures'), t('whyScore.day'), t('whyScore.value')],
    rows: series.flatMap(({ network, metric, days, values }) =>
      days.map((day, index) => [networkNames[network], t(`brandTab.metric.${metric}`), day, values[index] ?? null]),
    ),
  });
  const measured = series.filter(isMeasured);
  return (
    <section className={classes.all} aria-label={t('whyScore.series')}>
      <div className={classes.head}>
        <h3 className={classes.heading}>{t('whyScore.series')}</h3>
        {series.length > 0 && <ExportMenu table={table} size="sm" />}
      </div>
      {measured.length === 0 ? (
        <p className={classes.facts}>{t('whyScore.noSeries')}</p>
      ) : (
        <ul className={classes.list}>
          {measured.map((one, index) => (
            <WhyOneSeries key={`${one.network}-${one.metric}`} series={one} namesDays={index === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

export const isMeasured = ({ values }: Why['series'][number]): boolean => values.some((value) => value !== null);

interface OneSeriesProps {
  series: Why['series'][number];
  namesDays: boolean;
}

function WhyOneSeries({ series, namesDays }: OneSeriesProps) {
  const { t } = useTranslation();
  const { ranges } = useDashboard();
  const [isTable, setIsTable] = useState(false);
  const table = useId();
  const { network, metric, kind, days, values, sources, till, knownDays, rangeDays } = series;
  const format = (value: number | null) => figureWords(value, metric);
  const known = values.filter((value) => value !== null);
  const name = t('whyScore.seriesName', {
    network: networkNames[network],
    metric: t(`brandTab.metric.${metric}`),
  });
  const label = t('whyScore.chartLabel', {
    name,
    from: dayText(days[0] ?? ''),
    to: dayText(days.at(-1) ?? ''),
    low: format(known.length === 0 ? null : Math.min(...known)),
    high: format(known.length === 0 ? null : Math.max(...known)),
    last: format(known.at(-1) ?? null),
  });
  const source = sources.map((one) => t(`whyScore.source_${one}`)).join(', ');
  const facts = [
    ...(kind === 'lifetime' ? [t('whyScore.kind_lifetime')] : []),
    ...(rangeDays > 1
      ? [t('whyScore.known', { known: figureText(knownDays, 0), all: figureText(rangeDays, 0) })]
      : knownDays === 0
        ? [t('whyScore.unknownDay')]
        : []),
    till === null ? t('whyScore.tillNone') : t('whyScore.till', { source, day: dayText(till) }),
  ];
  return (
    <li className={classes.series}>
      <div className={classes.title}>
        <NetworkName network={network} />
        <span className={classes.metric}>{t(`brandTab.metric.${metric}`)}</span>
        {days.length > 0 && (
          <UnstyledButton
            className={classes.toggle}
            aria-expanded={isTable}
            aria-controls={table}
            aria-label={`${t(isTable ? 'whyScore.hideTable' : 'whyScore.showTable')}: ${name}`}
            onClick={() => setIsTable(!isTable)}
          >
            {t(isTable ? 'whyScore.hideTable' : 'whyScore.showTable')}
          </UnstyledButton>
        )}
      </div>
      {known.length > 0 && <SeriesChart {...{ series, ranges, label, format, namesDays }} />}
      <p className={classes.facts}>{facts.map((fact) => `${fact}.`).join(' ')}</p>
      <div id={table}>
        {isTable && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          <section className={classes.numbers} aria-label={name} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t(kind === 'flow' ? 'whyScore.daysTo' : 'whyScore.day')}</th>
                  <th scope="col">{t('whyScore.value')}</th>
                </tr>
              </thead>
              <tbody>
                {days.toReversed().map((day, index) => (
                  <tr key={day}>
                    <td>{dayText(day)}</td>
                    <td>{format(values[values.length - 1 - index] ?? null)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </li>
  );
}
