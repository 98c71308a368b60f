import { Button, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCopied } from '#/ui/feedback/copy-button.tsx';
import classes from './edit.module.css';

interface ShareLinkProps {
  label: string;
  link: string;
  isDisabled: boolean;
}

export function ShareLink({ label, link, isDisabled }: ShareLinkProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.linkRow}>
      <TextInput
        className={classes.grow ?? ''}
        classNames={{ input: classes.link ?? '' }}
        label={label}
        value={isDisabled ? decodedAddress(link) : readableAddress(link)}
        readOnly
        disabled={isDisabled}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyBeside label={t('projectEdit.copyLink', { label })} text={link} isDisabled={isDisabled} />
    </div>
  );
}

/** Beside the field whose text it copies. */
export function CopyBeside({ label, text, isDisabled = false }: { label: string; text: string; isDisabled?: boolean }) {
  const { t } = useTranslation();
  const [isCopied, copy] = useCopied();
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      aria-label={label}
      leftSection={<Icon size={16} aria-hidden="true" />}
      disabled={isDisabled || text === ''}
      onClick={() => copy(text)}
    >
      <span aria-live="polite">{isCopied ? t('common.copied') : t('common.copy')}</span>
    </Button>
  );
}

/** Of a link that cannot be copied yet. */
const decodedAddress = (link: string): string => {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
};

const readableAddress = (link: string): string => {
  try {
    // A blank would end the address wherever it is pasted by hand; a name may hold signs that have a meaning in one, such as % and ?.
    const readable = decodeURI(link).replaceAll(' ', '%20');
    return new URL(readable).href === link ? readable : link;
  } catch {
    return link;
  }
};
