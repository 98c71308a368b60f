import { type FormRulesRecord, type UseFormReturnType, useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { checkName } from '#/lib/field-rules.ts';
import { toastWarning } from '#/ui/feedback/toast.tsx';
import { focusFirstError } from '#/ui/form/error-count.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useEditAction } from '../project-forms.api.ts';
import { SaveBar, useDirtyBlock } from './save-bar.tsx';

type Line = string | number | null;
export type Settings = { projectName: string } & Record<string, Line>;

interface SettingsCardProps<V extends Settings> {
  saved: V;
  rules?: FormRulesRecord<V>;
  send: (values: V) => Promise<unknown>;
  children: (form: UseFormReturnType<V>) => ReactNode;
}

const trimmed = <V extends Settings>(values: V): V =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as V;

const isSame = (one: Settings, other: Settings) => Object.entries(one).every(([name, value]) => other[name] === value);

export function SettingsCard<V extends Settings>({ saved, rules, send, children }: SettingsCardProps<V>) {
  const { t } = useTranslation();
  const form = useForm<V>({
    initialValues: saved,
    validate: { ...rules, projectName: checkName } as FormRulesRecord<V>,
  });
  const isDirty = form.isDirty();
  useDirtyBlock(isDirty);
  const showNameTaken = (error: unknown) => {
    form.setFieldError('projectName', t('projectEdit.nameTaken'));
    form.getInputNode('projectName')?.focus();
    const isOther = isApiError(error, 'projectWithThisNameAlreadyExist');
    toastWarning({
      title: t(isOther ? 'projectEdit.projectWithThisNameAlreadyExist' : 'projectEdit.projectNameAlreadyExist'),
      text: t('projectEdit.nothingSaved'),
    });
  };
  const save = useEditAction({
    call: (values: V) => send(values),
    done: 'projectEdit.projectHasBeenChanged',
    failed: 'projectEdit.couldntChangeProject',
    onDone: (_, values) => form.resetDirty(values),
    onFailed: (error) => {
      const isTaken = isApiError(error, 'projectNameAlreadyExist', 'projectWithThisNameAlreadyExist');
      if (isTaken) showNameTaken(error);
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
        className={layout.stack}
        noValidate
        aria-label={t('projectEdit.settings')}
        onSubmit={form.onSubmit(submit, focusFirstError)}
      >
        {children(form)}
        <SaveBar
          label={t('projectEdit.saveSettings')}
          isDirty={isDirty}
          isSaving={save.isPending}
          errors={form.errors}
          tellsSaved
        />
      </form>
    </Card>
  );
}
