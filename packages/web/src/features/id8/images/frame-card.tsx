import { ActionIcon, Skeleton, Tooltip } from '@mantine/core';
import type { ImagePrompt } from '@soundings/contract/id8/id8';
import { IconHeartFilled, IconPencil, IconRefresh, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLock } from '#/features/board/lock.ts';
import { formatMoment } from '#/lib/format.ts';
import { Badge } from '#/ui/marks/badge.tsx';
import { ConceptPicture } from './concept-picture.tsx';
import classes from './images.module.css';

interface Props {
  frame: ImagePrompt;
  onOpen: (frame: ImagePrompt, index: number) => void;
  onRunAgain: (frame: ImagePrompt) => void;
  onModify: (frame: ImagePrompt) => void;
}

/** Images that were asked for at once. What is still to come stands as an empty place. */
export function FrameCard({ frame, onOpen, onRunAgain, onModify }: Props) {
  const { t } = useTranslation();
  const { images, generating, wanted, failure, kind } = frame;
  const title = frame.ideaHeadline || frame.description;
  const missing = generating ? Math.max(0, wanted - images.length) : 0;
  return (
    <article className={classes.frame} aria-label={title} aria-busy={generating}>
      <div className={classes.pictures} data-many={images.length + missing > 1 || undefined}>
        {images.map((image, index) => (
          <button
            key={image.id}
            type="button"
            className={classes.picture}
            aria-label={t('id8.openImage', { n: index + 1, total: images.length, headline: title })}
            onClick={() => onOpen(frame, index)}
          >
            <ConceptPicture image={image} className={classes.shown} />
            {image.reaction === 'LIKE' ? <IconHeartFilled size={16} className={classes.liked} /> : null}
          </button>
        ))}
        {Array.from({ length: missing }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
          <Skeleton key={index} className={classes.picture} />
        ))}
        {images.length === 0 && !generating ? <p className={classes.none}>{t('id8.errorOccurred')}</p> : null}
      </div>
      <h3 className={classes.title}>{title}</h3>
      {failure ? <p className={classes.failure}>{t('id8.frameFailed', { count: images.length, wanted })}</p> : null}
      <footer className={classes.frameFoot}>
        {kind === 'IDEA' ? null : <Badge>{t(`id8.kind_${kind}`)}</Badge>}
        <span className={classes.when}>{formatMoment(frame.createdOn)}</span>
        <FrameAction icon={IconRefresh} label={t('id8.runAgain')} onClick={() => onRunAgain(frame)} />
        <FrameAction icon={IconPencil} label={t('id8.modifyConcept')} onClick={() => onModify(frame)} />
      </footer>
    </article>
  );
}

function FrameAction({ icon: Icon, label, onClick }: { icon: TablerIcon; label: string; onClick: () => void }) {
  const locked = useLock();
  return (
    <Tooltip label={locked ?? label}>
      <ActionIcon
        size={30}
        aria-label={label}
        {...(locked !== null && { 'data-disabled': true, 'aria-disabled': true })}
        onClick={() => locked === null && onClick()}
      >
        <Icon size={17} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
