import { Button } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';

export const scaleId = (recode: string): string => `scale-${recode}`;

export function showScale(recode: string): void {
  const card = document.getElementById(scaleId(recode));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}

export function OpenScales({ scales }: { scales: readonly string[] }) {
  const { t } = useTranslation();
  const [next] = scales;
  if (next === undefined) return null;
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      leftSection={<IconHelpCircle size={15} />}
      onClick={() => showScale(next)}
    >
      {t('resonanceForm.confirmScales', { count: scales.length, n: formatNumber(scales.length) })}
    </Button>
  );
}
