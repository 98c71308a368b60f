import { ActionIcon, Menu } from '@mantine/core';
import { IconChartBar, IconDots, IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { needSonarDataTexts } from '#/lib/i18n.ts';
import { toastError } from '#/ui/toast.tsx';
import { exportBrands, useDownloadTemplate } from '../../brands/brands.api.ts';
import type { ImportDialogProps } from '../metrics-import/import-dialog.tsx';
import classes from '../toolbar/brand-toolbar.module.css';

interface Props {
  projectId: string;
  canEdit: boolean;
  /** There is nothing to export. */
  isEmpty: boolean;
  /** Why nothing can be changed now. */
  blocked: string | null;
  /** Only where there is no room for its button; null where it cannot be done. */
  onUpload: (() => void) | null;
}

/** What is done rarely: files out of the project, and the one to fill in. */
export function MoreMenu({ projectId, canEdit, isEmpty, blocked, onUpload }: Props) {
  const { t } = useTranslation();
  const save = useMutation({
    mutationFn: () => exportBrands({ params: { id: projectId }, query: { fileType: 'xlsx' } }),
    onError: (error) => toastError({ title: t('sonarCollect.couldntExport'), text: errorText(t, error) }),
  });
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
      <ImportDialogSoon projectId={projectId} opened={isImporting} onClose={() => setIsImporting(false)} />
    </>
  );
}

const ImportDialog = lazy(async () => {
  const [{ ImportDialog }] = await Promise.all([import('../metrics-import/import-dialog.tsx'), needSonarDataTexts()]);
  return { default: ImportDialog };
});

/** The import of metrics; its code and texts come when it is first opened. */
function ImportDialogSoon({ opened, ...props }: ImportDialogProps & { opened: boolean }) {
  if (!opened) return null;
  return (
    <Suspense>
      <ImportDialog {...props} />
    </Suspense>
  );
}
