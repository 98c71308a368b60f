import { Skeleton } from '@mantine/core';
import type { ConceptImage } from '@soundings/contract/id8/id8';
import { IconPhotoOff } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useId8 } from '../id8.api.ts';
import classes from './images.module.css';

interface Props {
  image: Pick<ConceptImage, 'id' | 'ideaHeadline' | 'width' | 'height'>;
  className?: string | undefined;
  /** Pixels of the longer side that are enough here; all of them unless given. */
  side?: number;
  isLazy?: boolean;
}

type State = { address: string } | 'loading' | 'failed';

export function ConceptPicture({ image, className = '', side, isLazy = false }: Props) {
  const { t } = useTranslation();
  const { images } = useId8();
  const [state, setState] = useState<State>(() => {
    const address = isLazy ? null : images.loaded(image.id, side ?? null);
    return address === null ? 'loading' : { address };
  });
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, isLazy);
  useEffect(() => {
    if (!isNear) return;
    let isShown = true;
    setState((now) => {
      const address = images.loaded(image.id, side ?? null);
      return address === null ? 'loading' : typeof now === 'object' && now.address === address ? now : { address };
    });
    images.load(image.id, side ?? null).then(
      (address) =>
        isShown && setState((now) => (typeof now === 'object' && now.address === address ? now : { address })),
      () => isShown && setState('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [images, image.id, side, isNear]);
  const { width, height } = image;
  if (state === 'loading') {
    return <Skeleton ref={place} className={className} style={{ aspectRatio: `${width} / ${height}` }} />;
  }
  if (state === 'failed') {
    return (
      <span className={`${classes.broken} ${className}`} role="img" aria-label={t('id8.errorOccurred')}>
        <IconPhotoOff size={22} stroke={1.6} aria-hidden="true" />
        {t('id8.errorOccurred')}
      </span>
    );
  }
  return (
    <img
      className={className}
      src={state.address}
      width={width}
      height={height}
      decoding="async"
      alt={image.ideaHeadline || t('id8.conceptImage')}
      onError={() => setState('failed')}
    />
  );
}

/** Whether an element is, or has been, less than a screen away from the visible part. */
function useIsNear(place: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [isNear, setIsNear] = useState(!isAsked);
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setIsNear(true), {
      rootMargin: '100% 0%',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isNear]);
  return isNear;
}
