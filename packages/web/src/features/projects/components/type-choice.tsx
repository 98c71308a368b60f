import type { ProjectType } from '@soundings/contract/projects';
import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { typeLooks } from '#/lib/project-types.ts';
import { Badge } from '#/ui/badge.tsx';
import { TypeTile } from '#/ui/type-tile.tsx';
import classes from './type-choice.module.css';

const offered = ['RESONANCE', 'SONAR', 'SCOUTV2', 'GENIE', 'GENIE_GO', 'ID8', 'PULSE'] as const satisfies ProjectType[];

/** Which kind of project to make; kinds whose form is not there yet keep their place and say so. */
export function TypeChoice() {
  const { t } = useTranslation();
  return (
    <ul className={classes.grid} aria-label={t('projects.types')}>
      {offered.map((type) => {
        const isReady = type === 'RESONANCE';
        const { name } = typeLooks[type];
        return (
          <li key={type} className={classes.card} data-disabled={!isReady || undefined}>
            <TypeTile type={type} size={44} isMuted={type === 'PULSE'} />
            <div className={classes.words}>
              <h2 className={classes.name}>
                {isReady ? (
                  <Link to="/projects/create/resonance" className={classes.link}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
                {!isReady && <Badge tone="outline">{t('common.comingSoon')}</Badge>}
              </h2>
              <p className={classes.about}>{t(`projects.about_${type}`)}</p>
            </div>
            {isReady && <IconArrowRight className={classes.arrow} size={18} aria-hidden="true" />}
          </li>
        );
      })}
    </ul>
  );
}
