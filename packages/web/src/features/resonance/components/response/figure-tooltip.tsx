import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { VerdictMark } from '#/ui/figures/marks.tsx';
import type { Figure } from '../../response/pick-figures.ts';
import classes from './figures.module.css';
import { type Against, intervalText, pText, verdictText } from './share-text.ts';

interface Props {
  figure: Figure;
  metric: string;
  against?: Against;
}

/** What stands beside a mark: whole name, figure, interval, base, verdict with its p value, all respondents' figure. */
export function FigureTooltip({ figure, metric, against = 'rest' }: Props) {
  const { t } = useTranslation();
  const { header, name, share, global } = figure;
  return (
    <>
      {header !== null && <div className={classes.tipHeader}>{header}</div>}
      <div className={classes.tipName}>{name}</div>
      <div className={classes.tipFigure}>
        {metric} <SoundingFigure value={share.percent} unit="%" size="small" />
        <span className={classes.quiet}>{intervalText(share, 1)}</span>
      </div>
      <div className={classes.quiet}>{t('resonance.base', { base: formatNumber(share.base) })}</div>
      <div className={classes.tipVerdict}>
        <VerdictMark
          verdict={share.verdict}
          label={verdictText(t, share, against) + (share.p === null ? '' : `, ${pText(share.p)}`)}
        />
      </div>
      {global !== null && global.percent !== null && (
        <div className={classes.quiet}>
          {t('resonanceResponse.overAll', {
            value: formatPercent(global.percent),
            interval: intervalText(global, 1),
            base: formatNumber(global.base),
          })}
        </div>
      )}
    </>
  );
}
