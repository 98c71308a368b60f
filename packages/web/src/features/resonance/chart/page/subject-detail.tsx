import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SoundingFigure } from '#/ui/figures/figure.tsx';
import { VerdictMark } from '#/ui/figures/marks.tsx';
import {
  audienceName,
  baseText,
  intervalText,
  subjectFigures,
  verdictCountsText,
  verdictText,
} from '../chart-texts.ts';
import type { ChartModel, Figures, Metric } from '../model/chart-model.ts';
import { linkSubjects, type Subject } from '../model/subjects.ts';
import classes from './chart-panel.module.css';
import { SubjectList } from './subject-list.tsx';

interface Props {
  model: ChartModel;
  metric: Metric;
  subject: Subject;
  onSelect: (subject: Subject | null) => void;
}

export function SubjectDetail({ model, metric, subject, onSelect }: Props) {
  const { t } = useTranslation('chart');
  const { message, audience } = subject;
  const isAudience = message === null;
  const owner = isAudience ? subject : { message, audience: null };
  const rows = useMemo(() => linkSubjects(model, message, audience, metric), [model, message, audience, metric]);
  const figures = subjectFigures(model, owner);
  const own = message !== null && audience !== null ? subjectFigures(model, subject) : null;
  const heading = t(isAudience ? 'byMessage' : 'byAudience', { figure: t(`figure_${metric}`) });
  const place = message === null ? null : (model.ranks[message] ?? null);
  return (
    <>
      <div className={classes.tools}>
        <Button
          size="sm"
          variant="subtle"
          leftSection={<IconArrowLeft size={16} stroke={1.75} />}
          onClick={() => onSelect(null)}
        >
          {t('backToList')}
        </Button>
      </div>
      <div className={classes.detail}>
        <p className={classes.place}>
          {isAudience
            ? t('audienceKind')
            : place === null
              ? t('notRanked')
              : t('place', { place, count: model.messageCount })}
        </p>
        <h2 className={classes.title}>
          {isAudience ? audienceName(model, audience ?? 0) : model.data.messages[message]?.message}
        </h2>
        {figures === null ? (
          <p className={classes.place}>{verdictCountsText(t, model, audience ?? 0)}</p>
        ) : (
          <SubjectFigures model={model} figures={figures} isLink={false} />
        )}
        {own !== null && (
          <section className={classes.link} aria-label={t('inAudience')}>
            <h3 className={classes.linkName}>
              {audienceName(model, audience ?? 0)}
              <ActionIcon size={28} aria-label={t('backToMessage')} onClick={() => onSelect(owner)}>
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            </h3>
            <SubjectFigures model={model} figures={own} isLink />
          </section>
        )}
      </div>
      {rows.length > 0 && (
        <>
          <p className={classes.heading}>
            <span>{heading}</span>
            <span className={classes.quiet}>{t('highestFirst')}</span>
            <span className={classes.tick}>{t('tick')}</span>
          </p>
          <SubjectList
            key={isAudience ? `a${audience}` : `m${message}`}
            label={heading}
            model={model}
            metric={metric}
            subjects={rows}
            selected={subject}
            onSelect={onSelect}
            within={isAudience ? 'audience' : 'message'}
          />
        </>
      )}
    </>
  );
}

function SubjectFigures({ model, figures, isLink }: { model: ChartModel; figures: Figures; isLink: boolean }) {
  const { t } = useTranslation('chart');
  const { r1, r2, total, low, high, verdict } = figures;
  const { hasR2, data } = model;
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
        {t('intervalOfR1', { confidence: data.confidence, interval: intervalText(low, high) })}, {baseText(t, figures)}
      </p>
      <VerdictMark verdict={verdict} label={verdictText(t, figures, isLink)} />
    </div>
  );
}
