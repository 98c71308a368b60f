import { ActionIcon, Button, Modal } from '@mantine/core';
import type { ConceptImage, ImagePrompt } from '@soundings/contract/id8/id8';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconHeart,
  IconHeartFilled,
  IconWand,
} from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackPanel } from '#/features/board/feedback/feedback-panel.tsx';
import { useLock } from '#/features/board/lock.ts';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { formatMoment, formatNumber } from '#/lib/format.ts';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { type Frames, useId8 } from '../id8.api.ts';
import { askedFor, CompareImages, versionName } from './compare-images.tsx';
import { ConceptPicture } from './concept-picture.tsx';
import classes from './images.module.css';
import { ReviseForm } from './revise-form.tsx';

interface Props {
  frame: ImagePrompt;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

export function Preview({ frame, index, onIndex, onClose }: Props) {
  const { t } = useTranslation();
  const { images } = frame;
  const last = images.length - 1;
  const at = Math.min(index, last);
  const image = images[at];
  const [comparedId, setComparedId] = useState<string | null>(null);
  const go = (by: number) => {
    setComparedId(null);
    onIndex(Math.min(last, Math.max(0, at + by)));
  };
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if ((target as HTMLElement).matches('input, textarea')) return;
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  };
  if (image === undefined) return null;
  return (
    <Modal
      opened
      onClose={onClose}
      size={1120}
      title={image.ideaHeadline || frame.ideaHeadline}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      onKeyDown={onKeyDown}
    >
      <div className={classes.preview}>
        <div className={classes.stage}>
          {comparedId ? (
            <CompareImages image={image} otherId={comparedId} />
          ) : (
            <div className={classes.slides} style={{ aspectRatio: `${image.width} / ${image.height}` }}>
              <div className={classes.track} style={{ transform: `translateX(${-100 * at}%)` }}>
                {images.map((each, place) => (
                  <div key={each.id} className={classes.slide} aria-hidden={place !== at}>
                    {Math.abs(place - at) <= 1 ? <ConceptPicture image={each} className={classes.large} /> : null}
                  </div>
                ))}
              </div>
            </div>
          )}
          {last > 0 ? (
            <div className={classes.pager}>
              <ActionIcon aria-label={t('id8.previousImage')} disabled={at === 0} onClick={() => go(-1)}>
                <IconChevronLeft size={18} />
              </ActionIcon>
              <span aria-live="polite">
                {t('id8.imageOf', { n: formatNumber(at + 1), total: formatNumber(images.length) })}
              </span>
              <ActionIcon aria-label={t('id8.nextImage')} disabled={at === last} onClick={() => go(1)}>
                <IconChevronRight size={18} />
              </ActionIcon>
            </div>
          ) : null}
        </div>
        <ImageDetails key={image.id} image={image} frame={frame} comparedId={comparedId} onCompare={setComparedId} />
      </div>
    </Modal>
  );
}

interface DetailsProps {
  image: ConceptImage;
  frame: ImagePrompt;
  comparedId: string | null;
  onCompare: (id: string | null) => void;
}

function ImageDetails({ image, frame, comparedId, onCompare }: DetailsProps) {
  const { t } = useTranslation();
  const api = useId8();
  const client = useQueryClient();
  const locked = useLock();
  const [isRevising, setIsRevising] = useState(false);
  const isLiked = image.reaction === 'LIKE';
  const like = useBoardAction({
    call: api.likeImage,
    apply: ({ imageId, isLiked: likes }: { imageId: string; isLiked: boolean }) =>
      client.setQueriesData({ queryKey: api.framesKey }, (page: Frames | undefined) => likeIn(page, imageId, likes)),
    failed: 'id8.couldntLikeImage',
  });
  const save = useBoardAction({ call: () => api.saveImage(image.id), failed: 'id8.couldntDownload' });
  const facts = [
    [t('id8.copy'), image.copy],
    [t('id8.statement'), image.advertisingStatement],
    [t('conceptImage.askedFor'), image.revision ? askedFor(t, image.revision) : frame.description],
    [t('id8.format'), image.layout ? t(`id8.layout_${image.layout}`) : ''],
    [t('id8.size'), `${image.width} × ${image.height} px`],
    [t('conceptImage.drawnBy'), `${t(`ai.vendor_${image.kind}`)}${image.model ? `, ${image.model}` : ''}`],
    [t('id8.createdOn'), formatMoment(image.createdOn)],
    [
      t('photo.photoUsed'),
      frame.photo
        ? t('photo.photoConfirmed', {
            url: frame.photo.url,
            name: frame.photo.confirmedBy || t('board.someone'),
            date: formatMoment(frame.photo.confirmedOn),
          })
        : '',
    ],
  ].filter(([, value]) => value !== '');
  return (
    <aside className={classes.details}>
      <div className={classes.detailActions}>
        <BlockableButton
          aria-pressed={isLiked}
          leftSection={isLiked ? <IconHeartFilled size={16} /> : <IconHeart size={16} stroke={1.7} />}
          reason={locked}
          onClick={() => like.mutate({ imageId: image.id, isLiked: !isLiked })}
        >
          {t(isLiked ? 'id8.unlike' : 'id8.like')}
        </BlockableButton>
        <Button
          leftSection={<IconDownload size={16} stroke={1.7} />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('id8.download')}
        </Button>
        <BlockableButton
          aria-expanded={isRevising}
          leftSection={<IconWand size={16} stroke={1.7} />}
          reason={locked}
          onClick={() => setIsRevising(!isRevising)}
        >
          {t('id8.revise')}
        </BlockableButton>
      </div>
      {isRevising ? <ReviseForm imageId={image.id} onDone={() => setIsRevising(false)} /> : null}
      {comparedId && <h3 className={classes.subtitle}>{t('conceptImage.openVersion')}</h3>}
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Said imageId={image.id} />
      <Versions image={image} comparedId={comparedId} onCompare={onCompare} />
    </aside>
  );
}

function Said({ imageId }: { imageId: string }) {
  const api = useId8();
  const project = useQuery(api.project);
  const feedback = api.imageFeedback(imageId);
  const { data } = useQuery(feedback);
  return (
    <FeedbackPanel
      feedback={data ?? []}
      refreshes={[feedback.queryKey]}
      saying={project.data?.allowsFeedback ? api.sayingOf('IMAGE', imageId) : null}
    />
  );
}

function Versions({ image, comparedId, onCompare }: Omit<DetailsProps, 'frame'>) {
  const { t } = useTranslation();
  const api = useId8();
  const { data } = useQuery(api.tree(image.id));
  const versions = data?.images ?? [];
  if (versions.length < 2) return null;
  const depths = findDepths(versions);
  return (
    <section aria-label={t('conceptImage.versions')}>
      <h3 className={classes.subtitle}>{t('conceptImage.versions')}</h3>
      <ol className={classes.versions}>
        {versions.map((version) => (
          <li key={version.id} style={{ paddingLeft: 14 * (depths.get(version.id) ?? 0) }}>
            <button
              type="button"
              className={classes.version}
              aria-pressed={version.id === comparedId}
              data-open={version.id === image.id || undefined}
              disabled={version.id === image.id}
              onClick={() => onCompare(version.id === comparedId ? null : version.id)}
            >
              <ConceptPicture image={version} className={classes.thumb} side={120} />
              <span className={classes.versionWords}>
                {versionName(t, version)}
                <small>{formatMoment(version.createdOn)}</small>
              </span>
              {version.id === image.id ? (
                <Badge tone="brand">{t('conceptImage.open')}</Badge>
              ) : version.id === comparedId ? (
                <Badge tone="outline">{t('conceptImage.compared')}</Badge>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
      <p className={classes.hint}>{t('conceptImage.compareHelp')}</p>
    </section>
  );
}

const findDepths = (images: readonly ConceptImage[]): ReadonlyMap<string, number> => {
  const depths = new Map<string, number>();
  for (const { id, basisId } of images) depths.set(id, basisId === null ? 0 : (depths.get(basisId) ?? 0) + 1);
  return depths;
};

const likeIn = (page: Frames | undefined, imageId: string, isLiked: boolean): Frames | undefined =>
  page && 'content' in page
    ? {
        ...page,
        content: page.content.map((frame) => ({
          ...frame,
          images: frame.images.map((image) =>
            image.id === imageId ? { ...image, reaction: isLiked ? ('LIKE' as const) : null } : image,
          ),
        })),
      }
    : page;
