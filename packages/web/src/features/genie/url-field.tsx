import { TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { genieLimits } from '@soundings/contract/genie/genie-choices';
import { useTranslation } from 'react-i18next';

export function UrlField(field: GetInputPropsReturnType) {
  const { t } = useTranslation();
  return (
    <TextInput
      required
      label={t('genie.url')}
      type="url"
      inputMode="url"
      placeholder={t('genie.urlPlaceholder')}
      maxLength={genieLimits.url}
      {...field}
    />
  );
}
