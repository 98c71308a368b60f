import { Button, Modal, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import type { AiKey } from '@soundings/contract/ai/ai-keys';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { PasswordInput } from '#/ui/form/password-input.tsx';
import layout from '#/ui/layout/layout.module.css';
import { useSetKey } from '../ai.api.ts';
import { useFieldText } from '../field-text.ts';
import { azure, fieldsOf, type KeyFields, keyGiven, keyRules, serverFields } from './key-fields.ts';
import classes from './keys.module.css';

interface Props {
  shown: AiKey;
  onClose: () => void;
  onSaved: () => void;
}

export function KeyDialog({ shown, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const { kind, source } = shown;
  const isOwnServer = kind === 'COMPATIBLE';
  const textOf = useFieldText();
  const form = useForm<KeyFields>({ initialValues: fieldsOf(shown), validate: keyRules(kind) });
  const save = useSetKey(kind, { onDone: onSaved, onFailed: (error) => showFieldErrors(form, error) });
  const vendor = t(`ai.vendor_${kind}`);
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        isOwnServer
          ? t('aiSettings.connectTitle')
          : t(source === 'none' ? 'aiSettings.setFor' : 'aiSettings.replaceFor', { vendor })
      }
      size={isOwnServer ? 600 : 480}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        className={layout.stack}
        noValidate
        onSubmit={form.onSubmit(
          (fields) => save.mutate(keyGiven(kind, fields)),
          (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
        )}
      >
        {isOwnServer && <ServerFields form={form} textOf={textOf} />}
        <PasswordInput
          label={t('aiSettings.keyField')}
          description={
            <>
              {t(isOwnServer ? 'aiSettings.keyOptional' : `aiSettings.keyWhere_${kind}`)} {t('aiSettings.keyHelp')}
            </>
          }
          autoComplete="new-password"
          maxLength={4000}
          withAsterisk={!isOwnServer}
          data-autofocus={!isOwnServer || undefined}
          {...form.getInputProps('secret')}
          error={textOf(form.errors.secret)}
        />
        <div className={layout.dialogFoot}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('aiSettings.saveAndCheck')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type Form = UseFormReturnType<KeyFields>;

function ServerFields({ form, textOf }: { form: Form; textOf: (code: ReactNode) => ReactNode }) {
  const { t } = useTranslation();
  const field = (name: keyof KeyFields, maxLength: number) => ({
    maxLength,
    autoComplete: 'off',
    ...form.getInputProps(name),
    error: textOf(form.errors[name]),
  });
  return (
    <>
      <TextInput
        type="url"
        label={t('aiSettings.address')}
        description={t('aiSettings.addressHelp')}
        placeholder="https://models.company.com/v1"
        withAsterisk
        data-autofocus
        {...field('baseUrl', 500)}
      />
      <div className={classes.threes}>
        <TextInput
          label={t('aiSettings.header')}
          description={t('aiSettings.headerHelp')}
          placeholder="Authorization"
          {...field('header', 100)}
        />
        <TextInput
          label={t('aiSettings.prefix')}
          description={form.values.header.trim() === '' ? t('aiSettings.prefixByDefault') : t('aiSettings.prefixHelp')}
          disabled={form.values.header.trim() === ''}
          {...field('prefix', 100)}
        />
        <TextInput
          label={t('aiSettings.apiVersion')}
          description={t('aiSettings.versionHelp')}
          placeholder="2026-01-01"
          {...field('apiVersion', 50)}
        />
      </div>
      <div className={classes.example}>
        <span>{t('aiSettings.azure')}</span>
        <Button
          size="sm"
          onClick={() => {
            form.setValues(azure);
            form.getInputNode('baseUrl')?.focus();
          }}
        >
          {t('aiSettings.useAzure')}
        </Button>
      </div>
    </>
  );
}

/** @returns true where the server named a field, at which its reason is shown. */
const showFieldErrors = (form: Form, error: Error): boolean => {
  if (!isApiError(error, 'invalidRequest')) return false;
  const found = (error.details.fields ?? []).flatMap(({ path, message }) => {
    const field = serverFields[path];
    return field ? [{ field, message: field === 'secret' && message !== 'required' ? 'invalidKey' : message }] : [];
  });
  for (const { field, message } of found) form.setFieldError(field, message);
  form.getInputNode(found[0]?.field ?? '')?.focus();
  return found.length > 0;
};
