import { Autocomplete, Select } from '@mantine/core';
import type { AiKey } from '@soundings/contract/ai/ai-keys';
import { type AiChatType, aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './models.module.css';
import type { ModelChoice as Choice } from './purpose-models.ts';

interface Props {
  label: string;
  names: { vendor: string; model: string };
  value: Choice | null;
  keys: readonly AiKey[];
  isOptional?: boolean;
  error: ReactNode;
  onChange: (value: Choice | null) => void;
}

const nothing = 'NOTHING';
const offeredAtOnce = 60;

export function ModelChoice({ label, names, value, keys, isOptional = false, error, onChange }: Props) {
  const { t } = useTranslation();
  const kind = value?.kind ?? nothing;
  const key = keys.find((one) => one.kind === kind);
  const optionText = (vendor: { value: string; label: string }) => {
    const isMissing = keys.some((one) => one.kind === vendor.value && one.source === 'none');
    return isMissing ? t('aiSettings.withoutKey', { vendor: vendor.label }) : vendor.label;
  };
  const vendors = [
    ...(isOptional ? [{ value: nothing, label: t('aiSettings.nothingElse') }] : []),
    ...aiChatTypes.toReversed().map((type) => ({ value: type as string, label: t(`ai.vendor_${type}`) })),
  ];
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.unseen}>{label}</legend>
      <Select
        className={key ? undefined : classes.alone}
        classNames={{ label: classes.label ?? '' }}
        label={label}
        aria-label={names.vendor}
        data={vendors}
        renderOption={({ option }) => optionText(option)}
        value={kind}
        allowDeselect={false}
        onChange={(next) => onChange(next === nothing ? null : { kind: next as AiChatType, model: '' })}
      />
      {key ? (
        <Autocomplete
          classNames={{ label: classes.label ?? '' }}
          label={t('aiSettings.modelName')}
          withAsterisk
          aria-label={names.model}
          aria-required
          placeholder={t('aiSettings.modelHelp')}
          data={[...key.models]}
          limit={offeredAtOnce}
          maxDropdownHeight={280}
          maxLength={200}
          autoComplete="off"
          value={value?.model ?? ''}
          error={error}
          onChange={(model) => onChange({ kind: key.kind, model })}
        />
      ) : (
        error && <p className={classes.error}>{error}</p>
      )}
    </fieldset>
  );
}
