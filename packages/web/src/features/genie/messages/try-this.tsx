import { Button, Loader } from '@mantine/core';
import type { GenieMessage, MessageEdits } from '@soundings/contract/genie/genie';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { useGenie } from '../genie.api.ts';
import classes from './messages.module.css';

interface Props {
  message: GenieMessage;
  isLocked: boolean;
  onUse: (message: GenieMessage) => void;
}

export function TryThis({ message, isLocked, onUse }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(useGenie().edits(message));
  // Without the page the line below tells why there is no number.
  const missing = data?.missing.filter((kind) => kind !== 'number' || data.hasPage) ?? [];
  return (
    <section className={classes.try} aria-label={t('genie.tryThisOf', { count: message.count })}>
      <h3 className={classes.whyTitle}>{t('genie.tryThis')}</h3>
      {error ? (
        <ErrorState
          error={error}
          thing={t('genie.theEdits')}
          onRetry={() => void refetch()}
          isRetrying={isRefetching}
        />
      ) : null}
      {!data && !error ? <Loader size={18} aria-label={t('genie.tryLoading')} /> : null}
      {data ? (
        <>
          {data.edits.length === 0 ? <p className={classes.whyText}>{t('genie.noEdits')}</p> : null}
          <ul className={classes.edits}>
            {data.edits.map((edit) => (
              <li key={edit.message} className={classes.editRow}>
                <span className={classes.editKind}>{t(`genie.edit_${edit.kind}`)}</span>
                <span>
                  {edit.message}
                  <Change edit={edit} />
                </span>
                <Button size="sm" disabled={isLocked} onClick={() => onUse({ ...message, message: edit.message })}>
                  {t('genie.useEdit')}
                </Button>
              </li>
            ))}
            {missing.map((kind) => (
              <li key={kind} className={classes.editRow}>
                <span className={classes.editKind}>{t(`genie.edit_${kind}`)}</span>
                <span className={classes.missing}>{t(`genie.missing_${kind}`)}</span>
              </li>
            ))}
          </ul>
          {data.hasPage || data.missing.includes('number') ? null : (
            <p className={classes.whyText}>{t('genie.editsNoPage')}</p>
          )}
        </>
      ) : null}
    </section>
  );
}

function Change({ edit: { interest, low, high, comparison } }: { edit: MessageEdits['edits'][number] }) {
  const { t } = useTranslation();
  const { chance, difference, isTooClose } = comparison;
  const verdict = isTooClose ? 'same' : chance > 0.5 ? 'above' : 'below';
  const values = {
    r1: formatNumber(interest),
    ...{ low: formatNumber(low), high: formatNumber(high), chance: formatNumber(100 * chance) },
    points: `${difference > 0 ? '+' : ''}${formatNumber(difference)}`,
  };
  return (
    <span className={classes.editChange} data-verdict={verdict}>
      {t(`genie.change_${verdict}`, values)}
    </span>
  );
}
