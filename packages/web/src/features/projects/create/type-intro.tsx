import type { CreatedType } from '@soundings/contract/projects/project-types';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './type-intro.module.css';

const TypePicture = lazy(() => import('./type-picture.tsx').then((file) => ({ default: file.TypePicture })));

export function TypeIntro({ type }: { type: CreatedType }) {
  const { t } = useTranslation();
  return (
    <section className={classes.intro} aria-label={t('projectForm.aboutType')}>
      <div className={classes.picture} aria-hidden="true">
        <Suspense>
          <TypePicture type={type} />
        </Suspense>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{t('projectForm.youNeed')}</dt>
          <dd>{t(`projectForm.need_${type}`)}</dd>
        </div>
        <div>
          <dt>{t('projectForm.youGet')}</dt>
          <dd>{t(`projectForm.get_${type}`)}</dd>
        </div>
      </dl>
    </section>
  );
}
