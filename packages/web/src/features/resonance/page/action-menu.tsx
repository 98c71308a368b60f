import type { ResonanceData } from '@soundings/contract/resonance/resonance';
import { IconChartDots, IconTableExport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { RowMenu } from '#/ui/list/row-menu.tsx';
import { useCrosstab } from '../crosstab/crosstab-button.tsx';
import { useOpenChart } from './chart-button.tsx';

interface Props {
  data: ResonanceData;
  filters: string[];
}

/** On phones, in place of the buttons: these have no room beside the names of the views. */
export function ActionMenu({ data, filters }: Props) {
  const { t } = useTranslation();
  const opening = useOpenChart(data);
  const crosstab = useCrosstab(data, filters);
  return (
    <>
      <RowMenu
        name={data.projectName}
        label={t('resonanceResponse.chartAndCrosstab', { name: data.projectName })}
        actions={[
          {
            key: 'chart',
            label: t('resonanceResponse.visualisation'),
            icon: IconChartDots,
            onClick: () => opening.mutate(),
          },
          {
            key: 'crosstab',
            label: t('resonanceResponse.exportCrosstab'),
            icon: IconTableExport,
            onClick: crosstab.open,
          },
        ]}
      />
      {crosstab.dialog}
    </>
  );
}
