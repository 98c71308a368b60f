import { endpoints } from 'virtual:endpoints';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { checkName, useFieldError } from '#/lib/field-rules.ts';
import { useAddPasskey } from '../account/account.api.ts';
import classes from '../account/account.module.css';
import { takeFocus } from '../account/new-token.tsx';
import { canUsePasskeys, isDeclined, isThereAlready } from './passkey-support.ts';

export function NewPasskey() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!canUsePasskeys()) return <p className={classes.none}>{t('account.passkeysNotHere')}</p>;
  if (!isOpen)
    return (
      <div className={classes.foot}>
        <Button onClick={() => setOpen(true)}>{t('account.newPasskey')}</Button>
      </div>
    );
  return <NewPasskeyForm onClose={() => setOpen(false)} />;
}

const makePasskey = async (name: string) => {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    call(endpoints.startPasskey),
  ]);
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const credential = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  return call(endpoints.addPasskey, { body: { name, credential } });
};

function NewPasskeyForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: checkName },
  });
  const add = useAddPasskey(makePasskey, {
    onDone: onClose,
    onFailed: (error) => {
      if (isThereAlready(error)) form.setFieldError('name', t('account.passkeyThere'));
      else if (isDeclined(error)) form.setFieldError('name', t('account.passkeyDeclined'));
      return isThereAlready(error) || isDeclined(error);
    },
  });
  return (
    <form
      className={classes.form}
      noValidate
      aria-label={t('account.newPasskey')}
      onSubmit={form.onSubmit(({ name }) => add.mutate(name))}
    >
      <TextInput
        ref={takeFocus}
        label={t('account.passkeyName')}
        description={t('account.passkeyNameHelp')}
        maxLength={80}
        {...form.getInputProps('name')}
        error={shown(form.errors.name)}
      />
      <div className={classes.foot}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" variant="filled" loading={add.isPending}>
          {t('account.newPasskey')}
        </Button>
      </div>
    </form>
  );
}
