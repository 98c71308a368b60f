import type { MessagePath } from '@soundings/contract/genie/path';
import type { PathType } from '@soundings/contract/genie/path-choices';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useProjectTypes } from '#/features/projects/types/type-on-web.ts';
import { formatNumber } from '#/lib/format.ts';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import classes from './path.module.css';

const steps = [
  ['ideas', ['ID8']],
  ['messages', ['SCOUTV2']],
  ['predicted', ['GENIE', 'GENIE_GO']],
  ['measured', ['RESONANCE']],
] as const satisfies readonly (readonly [keyof MessagePath['steps'], readonly PathType[]])[];

const mostNamed = 4;

export function PathSteps({ path }: { path: MessagePath }) {
  const { t } = useTranslation();
  return (
    <ol className={classes.steps}>
      {steps.map(([step, types], index) => (
        <Fragment key={step}>
          <li className={classes.step}>
            <span className={classes.stepName}>{t(`path.step_${step}`)}</span>
            <span className={classes.stepCount}>{formatNumber(path.steps[step])}</span>
            <ProjectsOf path={path} types={types} />
          </li>
          {index < steps.length - 1 ? (
            <li className={classes.arrow} aria-hidden="true">
              <IconChevronRight size={18} stroke={1.6} />
            </li>
          ) : null}
        </Fragment>
      ))}
    </ol>
  );
}

function ProjectsOf({ path, types }: { path: MessagePath; types: readonly PathType[] }) {
  const { t } = useTranslation();
  const projectTypes = useProjectTypes();
  const projects = path.projects.filter(({ projectType }) => types.includes(projectType));
  if (projects.length === 0) return <span className={classes.quiet}>{t('path.noProject')}</span>;
  return (
    <span className={classes.stepProjects}>
      {projects.slice(0, mostNamed).map(({ id, projectName, projectType }) => (
        <Link key={id} to={projectTypes(projectType).page} params={{ id }} className={classes.project}>
          <TypeTile type={projectType} size={18} />
          <span>{projectName}</span>
        </Link>
      ))}
      {projects.length > mostNamed ? (
        <span className={classes.quiet}>{t('path.more', { n: formatNumber(projects.length - mostNamed) })}</span>
      ) : null}
    </span>
  );
}
