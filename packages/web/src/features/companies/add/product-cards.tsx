import { Checkbox } from '@mantine/core';
import { isCreatedType, projectTypes } from '@soundings/contract/projects/project-types';
import type { ProjectType } from '@soundings/contract/projects/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { projectsOfType, withoutProduct, withProduct } from './company-draft.ts';
import classes from './product-cards.module.css';
import type { CompanyForm } from './use-add-company.ts';
import { changeDraft } from './use-add-company.ts';

export function ProductCards({ form }: { form: CompanyForm }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<ProjectType | null>(null);
  const draft = form.values;
  const leave = (type: ProjectType) => {
    changeDraft(form, withoutProduct(draft, type));
    setAsked(null);
  };
  const toggle = (type: ProjectType) => {
    if (!draft.enabledProducts.includes(type)) changeDraft(form, withProduct(draft, type));
    else if (projectsOfType(draft, type).length > 0) setAsked(type);
    else leave(type);
  };
  const gone = asked === null ? [] : projectsOfType(draft, asked);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the section's own heading is its legend */}
      <div className={classes.grid} role="group" aria-label={t('companyForm.products')}>
        {projectTypes.map((type) => {
          const isLater = !isCreatedType(type);
          return (
            <label key={type} className={classes.card} data-disabled={isLater || undefined} htmlFor={`product-${type}`}>
              <TypeTile type={type} size={32} isMuted={isLater} />
              <span className={classes.words}>
                <span className={classes.name}>
                  {typeLooks[type].name}
                  {isLater ? <Badge tone="outline">{t('common.comingSoon')}</Badge> : null}
                </span>
                <span className={classes.about}>{t(`projects.about_${type}`)}</span>
              </span>
              <Checkbox
                id={`product-${type}`}
                className={classes.box ?? ''}
                checked={draft.enabledProducts.includes(type)}
                disabled={isLater}
                onChange={() => toggle(type)}
              />
            </label>
          );
        })}
      </div>
      <ConfirmDialog
        opened={asked !== null}
        title={asked === null ? '' : t('companyForm.removeProductTitle', { name: typeLooks[asked].name })}
        confirmLabel={t('companyForm.removeProduct')}
        onConfirm={() => asked !== null && leave(asked)}
        onClose={() => setAsked(null)}
      >
        {t('companyForm.removeProductText', { count: gone.length, n: formatNumber(gone.length) })}
        <ul className={classes.gone}>
          {gone.slice(0, 5).map(({ id, projectName }) => (
            <li key={id}>{projectName}</li>
          ))}
          {gone.length > 5 ? (
            <li>{t('companyForm.andMore', { count: gone.length - 5, n: formatNumber(gone.length - 5) })}</li>
          ) : null}
        </ul>
      </ConfirmDialog>
    </>
  );
}
