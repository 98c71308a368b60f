import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { VerdictMark } from '#/ui/figures/marks.tsx';
import { intervalText, pText, verdictText } from '../response/share-text.ts';
import { type ConceptFigure, globalText } from './concept-figure.ts';
import classes from './concept-response.module.css';

/** What stands beside a bar: concept, subconcept, figure, interval, base, verdict with its p value. */
export function FigureTooltip({ figure }: { figure: ConceptFigure }) {
  const { t } = useTranslation();
  const { concept, subName, share, global } = figure;
  return (
    <>
      <div className={classes.quiet}>{concept}</div>
      <div className={classes.tipName}>{subName}</div>
      {share === null ? (
        <div className={classes.quiet}>{t('concepts.notNamed')}</div>
      ) : (
        <>
          <div className={classes.tipFigure}>
            <SoundingFigure value={share.percent} unit="%" size="small" />
            <span className={classes.quiet}>{intervalText(share, 1)}</span>
          </div>
          <div className={classes.quiet}>{t('resonance.base', { base: formatNumber(share.base) })}</div>
          <VerdictMark
            verdict={share.verdict}
            label={verdictText(t, share) + (share.p === null ? '' : `, ${pText(share.p)}`)}
          />
          {global !== null && <div className={classes.quiet}>{globalText(t, global)}</div>}
        </>
      )}
    </>
  );
}
