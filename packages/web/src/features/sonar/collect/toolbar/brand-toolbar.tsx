import { Button } from '@mantine/core';
import type { DatasetCounts } from '@soundings/contract/sonar/datasets';
import { IconPlus, IconTrash, IconUpload, IconWorldSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ActionButton } from '../action-button.tsx';
import classes from './brand-toolbar.module.css';
import { MoreMenu } from './more-menu.tsx';

interface Props {
  projectId: string;
  /** Search and filters. */
  filters: ReactNode;
  counts: DatasetCounts | undefined;
  canEdit: boolean;
  /** Why nothing can be changed or started now. */
  blocked: string | null;
  selected: number;
  onClearSelection: () => void;
  onDelete: () => void;
  onCrawl: () => void;
  onUpload: () => void;
  onAdd: () => void;
}

/** What is done with the brands of a project. */
export function BrandToolbar(props: Props) {
  const { projectId, filters, counts, canEdit, blocked, selected } = props;
  const { t } = useTranslation();
  const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;
  const toCrawl = counts?.toCrawl ?? 0;
  const crawlBlocked = blocked ?? (counts && toCrawl === 0 ? t('sonarCollect.nothingToCrawl') : null);
  return (
    <div className={classes.toolbar}>
      {filters}
      <div className={classes.actions}>
        {canEdit && selected > 0 && (
          <div className={classes.selection}>
            <Button
              variant="subtle"
              aria-description={t('sonarCollect.clearSelection')}
              onClick={props.onClearSelection}
            >
              {t('sonar.selected', { n: formatNumber(selected) })}
            </Button>
            <ActionButton
              blocked={blocked}
              leftSection={<IconTrash {...icon} />}
              tone="danger"
              onClick={props.onDelete}
            >
              {t('sonar.deleteSelected')}
            </ActionButton>
          </div>
        )}
        <ActionButton blocked={crawlBlocked} leftSection={<IconWorldSearch {...icon} />} onClick={props.onCrawl}>
          {t('sonarCollect.crawlMissing')}
          {toCrawl > 0 && <span className={classes.count}>{formatNumber(toCrawl)}</span>}
        </ActionButton>
        {canEdit && (
          <>
            <ActionButton
              blocked={blocked}
              className={classes.roomy}
              leftSection={<IconUpload {...icon} />}
              onClick={props.onUpload}
            >
              {t('sonarCollect.uploadFile')}
            </ActionButton>
            <ActionButton
              blocked={blocked}
              className={classes.add}
              leftSection={<IconPlus {...icon} />}
              onClick={props.onAdd}
            >
              {t('sonar.addDataset')}
            </ActionButton>
          </>
        )}
        <MoreMenu
          projectId={projectId}
          canEdit={canEdit}
          isEmpty={counts?.all === 0}
          blocked={blocked}
          onUpload={canEdit && blocked === null ? props.onUpload : null}
        />
      </div>
    </div>
  );
}
