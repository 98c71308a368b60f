import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { isMailbox } from '@soundings/contract/settings/brand-choices';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/field-rules.ts';
import { Card } from '#/ui/layout/card.tsx';
import { useSaveAddress } from './requests.api.ts';
import classes from './requests.module.css';

export function AddressForm({ address, fallback }: { address: string; fallback: string }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const save = useSaveAddress();
  const form = useForm({
    initialValues: { address },
    validate: { address: (value) => (value.trim() === '' || isMailbox(value.trim()) ? null : 'incorrectEmail') },
    validateInputOnBlur: true,
  });
  const empty = fallback === '' ? t('requests.addressNone') : t('requests.addressFallback', { address: fallback });
  return (
    <Card label={t('requests.address')}>
      <form noValidate aria-label={t('requests.address')} onSubmit={form.onSubmit((body) => save.mutate({ body }))}>
        <TextInput
          className={classes.address ?? ''}
          type="email"
          label={t('requests.address')}
          description={`${t('requests.addressHelp')} ${empty}`}
          maxLength={254}
          autoComplete="off"
          {...form.getInputProps('address')}
          error={shown(form.errors.address)}
          inputContainer={(input) => (
            <div className={classes.beside}>
              {input}
              <Button type="submit" disabled={!form.isDirty()} loading={save.isPending}>
                {t('requests.saveAddress')}
              </Button>
            </div>
          )}
        />
      </form>
    </Card>
  );
}
