import { Skeleton } from '@mantine/core';
import type { ConceptImage } from '@soundings/contract/id8/id8';
import { IconPhotoOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useId8 } from '../id8.api.ts';
import classes from './images.module.css';

interface Props {
  image: Pick<ConceptImage, 'id' | 'ideaHeadline' | 'width' | 'height'>;
  className?: string | undefined;
  /** Pixels of the longer side that are enough here; all of them unless given. */
  side?: number;
}

type State = { address: string } | 'loading' | 'failed';

export function ConceptPicture({ image, className = '', side }: Props) {
  const { t } = useTranslation();
  const { images } = useId8();
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    let isShown = true;
    setState('loading');
    images.load(image.id, side ?? null).then(
      (address) => isShown && setState({ address }),
      () => isShown && setState('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [images, image.id, side]);
  const { width, height } = image;
  if (state === 'loading') return <Skeleton className={className} style={{ aspectRatio: `${width} / ${height}` }} />;
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
      alt={image.ideaHeadline || t('id8.conceptImage')}
      onError={() => setState('failed')}
    />
  );
}
