import type { Alert } from '@soundings/contract/projects/alerts';
import { scoreTabs } from '@soundings/contract/sonar/score-choices';
import { IconBellOff, IconCheck, IconFilter, IconSparkles } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatAgo, formatMoment } from '#/lib/format.ts';
import layout from '#/ui/layout/layout.module.css';
import { IconAction } from '#/ui/list/icon-action.tsx';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { useProjectTypes } from '../types/type-on-web.ts';
import classes from './alert-list.module.css';
import { useMuteProject, useReadAlert } from './alerts.api.ts';

interface Props {
  alert: Alert;
  onOnly: (projectId: string) => void;
}

export function AlertItem({ alert, onOnly }: Props) {
  const { t } = useTranslation();
  const read = useReadAlert();
  const { id, title, detail, project, createdOn, isRead } = alert;
  const markRead = () => {
    if (!isRead) read.mutate({ params: { id } });
  };
  return (
    <li className={classes.item} data-unread={isRead ? undefined : true}>
      <span className={classes.dot} title={isRead ? undefined : t('alerts.unread')}>
        {isRead ? null : <span className={layout.unseen}>{t('alerts.unread')}</span>}
      </span>
      {project ? (
        <TypeTile type={project.type} size={32} />
      ) : (
        <span className={classes.tile} aria-hidden="true">
          <IconSparkles size={18} stroke={1.8} />
        </span>
      )}
      <div className={classes.words}>
        <AlertTitle alert={alert} onOpen={markRead} />
        {detail ? <p className={classes.detail}>{detail}</p> : null}
        <div className={classes.where}>
          {project ? <span>{project.name}</span> : null}
          <time dateTime={createdOn} title={formatMoment(createdOn)}>
            {formatAgo(createdOn)}
          </time>
        </div>
      </div>
      <div className={classes.actions}>
        {isRead ? (
          <span />
        ) : (
          <IconAction icon={IconCheck} label={`${t('alerts.markRead')}: ${title}`} onClick={markRead} />
        )}
        {project ? <ProjectMenu alert={title} project={project} onOnly={onOnly} /> : null}
      </div>
    </li>
  );
}

interface MenuProps {
  alert: string;
  project: NonNullable<Alert['project']>;
  onOnly: (projectId: string) => void;
}

function ProjectMenu({ alert, project, onOnly }: MenuProps) {
  const { t } = useTranslation();
  const mute = useMuteProject();
  return (
    <RowMenu
      name={project.name}
      label={t('alerts.more', { title: alert })}
      actions={[
        { key: 'only', label: t('alerts.onlyProject'), icon: IconFilter, onClick: () => onOnly(project.id) },
        { key: 'mute', label: t('alerts.muteProject'), icon: IconBellOff, onClick: () => mute.mutate(project) },
      ]}
    />
  );
}

function AlertTitle({ alert, onOpen }: { alert: Alert; onOpen: () => void }) {
  const projectTypes = useProjectTypes();
  const { title, project, about } = alert;
  if (project === null) return <span className={classes.title}>{title}</span>;
  const look = { className: classes.title, params: { id: project.id }, onClick: onOpen, children: title };
  if (about.kind === 'source') return <Link to="/project/sonar/collect-data/$id" {...look} />;
  if (about.kind === 'score') {
    const search = { tab: scoreTabs[about.score], why: `${about.count}.${about.score}` };
    return <Link to="/project/sonar/$id" search={search} {...look} />;
  }
  if (about.kind === 'post') {
    const search = { tab: 'posts', brand: about.count, network: about.network } as const;
    return <Link to="/project/sonar/$id" search={search} {...look} />;
  }
  return <Link to={projectTypes(project.type).page} {...look} />;
}
