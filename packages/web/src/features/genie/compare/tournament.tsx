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
  /** Those of the messages that stand in the list of generated ones, among others. */
  generated: readonly GenieMessage[];
  onClose: () => void;
}

export function Tournament({ messages, generated, onClose }: Props) {
  const { t } = useTranslation();
  const api = useGenie();
  const { data, error, refetch, isRefetching } = useQuery(api.tournament(messages.map(({ message }) => message)));
  const ranked = data?.chances.toSorted((one, other) => other.chance - one.chance);
  // Bars are as long as the figures beside them say.
  const most = Math.max(1, Math.round(100 * (ranked?.[0]?.chance ?? 1)));
  const listed = new Set(generated.map(({ id }) => id));
  const isGenerated = (text: string) => messages.some(({ id, message }) => message === text && listed.has(id));
  const rivals = countRivals(messages, ranked?.[0]?.message);
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
      {rivals > 0 ? (
        <p className={classes.verdict}>{t('genie.tournamentTooClose', { count: rivals, n: formatNumber(rivals) })}</p>
      ) : null}
      {ranked ? (
        <Ranking
          label={t('genie.tournamentTitle')}
          hasWinner={rivals === 0}
          entries={ranked.map(({ message, chance }) => {
            const percent = formatPercent(100 * chance, 0);
            return {
              message,
              note: t(isGenerated(message) ? 'genie.generated' : 'genie.predicted'),
              share: Math.round(100 * chance) / most,
              figure: <span title={t('genie.chanceToWin', { percent })}>{percent}</span>,
            };
          })}
        />
      ) : null}
    </Modal>
  );
}

/** How many messages have an R1 interval that overlaps with the best one's. */
const countRivals = (messages: readonly GenieMessage[], best: string | undefined): number => {
  const winner = messages.find(({ message }) => message === best)?.prediction;
  if (!winner) return 0;
  return messages.filter(
    ({ message, prediction }) =>
      message !== best && prediction && prediction.low <= winner.high && prediction.high >= winner.low,
  ).length;
};
