import { endpoints } from 'virtual:endpoints';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { todayText } from '@soundings/contract/sonar/calendar';
import type { TimelineMark } from '@soundings/contract/sonar/timeline';
import {
  IconFlag,
  IconLock,
  IconPencil,
  IconRocket,
  IconSpeakerphone,
  IconTargetArrow,
  IconTrash,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { formatNumber } from '#/lib/format.ts';
import { LateModal } from '#/ui/feedback/confirm-dialog.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { useUndoableDelete, useWithoutDeleted } from '#/ui/feedback/undoable.ts';
import layout from '#/ui/layout/layout.module.css';
import type { DashboardApi } from '../dashboard.api.ts';
import { useDashboardState } from '../page/dashboard-state.ts';
import { dayText, rangeText } from '../period/days.ts';
import { MarkForm } from './mark-form.tsx';
import classes from './timeline.module.css';

const markIcons = { campaign: IconSpeakerphone, launch: IconRocket, event: IconFlag, goal: IconTargetArrow };

export function TimelineDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <LateModal
      opened={opened}
      onClose={onClose}
      title={t('timeline.title')}
      size={460}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Marks />
    </LateModal>
  );
}

/** Of the figures, as most marks belong to what is shown; today where there are none, or later ones. */
const lastDayOf = (till: string | null | undefined): string => {
  const today = todayText();
  return till && till < today ? till : today;
};

function Marks() {
  const { t } = useTranslation();
  const { source, dates } = useDashboardState();
  const { projectId, timeline } = source;
  const { data, error, refetch, isRefetching } = useQuery(timeline);
  const [edited, setEdited] = useState<TimelineMark | 'new' | null>(null);
  const marks = useWithoutDeleted(data?.marks ?? [], idOf);
  const remove = useRemoveMark(source);
  const isEditing = edited !== null && projectId !== null;
  return (
    <>
      {data === undefined && error === null && <SkeletonRows rows={3} />}
      {data === undefined && error !== null && (
        <ErrorState
          error={error}
          thing={t('timeline.theTimeline')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      )}
      {data !== undefined && marks.length === 0 && !isEditing && (
        <p className={classes.none}>{t(projectId === null ? 'timeline.noneConsumer' : 'timeline.none')}</p>
      )}
      {isEditing ? (
        <MarkForm
          key={edited === 'new' ? 'new' : edited.id}
          projectId={projectId}
          source={source}
          mark={edited === 'new' ? null : edited}
          lastDay={lastDayOf(dates.data?.collectedTill)}
          onClose={() => setEdited(null)}
        />
      ) : (
        <>
          <ul className={classes.marks}>
            {marks.map((mark) => (
              <MarkRow key={mark.id} mark={mark} onEdit={() => setEdited(mark)} onRemove={() => remove(mark)} />
            ))}
          </ul>
          {projectId !== null && data !== undefined && (
            <div className={layout.dialogFoot}>
              <Button variant="filled" onClick={() => setEdited('new')}>
                {t('timeline.add')}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}

const targetText = ({ target }: { target: number }): string => formatNumber(target, Number.isInteger(target) ? 0 : 1);

const idOf = ({ id }: TimelineMark): string => id;

const useMarkName = (): ((mark: TimelineMark) => string) => {
  const { t } = useTranslation();
  return (mark) =>
    mark.kind === 'goal'
      ? t('timeline.goalOf', { score: t(`scores.${mark.score}`), target: targetText(mark) })
      : mark.title;
};

const useRemoveMark = ({ projectId, timeline }: DashboardApi) => {
  const { t } = useTranslation();
  const nameOf = useMarkName();
  return useUndoableDelete(
    {
      call: ({ id }: TimelineMark) => call(endpoints.removeMark, { params: { id: projectId ?? '', markId: id } }),
      refreshes: [timeline.queryKey],
      failed: 'timeline.couldntRemove',
    },
    { keyOf: idOf, title: (mark) => t('common.hasBeenDeleted', { name: nameOf(mark) }) },
  );
};

interface MarkRowProps {
  mark: TimelineMark;
  onEdit: () => void;
  onRemove: () => void;
}

function MarkRow({ mark, onEdit, onRemove }: MarkRowProps) {
  const { t } = useTranslation();
  const name = useMarkName()(mark);
  const Icon = markIcons[mark.kind];
  const days =
    mark.kind === 'goal'
      ? t('timeline.by', { day: dayText(mark.by) })
      : `${t(`timeline.kind_${mark.kind}`)}, ${rangeText({ startDate: mark.from, endDate: mark.to ?? mark.from })}`;
  return (
    <li className={classes.mark} data-kind={mark.kind}>
      <Icon size={18} stroke={1.7} className={classes.icon} aria-hidden="true" />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.about}>
          {days}
          {!mark.mayChange && mark.createdBy && ` · ${t('timeline.addedBy', { name: mark.createdBy })}`}
        </span>
      </span>
      {!mark.mayChange && mark.createdBy && (
        <Tooltip label={t('timeline.locked', { name: mark.createdBy })}>
          <IconLock size={17} stroke={1.7} className={classes.lock} aria-hidden="true" />
        </Tooltip>
      )}
      {mark.mayChange && (
        <>
          <ActionIcon size={32} aria-label={t('timeline.edit', { name })} onClick={onEdit}>
            <IconPencil size={17} stroke={1.7} />
          </ActionIcon>
          <ActionIcon size={32} aria-label={t('timeline.remove', { name })} onClick={onRemove}>
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </>
      )}
    </li>
  );
}
