import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastError } from './toast.tsx';

interface Props {
  text: string;
  label?: string;
  variant?: 'subtle' | 'filled';
}

export function CopyButton({ text, label, variant = 'subtle' }: Props) {
  const { t } = useTranslation();
  const [copied, copy] = useCopied();
  return (
    <Button
      variant={variant}
      leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      onClick={() => copy(text)}
    >
      {copied ? t('common.copied') : (label ?? t('common.copy'))}
    </Button>
  );
}

/** `[copied, copy]`: copied is true for two seconds after each copy. Where the browser refuses, a toast says so. */
export function useCopied(): [boolean, (text: string) => void] {
  const { t } = useTranslation();
  const [copies, setCopies] = useState(0);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), 2000);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = (text: string) =>
    void writeToClipboard(text).then(
      () => setCopies((count) => count + 1),
      () => toastError({ id: 'copy', title: t('common.couldntCopy') }),
    );
  return [shown, copy];
}

const writeToClipboard = async (text: string): Promise<void> => {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const { copyByCommand } = await import('./copy-by-command.ts');
  copyByCommand(text);
};
