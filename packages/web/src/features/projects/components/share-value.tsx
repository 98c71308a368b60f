import { ActionIcon, TextInput, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#/ui/password-input.tsx';
import { useCopied } from '#/ui/use-copied.ts';
import classes from './share-dialog.module.css';

interface Props {
  label: string;
  value: string;
  copyLabel: string;
  isSecret?: boolean;
}

/** A value to hand on: it cannot be changed here, but selected, and copied with one click. */
export function ShareValue({ label, value, copyLabel, isSecret = false }: Props) {
  const { t } = useTranslation();
  const [isCopied, copy] = useCopied();
  const Field = isSecret ? PasswordInput : TextInput;
  return (
    <div className={classes.value}>
      <Field
        label={label}
        value={value}
        readOnly
        autoComplete="off"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Tooltip label={isCopied ? t('common.copied') : copyLabel}>
        <ActionIcon size={36} aria-label={copyLabel} onClick={() => copy(value)}>
          {isCopied ? <IconCheck size={17} /> : <IconCopy size={17} stroke={1.7} />}
        </ActionIcon>
      </Tooltip>
      <VisuallyHidden aria-live="polite">{isCopied ? t('common.copied') : ''}</VisuallyHidden>
    </div>
  );
}
