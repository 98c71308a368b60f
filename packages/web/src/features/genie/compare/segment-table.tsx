import { Modal, Skeleton } from '@mantine/core';
import type { GenieMessage } from '@soundings/contract/genie/genie';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { ConfidenceSign } from '#/ui/figures/marks.tsx';
import { type SegmentFigures, useGenie } from '../genie.api.ts';
import { certaintyLevel } from '../messages/sort-messages.ts';
import { useSegmentName } from '../segment-name.ts';
import classes from './compare.module.css';
import { Ranking } from './ranking.tsx';

interface Props {
  /** With figures, each text once. */
  messages: readonly GenieMessage[];
  onClose: () => void;
}

/** Steps of the scale of depth, from `--seq-1` on. */
const steps = 7;

/** A group of which nobody was asked has everyone's value; a list then says as much as the table. */
export function SegmentTable({ messages, onClose }: Props) {
  const { t } = useTranslation();
  const api = useGenie();
  const { data, error, refetch, isRefetching } = useQuery(api.segments(messages.map(({ message }) => message)));
  const isAnyAsked = data?.rows.some(({ cells }) => cells.slice(1).some(({ isAsked }) => isAsked)) ?? false;
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
      {data && isAnyAsked ? <Table data={data} messages={messages} /> : null}
      {data && !isAnyAsked ? <Everyone data={data} messages={messages} /> : null}
    </Modal>
  );
}

interface FiguresProps {
  data: SegmentFigures;
  messages: readonly GenieMessage[];
}

/** R1 of a message as likely as not to beat another. */
const typical = 50;

const findDoubts = (messages: readonly GenieMessage[], text: string) =>
  messages.find(({ message }) => message === text)?.prediction?.doubts ?? [];

function Everyone({ data, messages }: FiguresProps) {
  const { t } = useTranslation();
  const entries = data.rows.flatMap(({ message, cells: [everyone] }) => {
    if (!everyone) return [];
    const { interest, uncertainty } = everyone;
    const level = certaintyLevel({ uncertainty, doubts: findDoubts(messages, message) });
    const figure = (
      <>
        {formatNumber(interest)}
        <Sign uncertainty={uncertainty} level={level} />
      </>
    );
    return [{ message, share: interest / 100, figure }];
  });
  const scale = { typical, name: t('genie.typical', { value: formatNumber(typical) }) };
  return <Ranking label={t('genie.heatMapTitle')} entries={entries} scale={scale} />;
}

function Table({ data, messages }: FiguresProps) {
  const { t } = useTranslation();
  const segmentName = useSegmentName();
  return (
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
              {cells.map(({ interest, uncertainty, isAsked }, index) => {
                const doubts = findDoubts(messages, message);
                const level = index === 0 || isAsked ? certaintyLevel({ uncertainty, doubts }) : 'low';
                const step = Math.min(steps, 1 + Math.floor((interest / 100) * steps));
                return (
                  <td
                    key={JSON.stringify(data.segments[index])}
                    style={{ background: `var(--seq-${step})`, color: `var(--on-seq-${step})` }}
                  >
                    {formatNumber(interest)}
                    <Sign uncertainty={uncertainty} level={level} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Sign({ uncertainty, level }: { uncertainty: number; level: ReturnType<typeof certaintyLevel> }) {
  const { t } = useTranslation();
  const certain = t('genie.certaintyShort', { percent: formatPercent(100 * (1 - uncertainty), 0) });
  return (
    <span role="img" title={certain} aria-label={certain}>
      <ConfidenceSign level={level} />
    </span>
  );
}
