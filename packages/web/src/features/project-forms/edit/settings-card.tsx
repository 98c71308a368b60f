import { type FormRulesRecord, type UseFormReturnType, useForm } from '@mantine/form';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { checkRequired } from '#/lib/field-rules.ts';
import { Card } from '#/ui/card.tsx';
import { toastWarning } from '#/ui/toast.tsx';
import { ProjectNameField } from '../fields/project-name-field.tsx';
import { useDirtyBlock } from './dirty-blocks.ts';
import classes from './edit.module.css';
import { SaveBar } from './save-bar.tsx';
import { useSaveBlock } from './use-save-block.ts';

type Line = string | number | null;
/** What is compared to tell whether anything changed: plain values. */
export type Settings = { projectName: string } & Record<string, Line>;

interface SettingsCardProps<V extends Settings> {
  info: ProjectInfo;
  /** As they are saved. */
  saved: V;
  rules?: FormRulesRecord<V>;
  send: (values: V) => Promise<unknown>;
  /** The fields behind the name. */
  children?: (form: UseFormReturnType<V>) => ReactNode;
}

const trimmed = <V extends Settings>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as V;

const isSame = (one: Settings, other: Settings) => Object.entries(one).every(([name, value]) => other[name] === value);

/** Name and settings, saved together. A name that is taken is told at its field. */
export function SettingsCard<V extends Settings>({ info, saved, rules, send, children }: SettingsCardProps<V>) {
  const { t } = useTranslation();
  const form = useForm<V>({
    initialValues: saved,
    validate: { ...rules, projectName: (value: string) => checkRequired(value.trim()) } as FormRulesRecord<V>,
  });
  const isDirty = form.isDirty();
  useDirtyBlock(isDirty);
  const refuseName = () => {
    form.setFieldError('projectName', t('projectEdit.nameTaken'));
    form.getInputNode('projectName')?.focus();
    const isSonar = info.projectType === 'SONAR';
    toastWarning({
      title: t(isSonar ? 'projectEdit.projectWithThisNameAlreadyExist' : 'projectEdit.projectNameAlreadyExist'),
      text: t('projectEdit.nothingSaved'),
    });
  };
  const save = useSaveBlock({
    save: send,
    saved: t('projectEdit.projectHasBeenChanged'),
    failed: t('projectEdit.couldntChangeProject'),
    onSaved: (values: V) => form.resetDirty(values),
    onRefused: (error) => {
      const isTaken = isApiError(error, 'projectNameAlreadyExist', 'projectWithThisNameAlreadyExist');
      if (isTaken) refuseName();
      return isTaken;
    },
  });
  const submit = (values: V) => {
    const next = trimmed(values);
    form.setValues(next);
    // Only spaces around a text were changed: there is nothing to save.
    if (!isSame(next, saved)) save.mutate(next);
  };
  return (
    <Card label={t('projectEdit.settings')}>
      <form
        className={classes.stack}
        noValidate
        aria-label={t('projectEdit.settings')}
        onSubmit={form.onSubmit(submit, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus())}
      >
        <ProjectNameField {...form.getInputProps('projectName')} />
        {children?.(form)}
        <SaveBar label={t('projectEdit.saveSettings')} isDirty={isDirty} isSaving={save.isPending} />
      </form>
    </Card>
  );
}
