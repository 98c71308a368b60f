import { VisuallyHidden } from '@mantine/core';
import type { ShortGrowth as Short } from '@soundings/contract/sonar/scores';
import { useTranslation } from 'react-i18next';
import { formatDay, formatNumber } from '#/lib/format.ts';

/** The dashboard's mark and words; its own, as sharing them would split the dashboard's script. */
export default function ShortGrowth({ short: { range, since, days, of, networks } }: { short: Short }) {
  const { t } = useTranslation();
  const words = t(`scores.shortGrowth_${range}`, {
    day: formatDay(since),
    days: formatNumber(days),
    of: formatNumber(of),
    networks: networks.map((network) => t(`sonar.network.${network}`)).join(', '),
  });
  return (
    <span title={words} style={{ color: 'var(--text-2)', whiteSpace: 'nowrap' }}>
      <svg width={9} height={9} viewBox="0 0 9 9" fill="none" aria-hidden="true">
        <path d="M4.5.9 8.1 4.5 4.5 8.1.9 4.5z" stroke="currentColor" strokeWidth={1.2} />
      </svg>
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}
