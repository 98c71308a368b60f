import { useTranslation } from 'react-i18next';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { IntervalTrack } from '#/ui/figures/interval-track.tsx';
import { BaseMark, VerdictMark } from '#/ui/figures/marks.tsx';
import { audienceName, baseText, saysFigures, subjectFigures, toldText, verdictText } from '../figure-texts.ts';
import type { ChartModel } from '../model/chart-model.ts';
import type { Subject } from '../model/subject.ts';
import classes from './chart-panel.module.css';

interface Props {
  model: ChartModel;
  subject: Subject;
  within?: 'message' | 'audience' | undefined;
}

/** Name, base and R1 on its track; an audience alone says how many messages it tells apart. */
export function SubjectRow({ model, subject, within }: Props) {
  const { t } = useTranslation('chart');
  const { message, audience } = subject;
  const figures = subjectFigures(model, subject);
  const isByAudience = within === 'message' || message === null;
  const name = isByAudience ? audienceName(model, audience ?? 0) : model.data.messages[message]?.message;
  const own = message === null ? null : (model.data.messages[message]?.accurateR1Total ?? null);
  return (
    <div className={classes.row} data-unranked={figures?.mark === 'unranked' || undefined}>
      <span className={classes.name} title={name}>
        {within === undefined && message !== null && (
          <span className={classes.rank}>{model.ranks[message] ?? '–'}</span>
        )}
        {name}
      </span>
      {figures === null ? (
        <span className={classes.told}>{toldText(t, model, audience ?? 0)}</span>
      ) : (
        <>
          <span className={classes.figure}>
            <SoundingFigure value={figures.r1} size="small" />
            <BaseMark mark={figures.mark} label={baseText(t, figures)} />
          </span>
          <IntervalTrack
            value={figures.r1}
            low={figures.low}
            high={figures.high}
            mean={within === undefined ? model.means.r1 : own}
            color={figures.mark === 'unranked' ? 'var(--bar-muted)' : 'var(--cat-1)'}
            label={saysFigures(t, model, subject)}
          />
          <VerdictMark bare verdict={figures.verdict} label={verdictText(t, figures, audience !== null)} />
        </>
      )}
    </div>
  );
}
