import { Slider } from '@mantine/core';
import type { ConceptImage } from '@soundings/contract/id8/id8';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { useId8 } from '../id8.api.ts';
import { ConceptPicture } from './concept-picture.tsx';
import classes from './images.module.css';

/** One over the other where they have one shape, else beside each other. */
export function CompareImages({ image: shown, otherId }: { image: ConceptImage; otherId: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(useId8().tree(shown.id));
  const find = (id: string) => data?.images.find((version) => version.id === id);
  const image = find(shown.id) ?? shown;
  const other = find(otherId) ?? { ...shown, id: otherId };
  const [from, to] = [other.ideaHeadline, image.ideaHeadline];
  const stage = useRef<HTMLDivElement>(null);
  // On phones the versions stand a screen below the picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each version that is chosen
  useEffect(() => {
    // Chromium answers a promise, which an effect must not return.
    void stage.current?.scrollIntoView({ block: 'start' });
  }, [otherId]);
  const isOneShape = Math.abs(aspect(image) / aspect(other) - 1) < 0.01;
  return (
    <div ref={stage} className={classes.compared}>
      {isOneShape ? <OneOverOther image={image} other={other} /> : <BesideEachOther image={image} other={other} />}
      {from !== to && <p className={classes.changed}>{t('conceptImage.headlineChanged', { from, to })}</p>}
    </div>
  );
}

function OneOverOther({ image, other }: { image: ConceptImage; other: ConceptImage }) {
  const { t } = useTranslation();
  const [share, setShare] = useState(50);
  return (
    <>
      <div className={classes.sides}>
        <VersionTag version={other} place="compared" />
        <VersionTag version={image} place="open" />
      </div>
      <div className={classes.compare}>
        <ConceptPicture image={image} className={classes.large} />
        <div className={classes.over} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
          <ConceptPicture image={other} className={classes.large} />
        </div>
        <span className={classes.edge} style={{ left: `${share}%` }} aria-hidden="true" />
      </div>
      <div className={classes.sides}>
        <VersionFacts version={other} beside={image} />
        <VersionFacts version={image} beside={other} />
      </div>
      <Slider mt="sm" label={null} value={share} thumbLabel={t('conceptImage.compare')} onChange={setShare} />
    </>
  );
}

function BesideEachOther({ image, other }: { image: ConceptImage; other: ConceptImage }) {
  return (
    <div className={classes.beside}>
      {[other, image].map((version) => (
        <figure key={version.id}>
          <VersionTag version={version} place={version === image ? 'open' : 'compared'} />
          <div className={classes.mat}>
            <ConceptPicture image={version} />
          </div>
          <figcaption>
            <VersionFacts version={version} beside={version === image ? other : image} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function VersionTag({ version, place }: { version: ConceptImage; place: 'open' | 'compared' }) {
  const { t } = useTranslation();
  return (
    <span className={classes.side} data-place={place} title={versionName(t, version)}>
      <strong>{t(`conceptImage.${place}`)}:</strong> {t(version.revision ? 'conceptImage.revised' : 'id8.original')}
    </span>
  );
}

/** Only what the two differ in: the rest is told of the open one. */
function VersionFacts({ version, beside }: { version: ConceptImage; beside: ConceptImage }) {
  const { t } = useTranslation();
  const list = ({ layout, width, height, createdOn }: ConceptImage) => [
    layout && t(`id8.layout_${layout}`),
    `${width}\u00a0×\u00a0${height}\u00a0px`,
    formatMoment(createdOn),
  ];
  const others = list(beside);
  const facts = list(version).filter((fact, index) => fact && fact !== others[index]);
  return <span className={classes.hint}>{facts.join('\u00a0· ')}</span>;
}

const aspect = ({ width, height }: ConceptImage): number => width / height;

export const versionName = (t: TFunction, { revision }: ConceptImage): string =>
  revision
    ? (newHeadline(t, revision) ?? t('id8.revisedTo', { text: revision.replace(ownQuotes, '$1') }))
    : t('id8.original');

export const askedFor = (t: TFunction, revision: string): string => newHeadline(t, revision) ?? revision;

const newHeadline = (t: TFunction, revision: string): string | null => {
  const text = /^(?:headline|überschrift|overskrift)\s*:\s*([^\n]+)$/i.exec(revision)?.[1];
  return text ? t('conceptImage.newHeadline', { text: text.trim().replace(ownQuotes, '$1') }) : null;
};

/** A headline that is asked for is often quoted already. */
const ownQuotes = /^[“„"]([^“”„"]*)[”“"]$/;
