import type { BoardMessage } from '@soundings/contract/board/board';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import classes from './collect.module.css';

const scroll = `${classes.scroll} ${layout.fadesAtFoot}`;

interface Props {
  list: 'FINAL' | 'SELECTED' | 'ALL';
  messages: readonly BoardMessage[];
}

export function MessageTable({ list, messages }: Props) {
  const { t } = useTranslation();
  return (
    <Card
      flush
      title={t(`scout.asked_${list}`)}
      meta={t('scout.messageCount', { count: messages.length, n: formatNumber(messages.length) })}
    >
      {messages.length === 0 ? (
        <p className={classes.none}>{t('scout.noMessagesAvailable')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too
        <section className={scroll} tabIndex={0} aria-label={t('scout.askedMessages')}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('scout.number')}</th>
                <th scope="col">{t('scout.message')}</th>
              </tr>
            </thead>
            <tbody>
              {messages.map(({ id, count, message }) => (
                <tr key={id}>
                  <td>{formatNumber(count)}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  );
}
