import type { ProjectType } from '@soundings/contract/projects/projects';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { typeLooks } from '#/lib/project-types.ts';
import { Badge } from '#/ui/badge.tsx';
import { TypeTile } from '#/ui/type-tile.tsx';
import classes from './type-choice.module.css';

const forms = [
  ['RESONANCE', '/projects/create/resonance'],
  ['SONAR', '/projects/create/sonar'],
  ['SCOUTV2', '/projects/create/scout'],
  ['GENIE', '/projects/create/genie'],
  ['GENIE_GO', '/projects/create/genie-go'],
  ['ID8', '/projects/create/id8'],
  ['PULSE', null],
] as const satisfies [ProjectType, string | null][];

/** Which kind of project to make; a kind that has no form keeps its place and says so. */
export function TypeChoice() {
  const { t } = useTranslation();
  return (
    <ul className={classes.grid} aria-label={t('projects.types')}>
      {forms.map(([type, form]) => {
        const { name } = typeLooks[type];
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
                  <Link to={form} className={classes.link}>
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
