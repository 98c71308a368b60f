import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './key-form.module.css';

interface Props {
  label: string;
  description?: string;
  placeholder?: string;
  isOptional?: boolean;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** A line that a machine reads: an address, a path, the name of a header. */
export function PathField({ label, isOptional = false, onChange, ...field }: Props) {
  const { t } = useTranslation();
  return (
    <TextInput
      {...field}
      label={
        isOptional ? (
          <>
            {label} <span className={classes.optional}>({t('sonarSources.optional')})</span>
          </>
        ) : (
          label
        )
      }
      required={!isOptional}
      classNames={{ input: classes.code ?? '' }}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
