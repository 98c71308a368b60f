import { Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { useGenie } from '../genie.api.ts';
import { useSegmentName } from '../segment-name.ts';
import classes from './compare.module.css';

/** Steps of the scale of depth, from `--seq-1` on. */
const steps = 7;

export function SegmentTable({ messages, onClose }: { messages: string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const api = useGenie();
  const segmentName = useSegmentName();
  const { data, error, refetch, isRefetching } = useQuery(api.segments(messages));
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(1180px, 96vw)"
      title={t('genie.heatMapTitle')}
      closeButtonProps={{ 'aria-label': t('genie.closeDialog') }}
    >
      <p className={classes.help}>
        {t(
          data?.rows.some(({ cells }) => cells.slice(1).some(({ isAsked }) => isAsked))
            ? 'genie.heatMapAsked'
            : 'genie.heatMapHelp',
        )}
      </p>
      {error ? (
        <ErrorState
          error={error}
          thing={t('genie.theSegments')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      ) : null}
      {!data && !error ? <Skeleton height={300} /> : null}
      {data ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <section className={classes.scroll} aria-label={t('genie.heatMapTitle')} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('genie.message')}</th>
                {data.segments.map((segment) => (
                  <th key={JSON.stringify(segment)} scope="col">
                    {segmentName(segment)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map(({ message, cells }) => (
                <tr key={message}>
                  <th scope="row">{message}</th>
                  {cells.map(({ interest, uncertainty }, index) => {
                    const step = Math.min(steps, 1 + Math.floor((interest / 100) * steps));
                    const certain = formatPercent(100 * (1 - uncertainty), 0);
                    return (
                      <td
                        key={JSON.stringify(data.segments[index])}
                        style={{ background: `var(--seq-${step})`, color: `var(--on-seq-${step})` }}
                      >
                        {formatNumber(interest)}
                        <span className={classes.certain}>{t('genie.certaintyShort', { percent: certain })}</span>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </Modal>
  );
}
