import { ActionIcon, Menu } from '@mantine/core';
import { IconChartBar, IconDots, IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needSonarDataTexts } from '#/lib/i18n.ts';
import { useDownloadTemplate, useExportBrands } from '../../brands/brands.api.ts';
import classes from './brand-toolbar.module.css';

const ImportDialog = lazy(async () => {
  const [{ ImportDialog }] = await Promise.all([import('../metric-import/import-dialog.tsx'), needSonarDataTexts()]);
  return { default: ImportDialog };
});

interface Props {
  projectId: string;
  canEdit: boolean;
  isEmpty: boolean;
  blocked: string | null;
  /** Only where there is no room for its button; null where it cannot be done. */
  onUpload: (() => void) | null;
}

export function MoreMenu({ projectId, canEdit, isEmpty, blocked, onUpload }: Props) {
  const { t } = useTranslation();
  const save = useExportBrands(projectId);
  const template = useDownloadTemplate();
  const [isImporting, setIsImporting] = useState(false);
  const icon = { size: 17, stroke: 1.7 };
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            className={classes.more ?? ''}
            aria-label={t('sonarCollect.more')}
            loading={save.isPending || template.isPending}
          >
            <IconDots {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {onUpload && (
            <Menu.Item className={classes.folded ?? ''} leftSection={<IconUpload {...icon} />} onClick={onUpload}>
              {t('sonarCollect.uploadFile')}
            </Menu.Item>
          )}
          {canEdit && (
            <Menu.Item
              leftSection={<IconChartBar {...icon} />}
              disabled={isEmpty || blocked !== null}
              aria-description={blocked ?? undefined}
              onClick={() => setIsImporting(true)}
            >
              {t('sonarCollect.importMetrics')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconDownload {...icon} />} disabled={isEmpty} onClick={() => save.mutate()}>
            {t('sonar.export')}
          </Menu.Item>
          {canEdit && (
            <Menu.Item leftSection={<IconFileSpreadsheet {...icon} />} onClick={() => template.mutate()}>
              {t('sonar.template')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {isImporting && (
        <Suspense>
          <ImportDialog projectId={projectId} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </>
  );
}
