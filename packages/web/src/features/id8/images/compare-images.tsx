import { Slider } from '@mantine/core';
import type { ConceptImage } from '@soundings/contract/id8/id8';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useId8 } from '../id8.api.ts';
import { ConceptPicture } from './concept-picture.tsx';
import classes from './images.module.css';

export function CompareImages({ image, otherId }: { image: ConceptImage; otherId: string }) {
  const { t } = useTranslation();
  const [share, setShare] = useState(50);
  const { data } = useQuery(useId8().tree(image.id));
  const nameOf = (of: string) => {
    const version = data?.images.find(({ id }) => id === of);
    return version && versionName(t, version);
  };
  const stage = useRef<HTMLDivElement>(null);
  // On phones the versions stand a screen below the picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each version that is chosen
  useEffect(() => {
    // Chromium answers a promise, which an effect must not return.
    void stage.current?.scrollIntoView({ block: 'nearest' });
  }, [otherId]);
  return (
    <div ref={stage} className={classes.compared}>
      <div className={classes.compare}>
        <ConceptPicture image={image} className={classes.large} />
        <div className={classes.over} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          <ConceptPicture image={{ ...image, id: otherId }} className={classes.large} />
        </div>
        <span className={classes.side} data-of="other">
          {nameOf(otherId)}
        </span>
        <span className={classes.side}>{nameOf(image.id)}</span>
        <span className={classes.edge} style={{ left: `${share}%` }} aria-hidden="true" />
      </div>
      <Slider mt="sm" label={null} value={share} thumbLabel={t('id8.compare')} onChange={setShare} />
    </div>
  );
}

export const versionName = (t: TFunction, { revision }: ConceptImage): string => revision || t('id8.original');
