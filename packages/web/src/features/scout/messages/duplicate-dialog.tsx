import { Button, Modal } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLock } from '#/features/board/lock.ts';
import { formatNumber } from '#/lib/format.ts';
import { Badge } from '#/ui/marks/badge.tsx';
import { CardFoot } from './card-foot.tsx';
import classes from './messages.module.css';

interface Props {
  pair: readonly [BoardMessage, BoardMessage];
  onDelete: (id: string) => void;
  onClose: () => void;
}

export function DuplicateDialog({ pair, onDelete, onClose }: Props) {
  const { t } = useTranslation();
  const locked = useLock();
  const interests = pair.map(({ prediction }) => prediction?.interest ?? 0);
  const isTie = interests[0] === interests[1];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('scout.duplicateTitle')}
      size={680}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={classes.pair}>
        {pair.map((message) => (
          <section
            key={message.id}
            className={classes.one}
            aria-label={t('board.messageNumber', { number: formatNumber(message.count) })}
          >
            <div className={classes.oneHead}>
              {formatNumber(message.count)}
              {!isTie && message.prediction?.interest === Math.max(...interests) ? (
                <Badge tone="brand">{t('scout.higherR1')}</Badge>
              ) : null}
            </div>
            <p>{message.message}</p>
            <div className={classes.oneHead}>
              <CardFoot message={message} best={null} />
            </div>
            <Button
              size="sm"
              data-tone="danger"
              disabled={locked !== null}
              leftSection={<IconTrash size={15} stroke={1.7} />}
              onClick={() => {
                onDelete(message.id);
                onClose();
              }}
            >
              {t('board.delete', { number: formatNumber(message.count) })}
            </Button>
          </section>
        ))}
      </div>
      <div className={classes.keepBoth}>
        <Button onClick={onClose} data-autofocus>
          {t('scout.keepBoth')}
        </Button>
      </div>
    </Modal>
  );
}
