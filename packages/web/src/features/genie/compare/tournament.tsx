import { Modal, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { useGenie } from '../genie.api.ts';
import classes from './compare.module.css';

interface Props {
  /** 2 to 50. */
  messages: string[];
  onClose: () => void;
}

export function Tournament({ messages, onClose }: Props) {
  const { t } = useTranslation();
  const api = useGenie();
  const { data, error, refetch, isRefetching } = useQuery(api.tournament(messages));
  const ranked = data?.chances.toSorted((one, other) => other.chance - one.chance);
  const most = ranked?.[0]?.chance ?? 1;
  return (
    <Modal
      opened
      onClose={onClose}
      size={720}
      title={t('genie.tournamentTitle')}
      closeButtonProps={{ 'aria-label': t('genie.closeDialog') }}
    >
      <p className={classes.help}>
        {t('genie.tournamentHelp')} {t('genie.tournamentOf', { n: formatNumber(messages.length) })}.
      </p>
      {error ? (
        <ErrorState
          error={error}
          thing={t('genie.theTournament')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      ) : null}
      {!ranked && !error ? <Skeleton height={200} /> : null}
      <ol className={classes.ranking}>
        {ranked?.map(({ message, chance }) => {
          const percent = formatPercent(100 * chance, chance < 0.0995 ? 1 : 0);
          return (
            <li key={message} className={classes.entry}>
              <span className={classes.message}>{message}</span>
              <span className={classes.share}>
                <span className={classes.bar} style={{ width: `${(100 * chance) / most}%` }} aria-hidden="true" />
              </span>
              <span className={classes.percent} title={t('genie.chanceToWin', { percent })}>
                {percent}
              </span>
            </li>
          );
        })}
      </ol>
    </Modal>
  );
}
