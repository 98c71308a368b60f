import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation();
  const [copied, copy] = useCopied();
  return (
    <Button
      variant="subtle"
      leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      onClick={() => copy(text)}
    >
      {copied ? t('common.copied') : (label ?? t('common.copy'))}
    </Button>
  );
}

/** `[copied, copy]`: copied is true for one second after each copy. */
export function useCopied(): [boolean, (text: string) => void] {
  const [copies, setCopies] = useState(0);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), 1000);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = (text: string) => void navigator.clipboard?.writeText(text).then(() => setCopies((count) => count + 1));
  return [shown, copy];
}
