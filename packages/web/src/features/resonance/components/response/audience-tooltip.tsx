import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/sounding-figure.tsx';
import { VerdictMark } from '#/ui/figures/verdict-mark.tsx';
import type { AudienceFigure } from '../../response/pick-audiences.ts';
import classes from './audience.module.css';
import { intervalText } from './share-text.ts';

/** What stands beside a mark: whole name, figure, interval, base, verdict with its p value. */
export function AudienceTooltip({ figure, metric }: { figure: AudienceFigure; metric: string }) {
  const { t } = useTranslation();
  const { header, name, share } = figure;
  return (
    <>
      <div className={classes.tipHeader}>{header}</div>
      <div className={classes.tipName}>{name}</div>
      <div className={classes.tipFigure}>
        {metric} <SoundingFigure value={share.percent} unit="%" size="small" />
        <span className={classes.quiet}>{intervalText(share, 1)}</span>
      </div>
      <div className={classes.quiet}>{t('resonance.base', { base: formatNumber(share.base) })}</div>
      <VerdictMark
        verdict={share.verdict}
        label={
          share.mark === 'unranked'
            ? t('resonance.notRanked')
            : t(`resonance.verdict_${share.verdict}`) + (share.p === null ? '' : `, p ${pText(share.p)}`)
        }
      />
    </>
  );
}

const pText = (p: number): string => (p < 0.001 ? `< ${formatNumber(0.001, 3)}` : formatNumber(p, 3));
