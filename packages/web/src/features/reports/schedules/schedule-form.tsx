import { Button, Checkbox, Modal, NumberInput, Radio, Select, Textarea } from '@mantine/core';
import { scheduleForms, scheduleLimits } from '@soundings/contract/reports/schedule-choices';
import type { Schedule, ScheduleInput } from '@soundings/contract/reports/schedules';
import { isMailbox } from '@soundings/contract/settings/brand-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '#/lib/format.ts';
import { Form } from '#/ui/form/form.tsx';
import { TimeZoneSelect } from '#/ui/form/time-zone-select.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useSaveSchedule } from './schedules.api.ts';
import classes from './schedules.module.css';

interface Props {
  reportId: string;
  /** Null: a new one. */
  schedule: Schedule | null;
  onClose: () => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

const toBegin = (schedule: Schedule | null): Omit<ScheduleInput, 'recipients'> =>
  schedule ?? {
    rhythm: { every: 'WEEK', weekday: 1, hour: 8 },
    timeZone: ownTimeZone(),
    form: 'LINK',
    isActive: true,
  };

const toEmails = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((email) => email.trim().toLowerCase())
      .filter((email) => email !== ''),
  ),
];

export function ScheduleForm({ reportId, schedule, onClose }: Props) {
  const { t } = useTranslation();
  const save = useSaveSchedule(reportId, onClose);
  const [{ rhythm, timeZone, form, isActive }, setGiven] = useState(() => toBegin(schedule));
  const [text, setText] = useState(() => (schedule?.recipients ?? []).map(({ email }) => email).join('\n'));
  const [error, setError] = useState<string | null>(null);
  const change = (part: Partial<ScheduleInput>) => setGiven((given) => ({ ...given, ...part }));

  const submit = () => {
    const recipients = toEmails(text);
    const wrong = recipients.find((email) => !isMailbox(email));
    if (recipients.length === 0) return setError(t('schedules.noRecipients'));
    if (wrong !== undefined) return setError(t('schedules.wrongRecipient', { email: wrong }));
    if (recipients.length > scheduleLimits.recipients)
      return setError(t('schedules.tooManyRecipients', { n: scheduleLimits.recipients }));
    setError(null);
    save.mutate({ id: schedule?.id ?? null, body: { rhythm, timeZone, form, isActive, recipients } });
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={t(schedule ? 'schedules.editTitle' : 'schedules.addTitle')}
      size={560}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Form className={classes.form} onSubmit={submit}>
        <div className={classes.fields}>
          <Select
            label={t('schedules.every')}
            allowDeselect={false}
            value={rhythm.every}
            data={(['WEEK', 'MONTH'] as const).map((value) => ({ value, label: t(`schedules.every_${value}`) }))}
            onChange={(every) =>
              change({
                rhythm:
                  every === 'MONTH'
                    ? { every, day: 1, hour: rhythm.hour }
                    : { every: 'WEEK', weekday: 1, hour: rhythm.hour },
              })
            }
          />
          {rhythm.every === 'WEEK' ? (
            <Select
              label={t('schedules.weekday')}
              allowDeselect={false}
              value={String(rhythm.weekday)}
              data={weekdays.map((day) => ({ value: String(day), label: t(`schedules.weekday_${day}`) }))}
              onChange={(day) => change({ rhythm: { ...rhythm, weekday: Number(day) } })}
            />
          ) : (
            <NumberInput
              label={t('schedules.day')}
              min={1}
              max={31}
              clampBehavior="strict"
              allowDecimal={false}
              value={rhythm.day}
              onChange={(day) => change({ rhythm: { ...rhythm, day: Number(day) || 1 } })}
            />
          )}
          <Select
            label={t('schedules.hour')}
            allowDeselect={false}
            value={String(rhythm.hour)}
            data={hours}
            onChange={(hour) => change({ rhythm: { ...rhythm, hour: Number(hour) } })}
          />
          <TimeZoneSelect
            label={t('schedules.timeZone')}
            value={timeZone}
            onChange={(zone) => change({ timeZone: zone })}
          />
        </div>
        <Textarea
          label={t('schedules.to')}
          description={t('schedules.toHelp')}
          autosize
          minRows={2}
          maxRows={8}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={error}
        />
        <Radio.Group label={t('schedules.as')} value={form} onChange={(next) => change({ form: next as 'LINK' })}>
          <div className={classes.choices}>
            {scheduleForms.map((value) => (
              <Radio key={value} value={value} label={t(`schedules.form_${value}`)} />
            ))}
          </div>
        </Radio.Group>
        <Checkbox
          label={t('schedules.isActive')}
          checked={isActive}
          onChange={(event) => change({ isActive: event.currentTarget.checked })}
        />
        <div className={layout.dialogFoot}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('schedules.save')}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
