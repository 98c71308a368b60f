import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCopied } from '#/ui/use-copied.ts';
import classes from './edit.module.css';

interface ShareLinkProps {
  label: string;
  link: string;
  isDisabled: boolean;
}

/** A link to hand on: it can be read and copied, never typed. */
export function ShareLink({ label, link, isDisabled }: ShareLinkProps) {
  const { t } = useTranslation();
  const [isCopied, copy] = useCopied();
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <div className={classes.linkRow}>
      <TextInput
        className={classes.grow ?? ''}
        label={label}
        value={link}
        readOnly
        disabled={isDisabled}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        aria-label={t('projectEdit.copyLink', { label })}
        leftSection={<Icon size={16} aria-hidden="true" />}
        disabled={isDisabled}
        onClick={() => copy(link)}
      >
        <span aria-live="polite">{isCopied ? t('common.copied') : t('common.copy')}</span>
      </Button>
    </div>
  );
}
