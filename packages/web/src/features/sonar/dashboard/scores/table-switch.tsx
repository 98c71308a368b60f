import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

interface TableShown {
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}

export const TableShownContext = createContext<TableShown | null>(null);

export function TableSwitch() {
  const { t } = useTranslation();
  const table = use(TableShownContext);
  if (table === null) return null;
  const label = t('scoreTabs.tableBeside');
  return (
    <Tooltip label={t(table.isShown ? 'scoreTabs.hideTable' : 'scoreTabs.showTable')}>
      <ActionIcon
        size={30}
        aria-label={label}
        aria-pressed={table.isShown}
        onClick={() => table.onShow(!table.isShown)}
      >
        <IconLayoutSidebar size={18} stroke={1.75} />
      </ActionIcon>
    </Tooltip>
  );
}
