import type { Calibration } from '@soundings/contract/genie/calibration';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './calibration.module.css';

/** A pair for a `dl`; nothing where there are too few messages for one. */
export function RankCorrelation({ rank }: { rank: Calibration['kinds'][number]['all']['rankCorrelation'] }) {
  const { t } = useTranslation();
  if (rank === null) return null;
  const { value, low, high } = rank;
  return (
    <div>
      <dt>{t('calibration.rank')}</dt>
      <dd className={classes.key}>
        {formatNumber(value, 2)}{' '}
        <small>{t('calibration.rankInterval', { low: formatNumber(low, 2), high: formatNumber(high, 2) })}</small>
      </dd>
      <dd className={classes.help}>{t('calibration.rankHelp')}</dd>
    </div>
  );
}
