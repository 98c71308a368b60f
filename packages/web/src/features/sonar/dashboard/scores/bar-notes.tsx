import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Diamond } from '#/ui/figures/diamond.tsx';
import { HollowSign } from '#/ui/figures/figure.tsx';
import { useDashboard } from '../dashboard.ts';
import type { Drawing } from '../drawings/drawing-context.ts';
import classes from '../drawings/legend.module.css';
import { isProvisional } from '../figures/score-words.ts';
import { shortGrowthWords } from '../figures/short-growth.tsx';

/** What the inks and marks of ranked bars stand for, as far as these are there. */
export function BarNotes({ entries, score }: Pick<Drawing, 'entries' | 'score'>) {
  const { t } = useTranslation();
  const { shown } = useDashboard();
  const averaged = shown.filter((brand) => brand[score].score !== null).length;
  return (
    <span className={classes.legend}>
      {entries.some(({ ink }) => ink === 'my') && (
        <span>
          <i className={classes.swatch} style={{ background: 'var(--bar-my)' }} />
          {t('dashboard.yourBrand')}
        </span>
      )}
      {entries.some(({ ink }) => ink === 'focus') && (
        <span>
          <i className={classes.swatch} style={{ background: 'var(--bar-focus)' }} />
          {t('dashboard.inFocus')}
        </span>
      )}
      {entries.some(({ levels }) => levels[score].prevScore !== null) && (
        <span>
          <i className={classes.tick} />
          {t('dashboard.previousPeriod')}
        </span>
      )}
      {averaged > 1 && (
        <span>
          <i className={classes.mean} />
          {t('dashboard.averageOf', { brands: formatNumber(averaged) })}
        </span>
      )}
      {entries.some(({ brand }) => isProvisional(brand, score)) && (
        <span>
          <HollowSign />
          {t('scores.provisionalHelp')}
        </span>
      )}
      {entries.some(({ brand }) => shortGrowthWords(t, brand, score) !== null) && (
        <span>
          <Diamond />
          {t('scores.shortGrowthHelp')}
        </span>
      )}
    </span>
  );
}
