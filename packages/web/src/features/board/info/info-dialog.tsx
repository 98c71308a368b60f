import { Modal, Skeleton, Tabs } from '@mantine/core';
import type { BoardMessage, MessageHistory } from '@soundings/contract/board/board';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { useDelayed } from '#/ui/feedback/use-delayed.ts';
import type { BoardApi } from '../board.api.ts';
import { compareWords } from './compare-words.ts';
import classes from './info.module.css';

export interface Detail {
  name: string;
  value: ReactNode;
}

interface Props {
  message: BoardMessage;
  history: ReturnType<BoardApi['history']>;
  details: readonly Detail[];
  title?: string;
  text?: ReactNode;
  children?: ReactNode;
  /** Stays in sight while the rest scrolls. */
  foot?: ReactNode;
  onClose: () => void;
}

export function InfoDialog({ message, history, details, title, text, children, foot, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title ?? t('board.infoTitle', { number: formatNumber(message.count) })}
      size={640}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={text ? classes.own : classes.message} tabIndex={-1} data-autofocus>
        {text ?? message.message}
      </div>
      <Tabs defaultValue="details" keepMounted={false}>
        <Tabs.List aria-label={t('board.infoTabs')}>
          <Tabs.Tab value="details">{t('board.details')}</Tabs.Tab>
          <Tabs.Tab value="edits">{t('board.edits')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="details" className={classes.panel ?? ''}>
          <dl className={classes.details}>
            {details.map(({ name, value }) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          {children}
        </Tabs.Panel>
        <Tabs.Panel value="edits" className={classes.panel ?? ''}>
          <Edits history={history} />
        </Tabs.Panel>
      </Tabs>
      {foot ? <div className={classes.dialogFoot}>{foot}</div> : null}
    </Modal>
  );
}

function Edits({ history }: Pick<Props, 'history'>) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(history);
  const isLate = useDelayed(200);
  if (error) {
    return (
      <ErrorState
        error={error}
        thing={t('board.theHistory')}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  }
  if (data === undefined) return isLate ? <Skeleton height={90} radius={8} /> : null;
  const versions = listVersions(data);
  return (
    <>
      {versions.length === 1 ? <p className={classes.none}>{t('board.neverEdited')}</p> : null}
      <ol className={classes.versions} aria-label={t('board.edits')}>
        {versions.map(({ text, before, by, on }) => (
          <li key={`${on} ${text}`}>
            <span className={classes.when}>
              {t(before === null ? 'board.writtenBy' : 'board.changedBy', {
                name: by || t('board.someone'),
                date: formatMoment(on),
              })}
            </span>
            {versions.length === 1 ? null : (
              <p className={classes.version}>{before === null ? text : <Difference before={before} after={text} />}</p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The newest first; each knows the text before it, the original has none. */
const listVersions = ({ histories, original }: MessageHistory) => {
  const later = histories.toSorted((a, b) => a.updatedOn.localeCompare(b.updatedOn));
  const versions = [
    { text: original.text, by: original.createdBy, on: original.createdOn },
    ...later.map(({ message, updatedBy, updatedOn }) => ({ text: message, by: updatedBy, on: updatedOn })),
  ];
  return versions.map((version, index) => ({ ...version, before: versions[index - 1]?.text ?? null })).toReversed();
};

function Difference({ before, after }: { before: string; after: string }) {
  const tags = { added: 'ins', removed: 'del', same: 'span' } as const;
  return compareWords(before, after).map(({ text, kind }, index) => {
    const Tag = tags[kind];
    // biome-ignore lint/suspicious/noArrayIndexKey: a version's words never change
    return <Tag key={index}>{text}</Tag>;
  });
}
