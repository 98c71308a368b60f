import type { UsageRow } from '@soundings/contract/ai/ai-usage';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { formatDollars } from '#/lib/format-dollars.ts';
import classes from './usage.module.css';
import { sumUp } from './usage-figures.ts';

export function UsageTotals({ rows }: { rows: readonly UsageRow[] }) {
  const { t } = useTranslation();
  const { runs, failed, inputTokens, outputTokens, cost, unpriced } = sumUp(rows);
  const missing = t('aiSettings.unpriced', { count: unpriced, n: formatNumber(unpriced) });
  const stats = [
    {
      label: t('aiSettings.runs'),
      figure: formatNumber(runs),
      note: failed === 0 ? t('aiSettings.noneFailed') : t('aiSettings.ofThemFailed', { n: formatNumber(failed) }),
    },
    { label: t('aiSettings.inputTokens'), figure: formatNumber(inputTokens), note: t('aiSettings.tokensRead') },
    { label: t('aiSettings.outputTokens'), figure: formatNumber(outputTokens), note: t('aiSettings.tokensWritten') },
    {
      label: t('aiSettings.cost'),
      figure: cost === null ? '–' : formatDollars(cost),
      note: cost === null ? t('aiSettings.noPrice') : unpriced > 0 ? missing : t('aiSettings.allPriced'),
    },
  ];
  return (
    <dl className={classes.totals} aria-label={t('aiSettings.total')}>
      {stats.map(({ label, figure, note }) => (
        <div key={label} className={classes.total}>
          <dt>{label}</dt>
          <dd className={classes.figure}>{figure}</dd>
          <dd className={classes.note}>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
