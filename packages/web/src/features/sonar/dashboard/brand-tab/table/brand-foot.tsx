import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useDashboard } from '../../dashboard.ts';
import { rangeText } from '../../export/day-text.ts';
import classes from './brand-foot.module.css';
import type { TableRow } from './table-rows.ts';

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/** What is listed, and how its figures are to be read. */
export function BrandFoot({ rows }: { rows: readonly TableRow[] }) {
  const { t } = useTranslation();
  const { brands, ranges } = useDashboard();
  const hidden = brands.filter(({ isHidden }) => isHidden).length;
  const mean = meanOf(rows.flatMap(({ brand }) => brand.powerrank.score ?? []));
  const all = t('brandTab.footCount', { count: brands.length, n: formatNumber(brands.length) });
  let text: string =
    rows.length === brands.length ? all : t('brandTab.footView', { shown: formatNumber(rows.length), brands: all });
  if (hidden > 0) text = t('brandTab.footHidden', { text, n: formatNumber(hidden) });
  if (mean !== null) text = t('brandTab.footMean', { text, mean: formatNumber(mean) });
  return (
    <div className={classes.foot}>
      <span role="status">{text}</span>
      <span>{t('brandTab.footScale', { days: rangeText(ranges.compareTo) })}</span>
    </div>
  );
}
