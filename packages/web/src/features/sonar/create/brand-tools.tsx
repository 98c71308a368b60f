import { ActionIcon, Anchor, Button, type ButtonProps, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { datasetFileTypes } from '@soundings/contract/sonar/sonar-choices';
import {
  IconDots,
  IconDownload,
  IconPlus,
  IconStack2,
  IconTableExport,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { EmptyState } from '#/ui/feedback/empty-state.tsx';
import { useFilePicker } from '#/ui/form/file-drop.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';
import { useDownloadTemplate } from '../brands/brand-downloads.ts';
import classes from './create-sonar.module.css';

interface Props {
  count: number;
  chosen: number;
  onDelete: () => void;
  onFile: (file: File) => void;
  onExport: () => void;
  onAdd: () => void;
}

export function BrandTools({ count, chosen, onDelete, onFile, onExport, onAdd }: Props) {
  const { t } = useTranslation();
  const template = useDownloadTemplate();
  const isPhone = useIsPhone();
  const isTight = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  const picker = useFilePicker(t('sonar.importFile'), datasetFileTypes, onFile);
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
            aria-label={t('sonar.deleteSelected')}
            leftSection={<IconTrash size={16} stroke={1.7} aria-hidden="true" />}
            onClick={onDelete}
          >
            {t(isTight ? 'sonar.deleteShort' : 'sonar.deleteSelected')}
          </Button>
        ) : null}
        {isTight ? picker.input : <ImportButton onFile={onFile} />}
        {/* On phones what can be done with the chosen ones takes its place. */}
        {isPhone && chosen > 0 ? null : (
          <Button leftSection={<IconPlus size={16} stroke={1.7} aria-hidden="true" />} onClick={onAdd}>
            {t(isPhone || (isTight && chosen > 0) ? 'sonar.brandShort' : 'sonar.addDataset')}
          </Button>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" className={classes.more ?? ''} aria-label={t('sonar.moreActions')}>
              <IconDots size={17} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isTight ? (
              <Menu.Item leftSection={<IconUpload size={16} stroke={1.7} aria-hidden="true" />} onClick={picker.pick}>
                {t('sonar.importFile')}
              </Menu.Item>
            ) : null}
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

interface NoBrandsProps {
  onAdd: () => void;
  onFile: (file: File) => void;
}

export function NoBrands({ onAdd, onFile }: NoBrandsProps) {
  const { t } = useTranslation();
  const template = useDownloadTemplate();
  return (
    <EmptyState
      icon={<IconStack2 size={22} stroke={1.7} />}
      title={t('sonar.noBrands')}
      actions={
        <>
          <ImportButton onFile={onFile} />
          <Button leftSection={<IconPlus size={16} stroke={1.7} aria-hidden="true" />} onClick={onAdd}>
            {t('sonar.addDataset')}
          </Button>
        </>
      }
    >
      {t('sonar.noBrandsHelp')}{' '}
      <Anchor component="button" type="button" size="sm" onClick={() => template.mutate()}>
        {t('sonar.template')}
      </Anchor>
    </EmptyState>
  );
}

interface ImportButtonProps extends ButtonProps {
  onFile: (file: File) => void;
}

function ImportButton({ onFile, children, ...props }: ImportButtonProps) {
  const { t } = useTranslation();
  const picker = useFilePicker(t('sonar.importFile'), datasetFileTypes, onFile);
  return (
    <>
      <Button leftSection={<IconUpload size={16} stroke={1.7} aria-hidden="true" />} {...props} onClick={picker.pick}>
        {children ?? t('sonar.importFile')}
      </Button>
      {picker.input}
    </>
  );
}
