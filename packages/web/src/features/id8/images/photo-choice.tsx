import { Anchor, Checkbox, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useId8 } from '../id8.api.ts';
import classes from './images.module.css';

export interface ChosenPhoto {
  url: string | null;
  /** Whether somebody has said that the customer may advertise with it. */
  isLicensed: boolean;
}

export const isUnlicensed = ({ url, isLicensed }: ChosenPhoto): boolean => url !== null && !isLicensed;

interface Props {
  photo: ChosenPhoto;
  isChecked: boolean;
  onChange: (photo: ChosenPhoto) => void;
}

/** A photo of the page that was read last, instead of a drawing. Whose it is the page does not say: that is asked. */
export function PhotoChoice({ photo, isChecked, onChange }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(useId8().project);
  const photos = data?.photos ?? [];
  if (photos.length === 0) return null;
  return (
    <div className={classes.photo}>
      <Select
        className={photo.url === null ? undefined : classes.chosenPhoto}
        clearable
        label={t('photo.pagePhoto')}
        description={t('photo.pagePhotoHelp')}
        placeholder={t('photo.noPhoto')}
        data={photos.map((url) => ({ value: url, label: nameOf(url) }))}
        value={photo.url}
        onChange={(url) => onChange({ url, isLicensed: false })}
      />
      {photo.url === null ? null : (
        <>
          <Anchor size="sm" href={photo.url} target="_blank" rel="noreferrer">
            {t('photo.lookAtPhoto')}
          </Anchor>
          <Checkbox
            label={t('photo.photoIsLicensed')}
            checked={photo.isLicensed}
            error={isChecked && !photo.isLicensed ? t('photo.confirmLicence') : null}
            onChange={({ currentTarget }) => onChange({ ...photo, isLicensed: currentTarget.checked })}
          />
        </>
      )}
    </div>
  );
}

/** The last part of the path, by which they are told apart, and the host, which may be cut. */
const nameOf = (url: string): string => {
  const { host, pathname } = new URL(url);
  return `${decodeURI(pathname.split('/').at(-1) ?? '')} · ${host.replace(/^www\./, '')}`;
};
