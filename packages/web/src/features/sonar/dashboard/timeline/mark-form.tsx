import { endpoints } from 'virtual:endpoints';
import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { NewMark, TimelineMark } from '@soundings/contract/sonar/timeline';
import { annotationKinds, timelineLimits } from '@soundings/contract/sonar/timeline-choices';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { checkName, needs, useFieldError } from '#/lib/field-rules.ts';
import { useAction } from '#/ui/feedback/use-action.ts';
import { DayInput } from '#/ui/form/day-field.tsx';
import layout from '#/ui/layout/layout.module.css';
import type { DashboardApi } from '../dashboard.api.ts';
import classes from './timeline.module.css';

interface Props {
  projectId: string;
  source: DashboardApi;
  /** Null for a new one. */
  mark: TimelineMark | null;
  /** What a new one begins with. */
  lastDay: string;
  onClose: () => void;
}

const days = { min: '2000-01-01', max: '2099-12-31' };
const kinds = [...annotationKinds, 'goal'] as const;

interface Values {
  kind: NewMark['kind'];
  title: string;
  from: string;
  to: string | undefined;
  score: ScoreName;
  target: number | string;
}

const valuesOf = (mark: TimelineMark | null, lastDay: string): Values => {
  const empty: Values = { kind: 'campaign', title: '', from: lastDay, to: undefined, score: 'powerrank', target: 60 };
  if (mark === null) return empty;
  return mark.kind === 'goal'
    ? { ...empty, kind: mark.kind, score: mark.score, target: mark.target, from: mark.by }
    : { ...empty, kind: mark.kind, title: mark.title, from: mark.from, to: mark.to ?? undefined };
};

const requestOf = ({ kind, title, from, to, score, target }: Values): NewMark =>
  kind === 'goal'
    ? { kind, score, target: Number(target), by: from }
    : { kind, title: title.trim(), from, to: to ?? null };

export function MarkForm({ projectId, source, mark, lastDay, onClose }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const form = useForm<Values>({
    initialValues: valuesOf(mark, lastDay),
    validate: {
      title: (title, { kind }) => (kind === 'goal' ? null : checkName(title)),
      target: (target, { kind }) => (kind === 'goal' ? needs('timeline.enterTarget')(String(target)) : null),
      to: (to, { kind, from }) => (kind !== 'goal' && to !== undefined && to < from ? 'endBeforeStart' : null),
    },
  });
  const save = useAction({
    call: (body: NewMark) =>
      mark === null
        ? call(endpoints.addMark, { params: { id: projectId }, body })
        : call(endpoints.changeMark, { params: { id: projectId, markId: mark.id }, body }),
    refreshes: [source.timeline.queryKey],
    failed: 'timeline.couldntSave',
    onDone: onClose,
  });
  const { kind, from, to } = form.values;
  const isGoal = kind === 'goal';
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t(mark === null ? 'timeline.add' : 'timeline.change')}
      onSubmit={form.onSubmit((values) => save.mutate(requestOf(values)))}
    >
      <Select
        label={t('timeline.kind')}
        allowDeselect={false}
        data={kinds.map((value) => ({ value, label: t(`timeline.kind_${value}`) }))}
        {...form.getInputProps('kind')}
      />
      {isGoal ? (
        <div className={classes.pair}>
          <Select
            label={t('timeline.score')}
            allowDeselect={false}
            data={scoreNames.map((value) => ({ value, label: t(`scores.${value}`) }))}
            {...form.getInputProps('score')}
          />
          <NumberInput
            label={t('timeline.target')}
            min={0}
            max={100}
            decimalScale={1}
            {...form.getInputProps('target')}
            error={shown(form.errors.target)}
          />
        </div>
      ) : (
        <TextInput
          label={t('timeline.name')}
          withAsterisk
          maxLength={timelineLimits.title}
          {...form.getInputProps('title')}
          error={shown(form.errors.title)}
        />
      )}
      <div className={classes.pair}>
        <DayInput
          label={t(isGoal ? 'timeline.byDay' : 'timeline.from')}
          value={from}
          {...days}
          onDay={(day) => day !== undefined && form.setFieldValue('from', day)}
        />
        {isGoal ? null : (
          <DayInput
            label={t('timeline.to')}
            value={to}
            {...days}
            canClear
            error={form.errors.to ? t('timeline.endBeforeStart') : null}
            onDay={(day) => form.setFieldValue('to', day)}
          />
        )}
      </div>
      <div className={layout.dialogFoot}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" loading={save.isPending}>
          {t('timeline.save')}
        </Button>
      </div>
    </form>
  );
}
