import { Modal, Skeleton } from '@mantine/core';
import type { GenieMessage } from '@soundings/contract/genie/genie';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { ConfidenceSign } from '#/ui/figures/marks.tsx';
import { useGenie } from '../genie.api.ts';
import { certaintyLevel } from '../messages/sort-messages.ts';
import { useSegmentName } from '../segment-name.ts';
import classes from './compare.module.css';

interface Props {
  /** With figures, each text once. */
  messages: readonly GenieMessage[];
  onClose: () => void;
}

/** Steps of the scale of depth, from `--seq-1` on. */
const steps = 7;

export function SegmentTable({ messages, onClose }: Props) {
  const { t } = useTranslation();
  const api = useGenie();
  const segmentName = useSegmentName();
  const { data, error, refetch, isRefetching } = useQuery(api.segments(messages.map(({ message }) => message)));
  const doubtsOf = (text: string) => messages.find(({ message }) => message === text)?.prediction?.doubts ?? [];
  const isAnyAsked = data?.rows.some(({ cells }) => cells.slice(1).some(({ isAsked }) => isAsked)) ?? false;
  // Where nobody of a group was asked, it has everyone's value.
  const shown = isAnyAsked ? data?.segments : data?.segments.slice(0, 1);
  return (
    <Modal
      opened
      onClose={onClose}
      size={isAnyAsked ? 'min(1180px, 96vw)' : 720}
      title={t('genie.heatMapTitle')}
      closeButtonProps={{ 'aria-label': t('genie.closeDialog') }}
    >
      <p className={classes.help}>{t(isAnyAsked ? 'genie.heatMapAsked' : 'genie.heatMapHelp')}</p>
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
                {shown?.map((segment) => (
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
                  {cells.slice(0, shown?.length).map(({ interest, uncertainty, isAsked }, index) => {
                    const level =
                      index === 0 || isAsked ? certaintyLevel({ uncertainty, doubts: doubtsOf(message) }) : 'low';
                    const step = Math.min(steps, 1 + Math.floor((interest / 100) * steps));
                    const certain = t('genie.certaintyShort', { percent: formatPercent(100 * (1 - uncertainty), 0) });
                    return (
                      <td
                        key={JSON.stringify(data.segments[index])}
                        style={{ background: `var(--seq-${step})`, color: `var(--on-seq-${step})` }}
                      >
                        {formatNumber(interest)}
                        <span role="img" title={certain} aria-label={certain}>
                          <ConfidenceSign level={level} />
                        </span>
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
