import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent, formatUnit } from '#/lib/format.ts';
import { percentKey, sumOfTargets, type WeightingDraft } from './draft.ts';
import type { WeightingState } from './weighting.api.ts';
import classes from './weighting.module.css';

interface Props {
  variable: WeightingState['variables'][number];
  draft: WeightingDraft;
  onPercents: (percents: WeightingDraft['percents']) => void;
}

export function MarginTable({ variable: { header, audiences, unanswered }, draft, onPercents }: Props) {
  const { t } = useTranslation();
  const sum = sumOfTargets(draft, { header, audiences, unanswered });
  const isOff = Math.abs(sum - 100) > 0.5;
  return (
    <table className={classes.margins}>
      <caption>{header}</caption>
      <thead>
        <tr>
          <th scope="col">{t('resonanceWeighting.audience')}</th>
          <th scope="col">{t('resonanceWeighting.base')}</th>
          <th scope="col">{t('resonanceWeighting.now')}</th>
          <th scope="col">{t('resonanceWeighting.target')}</th>
        </tr>
      </thead>
      <tbody>
        {audiences.map(({ label, base, percent }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatNumber(base)}</td>
            <td>{percent === null ? '–' : formatPercent(percent)}</td>
            <td>
              <NumberInput
                aria-label={t('resonanceWeighting.targetOf', { audience: label, variable: header })}
                size="sm"
                hideControls
                min={0}
                max={100}
                decimalScale={2}
                suffix={formatUnit('%')}
                value={draft.percents[percentKey(header, label)] ?? ''}
                onChange={(value) =>
                  onPercents({ [percentKey(header, label)]: typeof value === 'number' ? value : '' })
                }
              />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-off={isOff || undefined}>
          <td colSpan={2}>
            {unanswered > 0
              ? t('resonanceWeighting.unanswered', { count: unanswered, n: formatNumber(unanswered) })
              : null}
          </td>
          <td colSpan={2}>{t('resonanceWeighting.sum', { sum: formatPercent(sum), all: formatPercent(100, 0) })}</td>
        </tr>
      </tfoot>
    </table>
  );
}
