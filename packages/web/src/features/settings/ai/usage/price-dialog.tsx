import { Autocomplete, Button, Modal, Select, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type VendorKind, vendorKinds } from '@soundings/contract/ai/ai-choices';
import type { Price } from '@soundings/contract/ai/ai-usage';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayInput } from '#/ui/form/day-field.tsx';
import layout from '#/ui/layout/layout.module.css';
import { aiSettingsQuery, useSavePrice } from '../ai.api.ts';
import { utcDay } from '../ai-questions.ts';
import { isUsageDay } from '../ai-search.ts';
import { useFieldText } from '../field-text.ts';
import { parsePrice } from './numbers.ts';
import classes from './usage.module.css';

interface Props {
  price: Price | null;
  onClose: () => void;
}

const checkPrice = (text: string) => (parsePrice(text) === undefined ? 'price' : null);
const checkDay = (day: string) => (isUsageDay(day) && day <= utcDay(new Date()) ? null : 'day');

export function PriceDialog({ price, onClose }: Props) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const keys = useQuery(aiSettingsQuery).data?.keys ?? [];
  const save = useSavePrice({ onDone: onClose });
  const form = useForm({
    initialValues: {
      kind: price?.kind ?? keys.find(({ source }) => source !== 'none')?.kind ?? vendorKinds[0],
      model: price?.model ?? '',
      input: price === null ? '' : String(price.input),
      output: price === null ? '' : String(price.output),
      asOf: price?.asOf ?? utcDay(new Date()),
      source: price?.source ?? '',
    },
    validate: {
      model: (model: string) => (model.trim() === '' ? 'enterModel' : null),
      input: checkPrice,
      output: checkPrice,
      asOf: checkDay,
    },
  });
  const field = (name: 'model' | 'input' | 'output' | 'source') => ({
    autoComplete: 'off',
    ...form.getInputProps(name),
    error: textOf(form.errors[name]),
  });
  const isNew = price === null;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isNew ? 'aiSettings.addPrice' : 'aiSettings.editPriceTitle')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        className={layout.stack}
        noValidate
        onSubmit={form.onSubmit(
          ({ input, output, model, source, ...rest }) =>
            save.mutate({
              ...rest,
              model: model.trim(),
              source: source.trim(),
              input: parsePrice(input) ?? 0,
              output: parsePrice(output) ?? 0,
            }),
          (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
        )}
      >
        <div className={classes.pair}>
          <Select
            label={t('aiSettings.vendor')}
            data={vendorKinds.map((value) => ({ value, label: t(`ai.vendor_${value}`) }))}
            allowDeselect={false}
            disabled={!isNew}
            value={form.values.kind}
            onChange={(kind) => kind && form.setFieldValue('kind', kind as VendorKind)}
          />
          <Autocomplete
            label={t('aiSettings.column_model')}
            data={keys.find(({ kind }) => kind === form.values.kind)?.models ?? []}
            limit={60}
            maxLength={200}
            disabled={!isNew}
            withAsterisk={isNew}
            {...field('model')}
          />
          <TextInput
            label={t('aiSettings.inputPrice')}
            inputMode="decimal"
            maxLength={12}
            withAsterisk
            {...field('input')}
          />
          <TextInput
            label={t('aiSettings.outputPrice')}
            inputMode="decimal"
            maxLength={12}
            withAsterisk
            {...field('output')}
          />
        </div>
        <DayInput
          label={t('aiSettings.asOf')}
          value={form.values.asOf}
          min="2000-01-01"
          max={utcDay(new Date())}
          error={textOf(form.errors.asOf)}
          onDay={(day) => form.setFieldValue('asOf', day ?? '')}
        />
        <TextInput
          label={t('aiSettings.source')}
          description={t('aiSettings.sourceHelp')}
          maxLength={500}
          {...field('source')}
        />
        <div className={layout.dialogFoot}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('aiSettings.savePrice')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
