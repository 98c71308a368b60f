import { Button } from '@mantine/core';
import type { Schedule, ScheduleSlot } from '@soundings/contract/reports/schedules';
import { IconCalendarClock, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { IconAction } from '#/ui/list/icon-action.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { schedulesQuery, useDeleteSchedule } from './schedules.api.ts';
import classes from './schedules.module.css';

export function ScheduleList({ reportId }: { reportId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(schedulesQuery(reportId));
  const [edited, setEdited] = useState<Schedule | 'new' | null>(null);
  return (
    <Card
      title={t('schedules.title')}
      controls={
        <Button size="sm" leftSection={<IconPlus size={16} stroke={1.7} />} onClick={() => setEdited('new')}>
          {t('schedules.add')}
        </Button>
      }
    >
      {error ? (
        <ErrorState
          error={error}
          thing={t('schedules.theSchedules')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      ) : data === undefined ? (
        <SkeletonRows rows={1} />
      ) : data.length === 0 ? (
        <p className={classes.none}>{t('schedules.none')}</p>
      ) : (
        <ul className={classes.list} aria-label={t('schedules.title')}>
          {data.map((schedule) => (
            <ScheduleItem
              key={schedule.id}
              reportId={reportId}
              schedule={schedule}
              onEdit={() => setEdited(schedule)}
            />
          ))}
        </ul>
      )}
      {edited === null ? null : (
        <ScheduleForm reportId={reportId} schedule={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Card>
  );
}

const two = (hour: number): string => String(hour).padStart(2, '0');

const rhythmText = (t: TFunction, { rhythm, timeZone }: Schedule): string => {
  const time = `${two(rhythm.hour)}:00`;
  return rhythm.every === 'WEEK'
    ? t('schedules.weekly', { day: t(`schedules.weekday_${rhythm.weekday as 1}`), time, timeZone })
    : t('schedules.monthly', { day: rhythm.day, time, timeZone });
};

interface ItemProps {
  reportId: string;
  schedule: Schedule;
  onEdit: () => void;
}

function ScheduleItem({ reportId, schedule, onEdit }: ItemProps) {
  const { t } = useTranslation();
  const remove = useDeleteSchedule(reportId);
  const [isRemoving, setRemoving] = useState(false);
  const { id, form, recipients, nextOn, slots } = schedule;
  const active = recipients.filter(({ hasUnsubscribed }) => !hasUnsubscribed);
  const title = rhythmText(t, schedule);
  return (
    <li className={classes.item}>
      <IconCalendarClock size={20} stroke={1.6} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <span className={classes.name}>{title}</span>
        <span className={classes.detail}>
          {t(`schedules.form_${form}`)} · {t('schedules.recipients', { count: active.length, n: active.length })} ·{' '}
          {nextOn === null ? t('schedules.paused') : t('schedules.next', { time: formatMoment(nextOn) })}
        </span>
        <span className={classes.detail}>
          {recipients.map(({ email, name, hasUnsubscribed }) => (
            <span key={email} className={classes.person} data-ended={hasUnsubscribed || undefined}>
              {name === null ? email : `${name} (${email})`}
              {hasUnsubscribed ? `, ${t('schedules.unsubscribed')}` : ''}
            </span>
          ))}
        </span>
        {slots.length > 0 ? (
          <ul className={classes.slots} aria-label={t('schedules.past')}>
            {slots.map((slot) => (
              <Slot key={slot.slotOn} slot={slot} />
            ))}
          </ul>
        ) : null}
      </div>
      <IconAction icon={IconPencil} label={t('schedules.edit', { title })} onClick={onEdit} />
      <IconAction icon={IconTrash} label={t('schedules.delete', { title })} onClick={() => setRemoving(true)} />
      <ConfirmDialog
        opened={isRemoving}
        title={t('schedules.deleteTitle')}
        confirmLabel={t('schedules.deleteConfirm')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id } }, { onSettled: () => setRemoving(false) })}
        onClose={() => setRemoving(false)}
      >
        {t('schedules.deleteText')}
      </ConfirmDialog>
    </li>
  );
}

const tones = { WAITING: 'neutral', DONE: 'positive', FAILED: 'negative' } as const;

function Slot({ slot: { slotOn, state, reason, mails } }: { slot: ScheduleSlot }) {
  const { t } = useTranslation();
  return (
    <li className={classes.slot}>
      <time dateTime={slotOn}>{formatMoment(slotOn)}</time>
      <Badge tone={tones[state]}>{t(`schedules.state_${state}`)}</Badge>
      {reason === null ? null : <span>{t(`errors.${reason}`)}</span>}
      {state === 'DONE' ? (
        <span>
          {t('schedules.sent', { n: mails.sent })}
          {mails.waiting > 0 ? `, ${t('schedules.waiting', { n: mails.waiting })}` : ''}
          {mails.failed > 0 ? `, ${t('schedules.failedMails', { n: mails.failed })}` : ''}
        </span>
      ) : null}
    </li>
  );
}
