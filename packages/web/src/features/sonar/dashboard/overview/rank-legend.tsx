import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { HollowSign } from '#/ui/figures/figure.tsx';
import classes from './overview.module.css';

/** What the inks, the tick and the line of rank bars mean. */
export function RankLegend({ brands, hasProvisional }: { brands: number; hasProvisional: boolean }) {
  const { t } = useTranslation();
  return (
    <span className={classes.legend}>
      <span>
        <i className={classes.swatch} style={{ background: 'var(--bar-my)' }} />
        {t('dashboard.yourBrand')}
      </span>
      <span>
        <i className={classes.swatch} style={{ background: 'var(--bar-focus)' }} />
        {t('dashboard.inFocus')}
      </span>
      <span>
        <i className={classes.tick} />
        {t('dashboard.previousPeriod')}
      </span>
      <span>
        <i className={classes.mean} />
        {t('dashboard.averageOf', { brands: formatNumber(brands) })}
      </span>
      {hasProvisional && (
        <span>
          <HollowSign />
          {t('scores.provisionalHelp')}
        </span>
      )}
    </span>
  );
}
