import { Modal, Skeleton } from '@mantine/core';
import type { GenieMessage } from '@soundings/contract/genie/genie';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { useGenie } from '../genie.api.ts';
import { OtherLanguage } from '../messages/other-language.tsx';
import classes from './compare.module.css';
import { Ranking } from './ranking.tsx';

interface Props {
  /** 2 to 50. */
  messages: GenieMessage[];
  onClose: () => void;
}

export function Tournament({ messages, onClose }: Props) {
  const { t } = useTranslation();
  const api = useGenie();
  const { data, error, refetch, isRefetching } = useQuery(api.tournament(messages.map(({ message }) => message)));
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
      <OtherLanguage messages={messages} />
      {!ranked && !error ? <Skeleton height={200} /> : null}
      {ranked ? (
        <Ranking
          label={t('genie.tournamentTitle')}
          entries={ranked.map(({ message, chance }) => {
            const percent = formatPercent(100 * chance, 0);
            return {
              message,
              share: chance / most,
              figure: <span title={t('genie.chanceToWin', { percent })}>{percent}</span>,
            };
          })}
        />
      ) : null}
    </Modal>
  );
}
