import { Button, Modal, Skeleton } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import { DuplicateDialog } from '../messages/duplicate-dialog.tsx';
import { useScout } from '../scout.api.ts';
import { MeaningMap } from './meaning-map.tsx';
import { themeColor } from './theme-color.ts';
import classes from './variation.module.css';

interface Props {
  messages: readonly BoardMessage[];
  onDelete: (id: string) => void;
  onClose: () => void;
}

export function VariationDialog({ messages, onDelete, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('scout.variationTitle', { count: messages.length, n: formatNumber(messages.length) })}
      size={860}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Variation messages={messages} onDelete={onDelete} />
    </Modal>
  );
}

function Variation({ messages, onDelete }: Pick<Props, 'messages' | 'onDelete'>) {
  const { t } = useTranslation();
  const api = useScout();
  // What is shown is what the dialog was opened for, whatever changes behind it.
  const [shown] = useState(messages);
  const { data, error, refetch, isRefetching } = useQuery(api.variation(shown.map(({ id }) => id)));
  const isLate = useDelayed(200);
  const [pair, setPair] = useState<readonly [string, string] | null>(null);
  if (error) {
    return (
      <ErrorState
        error={error}
        thing={t('scout.theVariation')}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  }
  if (data === undefined) return isLate ? <Skeleton height={420} radius={12} /> : null;
  const { score, themes, duplicates } = data;
  const byId = new Map(shown.map((message) => [message.id, message]));
  const [one, other] = pair ? [byId.get(pair[0]), byId.get(pair[1])] : [];
  return (
    <>
      <p className={classes.score}>
        <b>{score === null ? '–' : formatNumber(score)}</b>
        <span>
          {t('scout.variationScale')} {score === null ? null : t(`scout.variation_${levelOf(score)}`)}
        </span>
      </p>
      <MeaningMap variation={data} messages={byId} />
      <h3 className={classes.heading}>{t('scout.themes')}</h3>
      <ul className={classes.themes}>
        {themes.map(({ label, messages: count }, index) => (
          <li key={label}>
            <span className={classes.dot} style={{ background: themeColor(index) }} aria-hidden="true" />
            {label} <span className={classes.quiet}>{t('scout.messageCount', { count, n: formatNumber(count) })}</span>
          </li>
        ))}
      </ul>
      <h3 className={classes.heading}>{t('scout.duplicates')}</h3>
      {duplicates.length === 0 ? <p className={classes.quiet}>{t('scout.noDuplicates')}</p> : null}
      <ul className={classes.pairs}>
        {duplicates.slice(0, pairsShown).map(({ one, other, likeness }) => (
          <li key={`${one} ${other}`}>
            <span>{byId.get(one)?.message}</span>
            <span>{byId.get(other)?.message}</span>
            <span className={classes.quiet}>{t('scout.alike', { percent: formatNumber(100 * likeness) })}</span>
            <Button size="sm" variant="subtle" onClick={() => setPair([one, other])}>
              {t('scout.comparePair')}
            </Button>
          </li>
        ))}
      </ul>
      {duplicates.length > pairsShown ? (
        <p className={classes.quiet}>{t('scout.morePairs', { n: formatNumber(duplicates.length - pairsShown) })}</p>
      ) : null}
      {one && other ? <DuplicateDialog pair={[one, other]} onDelete={onDelete} onClose={() => setPair(null)} /> : null}
    </>
  );
}

const pairsShown = 30;

const levelOf = (score: number) => (score < 35 ? 'low' : score < 65 ? 'medium' : 'high');
