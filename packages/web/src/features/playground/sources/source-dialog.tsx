import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { safeAddress } from '#/ui/markdown/safe-address.ts';
import { attachmentQuery } from '../playground.api.ts';
import classes from './sources.module.css';
import type { Place } from './sources.tsx';

export function SourceDialog({ place, onClose }: { place: Place; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={place.name}
      size={720}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {place.attachmentId === null ? (
        <>
          <InlineAlert tone="info">{t('playground.attachmentDeleted')}</InlineAlert>
          <blockquote className={classes.quote}>{place.quote}</blockquote>
        </>
      ) : (
        <Read attachmentId={place.attachmentId} place={place} />
      )}
    </Modal>
  );
}

function Read({ attachmentId, place }: { attachmentId: string; place: Place }) {
  const { t } = useTranslation();
  const { data, error, refetch, isRefetching } = useQuery(attachmentQuery(attachmentId));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (data) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, [data]);
  if (error && place.quote !== null) return <blockquote className={classes.quote}>{place.quote}</blockquote>;
  if (error) {
    return (
      <ErrorState
        error={error}
        thing={t('playground.theAttachment')}
        onRetry={() => void refetch()}
        isRetrying={isRefetching}
      />
    );
  }
  if (!data) return <SkeletonRows rows={6} />;
  const { attachment, passages } = data;
  const page = attachment.url === null ? null : safeAddress(attachment.url);
  if (attachment.kind === 'IMAGE') {
    return (
      <img className={classes.picture} src={`/api/ai/playground/attachments/${attachmentId}/image`} alt={place.name} />
    );
  }
  return (
    <>
      <p className={classes.facts}>
        {page && (
          <a href={page.href} target="_blank" rel="nofollow noopener noreferrer">
            {attachment.url}
          </a>
        )}
        <span>
          {t('playground.readFacts', {
            count: passages.length,
            passages: formatNumber(passages.length),
            characters: formatNumber(attachment.characters),
          })}
        </span>
        {attachment.isCut && <span>{t('playground.isCut')}</span>}
      </p>
      <ol ref={list} className={classes.passages}>
        {passages.map(({ number, text }) => (
          <li key={number} value={number} aria-current={number === place.passage || undefined}>
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}
