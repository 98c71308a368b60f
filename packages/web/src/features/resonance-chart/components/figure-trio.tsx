import { useTranslation } from 'react-i18next';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { VerdictMark } from '#/ui/figures/marks.tsx';
import { baseText, intervalText, verdictText } from '../figure-texts.ts';
import type { Figures } from '../model/figures.ts';
import classes from './chart-panel.module.css';

/** R1 with its interval, R2 and total, then base and verdict. */
export function FigureTrio({ figures, hasR2, isLink }: { figures: Figures; hasR2: boolean; isLink: boolean }) {
  const { t } = useTranslation('chart');
  const { r1, r2, total, low, high, verdict } = figures;
  return (
    <div className={classes.facts}>
      <dl className={classes.trio}>
        <div>
          <dt>{t('r1')}</dt>
          <dd>
            <SoundingFigure value={r1} unit="%" size={isLink ? 'medium' : 'large'} />
          </dd>
        </div>
        {hasR2 && (
          <>
            <div>
              <dt>{t('r2')}</dt>
              <dd>
                <SoundingFigure value={r2} unit="%" size={isLink ? 'medium' : 'large'} />
              </dd>
            </div>
            <div>
              <dt>{t('total')}</dt>
              <dd>
                <SoundingFigure value={total} unit="%" size={isLink ? 'medium' : 'large'} />
              </dd>
            </div>
          </>
        )}
      </dl>
      <p className={classes.rest}>
        {t('intervalOfR1', { interval: intervalText(low, high) })}, {baseText(t, figures)}
      </p>
      <VerdictMark verdict={verdict} label={verdictText(t, figures, isLink)} />
    </div>
  );
}
