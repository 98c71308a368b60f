import { Table } from '@mantine/core';
import type { Dataset } from '@soundings/contract/sonar/datasets';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { NetworkIcon } from '../../datasets/network-icon.tsx';
import { NetworkMarks } from '../marks/network-marks.tsx';
import classes from './brand-table.module.css';
import { CompanyCell } from './company-cell.tsx';
import { RowButton } from './row-button.tsx';
import { SelectBox } from './select-box.tsx';

export interface RowActions {
  onSelect: (datasets: readonly Dataset[], isSelected: boolean) => void;
  onEdit: (dataset: Dataset) => void;
  onDelete: (dataset: Dataset) => void;
  /** Why brands cannot be changed now. */
  blocked: string | null;
}

interface Props {
  dataset: Dataset;
  isSelected: boolean;
  /** Null for whoever may look only. */
  actions: RowActions | null;
}

/** One brand and its links. */
export const BrandRow = memo(function BrandRow({ dataset, isSelected, actions }: Props) {
  const { t } = useTranslation();
  const { brandCompany: company } = dataset;
  const icon = { size: 16, stroke: 1.7 };
  return (
    <Table.Tr className={classes.row ?? ''} data-selected={isSelected || undefined}>
      {actions && (
        <Table.Td className={classes.select ?? ''}>
          <SelectBox
            label={t('sonar.selectRow', { company })}
            isSelected={isSelected}
            onChange={(checked) => actions.onSelect([dataset], checked)}
          />
        </Table.Td>
      )}
      <Table.Td className={classes.number ?? ''}>{formatNumber(dataset.count)}</Table.Td>
      <Table.Td className={classes.companyCell ?? ''}>
        <CompanyCell dataset={dataset} />
      </Table.Td>
      {socialNetworks.map((network) => (
        <Table.Td key={network} className={classes.marks ?? ''}>
          <span className={classes.phoneName} aria-hidden="true">
            <NetworkIcon network={network} />
            <span className={classes.phoneWord}>{t(`sonar.network.${network}`)}</span>
          </span>
          <NetworkMarks dataset={dataset} network={network} />
        </Table.Td>
      ))}
      {actions && (
        <Table.Td className={classes.actions ?? ''}>
          <RowButton
            label={t('sonar.editRow', { company })}
            icon={<IconPencil {...icon} />}
            blocked={actions.blocked}
            onClick={() => actions.onEdit(dataset)}
          />
          <RowButton
            label={t('sonar.deleteRow', { company })}
            icon={<IconTrash {...icon} />}
            blocked={actions.blocked}
            onClick={() => actions.onDelete(dataset)}
          />
        </Table.Td>
      )}
    </Table.Tr>
  );
});
