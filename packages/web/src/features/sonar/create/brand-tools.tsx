import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconPlus, IconTableExport, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { ImportButton } from '../datasets/import/import-button.tsx';
import { useTemplate } from '../datasets/import/use-template.ts';
import classes from './brands-card.module.css';

interface Props {
  count: number;
  chosen: number;
  onDelete: () => void;
  onFile: (file: File) => void;
  onExport: () => void;
  onAdd: () => void;
}

/** How many brands there are, and what one can do with them. */
export function BrandTools({ count, chosen, onDelete, onFile, onExport, onAdd }: Props) {
  const { t } = useTranslation();
  const template = useTemplate();
  return (
    <div className={classes.tools}>
      <p className={classes.counts} role="status">
        <strong>{t('sonar.companies', { count, n: formatNumber(count) })}</strong>
        {chosen > 0 ? <span>{t('sonar.selected', { n: formatNumber(chosen) })}</span> : null}
      </p>
      <div className={classes.buttons}>
        {chosen > 0 ? (
          <Button
            variant="subtle"
            className={classes.delete ?? ''}
            leftSection={<IconTrash size={16} stroke={1.7} aria-hidden="true" />}
            onClick={onDelete}
          >
            {t('sonar.deleteSelected')}
          </Button>
        ) : null}
        <ImportButton onFile={onFile} />
        <Button leftSection={<IconPlus size={16} stroke={1.7} aria-hidden="true" />} onClick={onAdd}>
          {t('sonar.addDataset')}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" className={classes.more ?? ''} aria-label={t('sonar.moreActions')}>
              <IconDots size={17} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
              onClick={() => template.mutate()}
            >
              {t('sonar.template')}
            </Menu.Item>
            <Menu.Item
              disabled={count === 0}
              leftSection={<IconTableExport size={16} stroke={1.7} aria-hidden="true" />}
              onClick={onExport}
            >
              {t('sonar.export')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  );
}
