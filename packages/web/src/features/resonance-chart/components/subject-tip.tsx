import { useTranslation } from 'react-i18next';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { VerdictMark } from '#/ui/figures/marks.tsx';
import { audienceName, baseText, intervalText, subjectFigures, toldText, verdictText } from '../figure-texts.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { Subject } from '../model/subject.ts';
import classes from './chart-stage.module.css';

/** What stands beside a mark: R1 with its interval, R2, total, base and verdict. */
export function SubjectTip({ model, subject }: { model: ChartModel; subject: Subject }) {
  const { t } = useTranslation('chart');
  const { message, audience } = subject;
  const figures = subjectFigures(model, subject);
  return (
    <>
      {audience !== null && <div className={classes.tipHeader}>{audienceName(model, audience)}</div>}
      {message !== null && <div className={classes.tipName}>{model.data.messages[message]?.message}</div>}
      {figures === null ? (
        <div className={classes.tipQuiet}>{toldText(t, model, audience ?? 0)}</div>
      ) : (
        <>
          <div className={classes.tipRow}>
            <span>{t('r1')}</span>
            <SoundingFigure value={figures.r1} unit="%" size="small" />
            <span className={classes.tipQuiet}>{intervalText(figures.low, figures.high)}</span>
          </div>
          {model.hasR2 && (
            <>
              <div className={classes.tipRow}>
                <span>{t('r2')}</span>
                <SoundingFigure value={figures.r2} unit="%" size="small" />
              </div>
              <div className={classes.tipRow}>
                <span>{t('total')}</span>
                <SoundingFigure value={figures.total} unit="%" size="small" />
              </div>
            </>
          )}
          <div className={classes.tipQuiet}>{baseText(t, figures)}</div>
          <VerdictMark verdict={figures.verdict} label={verdictText(t, figures, audience !== null)} />
        </>
      )}
    </>
  );
}
