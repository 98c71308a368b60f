import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { VerdictMark } from '#/ui/figures/marks.tsx';
import { type Against, intervalText, pText, verdictText } from './figure-marks.ts';
import classes from './figures.module.css';
import type { Figure } from './figures.ts';
import { ShareTable } from './share-table.tsx';

interface Props {
  figures: readonly Figure[];
  metric: string;
  caption: string;
  against?: Against;
}

export function FigureTable({ figures, metric, caption, against = 'rest' }: Props) {
  const { t } = useTranslation();
  const isOfMessages = against === 'notPositive';
  return (
    <ShareTable<Figure>
      caption={caption}
      rows={figures}
      keyOf={({ id }) => id}
      names={
        isOfMessages
          ? [{ heading: t('resonanceResponse.message'), cell: ({ name }) => name }]
          : [
              { heading: t('resonance.variable'), cell: ({ header }) => header },
              { heading: t('resonance.audience'), cell: ({ name }) => name },
            ]
      }
      heading={`${metric} %`}
      against={against}
      againstHeading={t(isOfMessages ? 'resonanceResponse.againstNotPositive' : 'resonance.againstRest')}
    />
  );
}

interface FigureTooltipProps {
  figure: Figure;
  metric: string;
  against?: Against;
}

export function FigureTooltip({ figure, metric, against = 'rest' }: FigureTooltipProps) {
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
