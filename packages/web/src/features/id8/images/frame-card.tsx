import { ActionIcon, Button, Menu } from '@mantine/core';
import { type RunFailure, runFailures } from '@soundings/contract/ai/ai-choices';
import type { ConceptImage, ImagePrompt } from '@soundings/contract/id8/id8';
import { IconFileDownload, IconHeartFilled, IconPencil, IconRefresh } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBox } from '#/features/board/cards/card-box.tsx';
import { SaidCount } from '#/features/board/feedback/said-count.tsx';
import { useLock } from '#/features/board/lock.ts';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { formatMoment, formatNumber } from '#/lib/format.ts';
import { currentLanguage } from '#/lib/i18n.ts';
import { IconAction } from '#/ui/list/icon-action.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { useId8 } from '../id8.api.ts';
import { ConceptPicture } from './concept-picture.tsx';
import classes from './images.module.css';

export interface FrameCardProps {
  frame: ImagePrompt;
  isChosen: boolean;
  isOnFirstScreen: boolean;
  onChoose: (id: string | null) => void;
  onOpen: (frame: ImagePrompt, index: number) => void;
  onRunAgain: (frame: ImagePrompt) => void;
  onModify: (frame: ImagePrompt) => void;
}

const isRunFailure = (failure: string): failure is RunFailure => runFailures.some((known) => known === failure);

/** Twice what they take on screen, in pixels of the longer side. */
const leadSide = 840;
const sideOfOther = ({ width, height }: ConceptImage): number =>
  Math.min(1024, Math.round(240 * Math.max(1, width / height)));

export function FrameCard({
  frame,
  isChosen,
  isOnFirstScreen,
  onChoose,
  onOpen,
  onRunAgain,
  onModify,
}: FrameCardProps) {
  const { t } = useTranslation();
  const locked = useLock();
  const { images, generating, wanted, failure, kind } = frame;
  const title = frame.ideaHeadline || frame.description;
  const missing = generating ? Math.max(0, wanted - images.length) : 0;
  const shown = [
    ...images.map((image, index) => (
      <FramePicture
        key={image.id}
        image={image}
        label={t('id8.openImage', { n: index + 1, total: images.length, headline: title })}
        isFirst={index === 0}
        isLazy={!isOnFirstScreen}
        onOpen={() => onOpen(frame, index)}
      />
    )),
    ...Array.from({ length: missing }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
      <span key={index} className={classes.toCome}>
        {index === 0 ? (
          <span title={t('id8.drawingImage', { n: images.length + 1, total: wanted })}>
            {t('common.ofTotal', { done: images.length + 1, total: wanted })}
          </span>
        ) : null}
      </span>
    )),
  ];
  return (
    <article className={classes.frame} aria-label={title} aria-busy={generating} data-chosen={isChosen || undefined}>
      <div className={classes.stageOfFrame}>
        {shown[0]}
        {images[0] && images.length > 1 ? (
          <p className={classes.layout}>
            {images[0].layout ? t(`id8.layout_${images[0].layout}`) : null}
            <span>{t('id8.imageCount', { n: formatNumber(images.length) })}</span>
          </p>
        ) : null}
        {images.length === 0 && !generating ? (
          <div className={classes.none}>
            <p>{t('id8.errorOccurred')}</p>
            <Button size="sm" disabled={locked !== null} onClick={() => onRunAgain(frame)}>
              {t('id8.runAgain')}
            </Button>
          </div>
        ) : null}
      </div>
      <div className={classes.head}>
        <CardBox
          label={t('id8.chooseFrame', { headline: title })}
          isChecked={isChosen}
          onToggle={() => onChoose(isChosen ? null : frame.id)}
        />
        <h3 className={classes.title}>{title}</h3>
      </div>
      {shown.length > 1 ? <div className={classes.others}>{shown.slice(1)}</div> : null}
      {failure ? (
        <p className={classes.failure}>
          {t('id8.frameFailed', { count: images.length, wanted })}{' '}
          {isRunFailure(failure) ? t(`ai.what.${failure}`) : null}
        </p>
      ) : null}
      <footer className={classes.frameFoot}>
        {kind === 'IDEA' ? null : <Badge>{t(`id8.kind_${kind}`)}</Badge>}
        <span className={classes.when}>{formatMoment(frame.createdOn)}</span>
        <SaidCount
          likedBy={images.flatMap(({ likedBy }) => likedBy)}
          comments={images.reduce((sum, { comments }) => sum + comments, 0)}
        />
        <ConceptMenu frame={frame} />
        <IconAction icon={IconRefresh} label={t('id8.runAgain')} locked={locked} onClick={() => onRunAgain(frame)} />
        <IconAction icon={IconPencil} label={t('id8.modifyConcept')} locked={locked} onClick={() => onModify(frame)} />
      </footer>
    </article>
  );
}

interface FramePictureProps {
  image: ConceptImage;
  label: string;
  isFirst: boolean;
  isLazy: boolean;
  onOpen: () => void;
}

function FramePicture({ image, label, isFirst, isLazy, onOpen }: FramePictureProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.place} style={{ '--ratio': image.width / image.height } as CSSProperties}>
      <button type="button" className={classes.picture} aria-label={label} onClick={onOpen}>
        <ConceptPicture
          image={image}
          className={classes.shown}
          side={isFirst ? leadSide : sideOfOther(image)}
          isLazy={isLazy}
        />
        {image.reaction === 'LIKE' ? <IconHeartFilled size={16} className={classes.liked} /> : null}
      </button>
      {image.layout && !isFirst ? <p className={classes.layout}>{t(`id8.layout_${image.layout}`)}</p> : null}
    </div>
  );
}

function ConceptMenu({ frame: { id, images, generating } }: { frame: ImagePrompt }) {
  const { t } = useTranslation();
  const api = useId8();
  const save = useBoardAction({ call: api.saveConcept, failed: 'id8.couldntDownload' });
  if (images.length === 0 || generating) return null;
  return (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <ActionIcon
          size={30}
          aria-label={t('id8.conceptDocument')}
          title={t('id8.conceptDocument')}
          loading={save.isPending}
        >
          <IconFileDownload size={17} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {(['pdf', 'pptx'] as const).map((format) => (
          <Menu.Item key={format} onClick={() => save.mutate({ promptId: id, format, language: currentLanguage() })}>
            {t(`id8.concept_${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
