import type { Id8Result, ProjectRow } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { NoResult, NoRowResult } from '#/features/projects/list/no-result.tsx';
import { formatNumber } from '#/lib/format.ts';
import classes from './id8-result.module.css';

const resultOf = ({ result }: ProjectRow): Id8Result | null => (result?.kind === 'id8' ? result : null);

const address = (imageId: string): string => `/api/id8/image/download?imageId=${imageId}&side=240`;

export function Id8CardResult({ project }: { project: ProjectRow }) {
  const { t } = useTranslation();
  const result = resultOf(project);
  if (result === null) return <NoResult step={t('projects.makeImages')}>{t('projects.noImagesYet')}</NoResult>;
  const { headline, images, imageIds } = result;
  return (
    <div className={classes.card}>
      <span className={classes.text}>
        <span className={classes.headline} title={headline}>
          {headline}
        </span>
        <span className={classes.count}>{t('projects.imagesMade', { count: images, n: formatNumber(images) })}</span>
      </span>
      <span className={classes.pictures}>
        {imageIds.map((id) => (
          <img key={id} src={address(id)} alt="" loading="lazy" className={classes.picture} />
        ))}
      </span>
    </div>
  );
}

export function Id8RowResult({ project, isMuted }: { project: ProjectRow; isMuted: boolean }) {
  const { t } = useTranslation();
  const result = resultOf(project);
  if (result === null) return <NoRowResult step={!isMuted && t('projects.makeImages')} />;
  return (
    <span className={classes.row} title={result.headline}>
      {t('projects.imagesMade', { count: result.images, n: formatNumber(result.images) })}
    </span>
  );
}
