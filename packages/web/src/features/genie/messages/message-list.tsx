import { ActionIcon, Button, Progress, Tooltip } from '@mantine/core';
import type { GenieMessage } from '@soundings/contract/genie/genie';
import { IconArrowDown, IconArrowUp, IconSquare } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Fragment, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useSecondsLeft } from '#/lib/seconds-left.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { timeLeftText } from '#/ui/job/progress-panel.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useGenie } from '../genie.api.ts';
import { useGenieAction } from '../use-genie-action.ts';
import { MessageRow } from './message-row.tsx';
import classes from './messages.module.css';
import { OtherLanguage } from './other-language.tsx';
import { type MessageOrder, messageSorts, sortMessages, usualOrder } from './sort-messages.ts';
import type { Evaluation } from './use-evaluation.ts';

interface Props {
  title: string;
  usualType: GenieMessage['createType'];
  messages: readonly GenieMessage[];
  ties?: readonly { above: string; below: string; chance: number }[];
  evaluation: Evaluation | null;
  isLocked: boolean;
  /** R1 of a typical message. */
  typical: number;
  tools?: ReactNode;
  notice?: ReactNode;
  empty: ReactNode;
  footer?: ReactNode;
  onUse: (message: GenieMessage) => void;
}

export function MessageList(props: Props) {
  const {
    title,
    usualType,
    messages,
    ties = [],
    evaluation,
    isLocked,
    typical,
    tools,
    notice,
    empty,
    footer,
    onUse,
  } = props;
  const { t } = useTranslation();
  const [order, setOrder] = useState(usualOrder);
  const shown = sortMessages(messages, order);
  const isRanked = order.by === 'interest' && order.isDescending;
  const tieUnder = (id: string, next: string | undefined) =>
    isRanked ? ties.find(({ above, below }) => above === id && below === next) : undefined;
  return (
    <Card
      flush
      title={title}
      meta={messages.length > 0 ? t('genie.count', { count: messages.length, n: formatNumber(messages.length) }) : null}
      controls={
        <span className={classes.tools} data-row>
          {messages.length > 1 ? <OrderTools order={order} onOrder={setOrder} /> : null}
          {tools}
        </span>
      }
      footer={footer}
    >
      {notice}
      {evaluation ? <EvaluationProgress evaluation={evaluation} /> : null}
      {messages.length === 0 ? (
        empty
      ) : (
        <>
          <OtherLanguage messages={messages} />
          <ListHead typical={typical} />
          <ul className={classes.list} aria-label={title}>
            {shown.map((message, index) => {
              const tie = tieUnder(message.id, shown[index + 1]?.id);
              return (
                <Fragment key={message.id}>
                  <MessageRow
                    message={message}
                    usualType={usualType}
                    isLocked={isLocked}
                    typical={typical}
                    onUse={onUse}
                  />
                  {tie ? (
                    <li className={classes.tie}>
                      <span>{tieText(t, tie.chance)}</span>
                    </li>
                  ) : null}
                </Fragment>
              );
            })}
          </ul>
        </>
      )}
    </Card>
  );
}

/** The order is that of R1, which each has alone, so the upper of two neighbours may win less than half of the tests. */
const tieText = (t: TFunction, chance: number): string => t('genie.tooClose', { chance: formatNumber(100 * chance) });

function ListHead({ typical }: { typical: number }) {
  const { t } = useTranslation();
  return (
    <div className={classes.head} aria-hidden="true">
      <span className={classes.columnMessage}>
        {t('genie.columnMessage')}
        <span className={classes.mark}>{t('genie.lifts')}</span>
        <span className={classes.mark} data-effect="costs">
          {t('genie.costs')}
        </span>
      </span>
      <span>
        <span className={classes.columnR1}>{t('genie.columnR1')}</span>
        <span className={classes.scale}>
          <span>0</span>
          <span style={{ left: `${typical}%` }}>{t('genie.typical', { value: formatNumber(typical) })}</span>
          <span>100</span>
        </span>
      </span>
      <span className={classes.headFigure}>{t('genie.r1')}</span>
      <span className={classes.headFigure}>{t('genie.r2')}</span>
      <span />
    </div>
  );
}

function OrderTools({ order, onOrder }: { order: MessageOrder; onOrder: (order: MessageOrder) => void }) {
  const { t } = useTranslation();
  const direction = t(order.isDescending ? 'genie.descending' : 'genie.ascending');
  const Arrow = order.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <>
      <Segmented
        label={t('genie.sort')}
        value={order.by}
        options={messageSorts.map((value) => ({ value, label: t(`genie.sort_${value}`) }))}
        onChange={(by) => onOrder({ by, isDescending: true })}
      />
      <Tooltip label={direction}>
        <ActionIcon
          variant="default"
          aria-label={direction}
          onClick={() => onOrder({ ...order, isDescending: !order.isDescending })}
        >
          <Arrow size={17} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
    </>
  );
}

function EvaluationProgress({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation();
  const api = useGenie();
  const cancel = useGenieAction({ call: api.cancel, failed: 'genie.couldntCancel' });
  const { kind, done, total, hasFailed, retry } = evaluation;
  const left = useSecondsLeft({ handled: done, total, isCounting: !hasFailed });
  const title = t(`genie.evaluating_${kind}`);
  const button = (
    <Button size="sm" leftSection={<IconSquare size={13} />} loading={cancel.isPending} onClick={() => cancel.mutate()}>
      {t('genie.cancelEvaluation')}
    </Button>
  );
  if (hasFailed) {
    return (
      <div className={classes.alert}>
        <InlineAlert
          action={
            <span className={classes.editActions}>
              <Button size="sm" onClick={retry}>
                {t('genie.tryAgain')}
              </Button>
              {button}
            </span>
          }
        >
          {t('genie.evaluationFailed')}
        </InlineAlert>
      </div>
    );
  }
  return (
    <div className={classes.progress} role="status">
      {title} {t('genie.evaluated', { done: formatNumber(done), total: formatNumber(total) })}
      <Progress className={classes.bar ?? ''} value={(100 * done) / total} aria-label={title} />
      <span>{timeLeftText(t, left)}</span>
      {button}
    </div>
  );
}
