import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatDate } from '#/lib/format.ts';
import classes from '../import/file-facts.module.css';
import { keptFileQuery } from '../import/import.api.ts';

interface Props {
  project: Pick<ProjectInfo, 'id' | 'fileName' | 'demo'>;
  /** What can be done with a file that was kept. */
  action: ReactNode;
}

export function CurrentFile({ project: { id, fileName, demo }, action }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery({ ...keptFileQuery(id), enabled: fileName !== null });
  if (fileName === null) return null;
  // The demo's answers came from no file; they have this name in every language.
  const name = demo && fileName === 'demo data' ? t('projects.demo') : fileName;
  const facts = [
    t('projectEdit.currentFile'),
    data && data.bytes !== null && formatBytes(data.bytes),
    data && t('projectEdit.importedOn', { date: formatDate(data.importedOn) }),
  ];
  return (
    <div className={classes.current}>
      <div className={classes.facts}>
        <span className={classes.icon} aria-hidden="true">
          <IconFileSpreadsheet size={20} stroke={1.7} />
        </span>
        <div className={classes.words}>
          <p className={classes.name}>{name}</p>
          <p className={classes.line}>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {data?.kept ? action : null}
      </div>
      <p className={classes.line}>{t('projectEdit.answersReplaced')}</p>
    </div>
  );
}
