import { isCreatedType, productTypes, typesInContract } from '@soundings/contract/projects/project-types';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { typeMarks } from '#/lib/type-marks.ts';
import { Badge } from '#/ui/marks/badge.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import classes from './type-choice.module.css';

const offered = ['RESONANCE' as const, ...productTypes.filter((type) => type !== 'RESONANCE')];

export function TypeChoice() {
  const { t } = useTranslation();
  return (
    <ul className={classes.grid} aria-label={t('projects.types')}>
      {offered.map((type) => {
        const form = isCreatedType(type) ? typesInContract[type].segment : null;
        const { name } = typeMarks[type];
        return (
          <li key={type} className={classes.card} data-disabled={form === null || undefined}>
            <TypeTile type={type} size={44} isMuted={form === null} />
            <div className={classes.words}>
              <h2 className={classes.name}>
                {form === null ? (
                  <>
                    {name}
                    <Badge tone="outline">{t('common.comingSoon')}</Badge>
                  </>
                ) : (
                  <Link to="/projects/create/$type" params={{ type: form }} className={classes.link}>
                    {name}
                  </Link>
                )}
              </h2>
              <p className={classes.about}>{t(`projects.about_${type}`)}</p>
            </div>
            {form !== null && <IconArrowRight className={classes.arrow} size={18} aria-hidden="true" />}
          </li>
        );
      })}
    </ul>
  );
}
