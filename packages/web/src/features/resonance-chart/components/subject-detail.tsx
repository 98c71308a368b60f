import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { audienceName, subjectFigures, toldText } from '../figure-texts.ts';
import type { ChartModel } from '../model/chart-model.ts';
import { linkSubjects } from '../model/link-subjects.ts';
import type { Subject } from '../model/subject.ts';
import classes from './chart-panel.module.css';
import { FigureTrio } from './figure-trio.tsx';
import { SubjectList } from './subject-list.tsx';

interface Props {
  model: ChartModel;
  subject: Subject;
  onSelect: (subject: Subject | null) => void;
}

/** The selected message by its audiences, or the selected audience by its messages; a link shows both its ends. */
export function SubjectDetail({ model, subject, onSelect }: Props) {
  const { t } = useTranslation('chart');
  const { message, audience } = subject;
  const isAudience = message === null;
  const owner = isAudience ? subject : { message, audience: null };
  const rows = useMemo(() => linkSubjects(model, message, audience), [model, message, audience]);
  const figures = subjectFigures(model, owner);
  const own = message !== null && audience !== null ? subjectFigures(model, subject) : null;
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
          <p className={classes.place}>{toldText(t, model, audience ?? 0)}</p>
        ) : (
          <FigureTrio figures={figures} hasR2={model.hasR2} isLink={false} />
        )}
        {own !== null && (
          <section className={classes.link} aria-label={t('inAudience')}>
            <h3 className={classes.linkName}>
              {audienceName(model, audience ?? 0)}
              <ActionIcon size={28} aria-label={t('backToMessage')} onClick={() => onSelect(owner)}>
                <IconX size={16} stroke={1.75} />
              </ActionIcon>
            </h3>
            <FigureTrio figures={own} hasR2={model.hasR2} isLink />
          </section>
        )}
      </div>
      {rows.length > 0 && (
        <>
          <p className={classes.heading}>
            <span>{t(isAudience ? 'byMessage' : 'byAudience')}</span>
            <span className={classes.quiet}>{t('highestFirst')}</span>
            <span className={classes.tick}>{t('tick')}</span>
          </p>
          <SubjectList
            key={isAudience ? `a${audience}` : `m${message}`}
            label={t(isAudience ? 'byMessage' : 'byAudience')}
            model={model}
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
