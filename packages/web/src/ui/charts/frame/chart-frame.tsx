import { ActionIcon, Menu } from '@mantine/core';
import { IconChartBar, IconDots, IconPhotoDown, IconTable } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Card } from '../../layout/card.tsx';
import classes from '../charts.module.css';

interface ChartTexts {
  actions: string;
  showTable: string;
  showChart: string;
  downloadPng: string;
}

interface Props {
  title: string;
  meta?: string | undefined;
  texts: ChartTexts;
  controls?: React.ReactNode;
  toolbar?: React.ReactNode;
  footer?: React.ReactNode;
  table: React.ReactNode;
  empty?: React.ReactNode;
  exportTitle?: string;
  items?: React.ReactNode;
  /** Of the menu too, and also while there is nothing to draw. */
  choices?: React.ReactNode;
  children: React.ReactNode;
}

export function ChartFrame(props: Props) {
  const {
    title,
    meta,
    texts,
    controls,
    toolbar,
    footer,
    table,
    empty,
    exportTitle = title,
    items,
    choices,
    children,
  } = props;
  const [isTable, setIsTable] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const isEmpty = empty !== undefined;
  const surface = () => frame.current?.firstElementChild;
  const download = async () => {
    const card = surface();
    const { exportPng } = await import('./export-png.ts');
    if (card instanceof HTMLElement) await exportPng(card, exportTitle, meta ?? '');
  };
  const menu = (
    <Menu position="bottom-end" width={210}>
      <Menu.Target>
        <ActionIcon size={30} aria-label={`${texts.actions}: ${title}`}>
          <IconDots size={18} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={isTable ? <IconChartBar size={16} /> : <IconTable size={16} />}
          disabled={isEmpty}
          onClick={() => setIsTable(!isTable)}
        >
          {isTable ? texts.showChart : texts.showTable}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPhotoDown size={16} />}
          disabled={isTable || isEmpty}
          onClick={() => void download()}
        >
          {texts.downloadPng}
        </Menu.Item>
        {!isEmpty && items}
        {choices}
      </Menu.Dropdown>
    </Menu>
  );
  return (
    <div ref={frame} className={classes.frame} data-controls={controls !== undefined || undefined}>
      <Card
        title={title}
        meta={meta}
        controls={
          <>
            {controls}
            {menu}
          </>
        }
        footer={footer !== undefined && !isEmpty ? <div className={classes.foot}>{footer}</div> : undefined}
      >
        {toolbar !== undefined && <div className={classes.toolbar}>{toolbar}</div>}
        {isEmpty ? <div className={classes.empty}>{empty}</div> : isTable ? table : children}
      </Card>
    </div>
  );
}
