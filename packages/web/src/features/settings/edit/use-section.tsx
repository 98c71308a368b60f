import type { UsingProjects } from '@soundings/contract/assistants/last-change';
import { typesInContract } from '@soundings/contract/projects/project-types';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#/lib/format.ts';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import classes from './use-section.module.css';

const maxProjects = 5;

interface Props {
  count: number;
  projects: UsingProjects;
  companies?: number;
  change: { builtIn: boolean; updatedOn: string; updatedBy: string | null };
}

export function UseSection({ count, projects, companies = 0, change }: Props) {
  const { t } = useTranslation();
  const { builtIn, updatedOn, updatedBy } = change;
  const shown = projects.slice(0, maxProjects);
  const moment = formatMoment(updatedOn);
  const last =
    builtIn && updatedBy === null
      ? t('settings.builtInUnchanged')
      : updatedBy === null
        ? moment
        : t('settings.changedBy', { name: updatedBy, date: moment });
  return (
    <FormSection title={t('settings.use')} help={t('settings.useHelp')}>
      <Card label={t('settings.use')}>
        <p className={classes.line}>{t(count === 0 ? 'settings.usedByNone' : 'settings.usedBy', { count })}</p>
        {shown.length > 0 && (
          <ul className={classes.projects}>
            {shown.map(({ id, projectName, projectType }) => (
              <li key={id}>
                <TypeTile type={projectType} size={22} />
                <Link
                  to="/projects/edit/$type/$id"
                  params={{ type: typesInContract[projectType].segment, id }}
                  className={classes.link}
                >
                  {projectName}
                </Link>
              </li>
            ))}
            {count > shown.length && <li>{t('settings.andMore', { count: count - shown.length })}</li>}
          </ul>
        )}
        {companies > 0 && <p className={classes.line}>{t('settings.givenTo', { count: companies })}</p>}
        <p className={classes.last}>
          {t('settings.lastChange')} {last}
        </p>
      </Card>
    </FormSection>
  );
}
