import type { Why } from '@soundings/contract/sonar/scores';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../dashboard.ts';
import { ExportMenu } from '../export/export-menu.tsx';
import type { ExportedTable } from '../export/exported-table.ts';
import { WhyOneSeries } from './why-one-series.tsx';
import classes from './why-series.module.css';

/** The raw figures that a score is calculated from. */
export function WhySeries({ why: { series, score }, brand }: { why: Why; brand: Brand }) {
  const { t } = useTranslation();
  const table = (): ExportedTable => ({
    title: t('whyScore.exportSeries', { score: t(`scores.${score}`), company: brand.brandCompany }),
    columns: [t('brandTab.network'), t('brandTab.columnsFigures'), t('whyScore.day'), t('whyScore.value')],
    rows: series.flatMap(({ network, metric, days, values }) =>
      days.map((day, index) => [
        t(`sonar.network.${network}`),
        t(`brandTab.metric.${metric}`),
        day,
        values[index] ?? null,
      ]),
    ),
  });
  return (
    <section className={classes.all} aria-label={t('whyScore.series')}>
      <div className={classes.head}>
        <h3 className={classes.heading}>{t('whyScore.series')}</h3>
        {series.length > 0 && <ExportMenu table={table} size="sm" />}
      </div>
      {series.length === 0 ? (
        <p className={classes.facts}>{t('whyScore.noSeries')}</p>
      ) : (
        <ul className={classes.list}>
          {series.map((one) => (
            <WhyOneSeries key={`${one.network}-${one.metric}`} series={one} />
          ))}
        </ul>
      )}
    </section>
  );
}
