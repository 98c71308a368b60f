import { ActionIcon, Menu } from '@mantine/core';
import { IconChartBar, IconDots, IconPhotoDown, IconTable } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import classes from './charts.module.css';
import { exportPng } from './export-png.ts';

export interface ChartTexts {
  actions: string;
  showTable: string;
  showChart: string;
  downloadPng: string;
}

interface Props {
  title: string;
  meta?: string;
  texts: ChartTexts;
  controls?: React.ReactNode;
  footer?: React.ReactNode;
  /** The same figures as a table; offered in the menu. */
  table: React.ReactNode;
  /** Stands in place of chart and table when there is nothing to show. */
  empty?: React.ReactNode;
  /** Title of the exported picture and its file, where the card's own says too little. */
  exportTitle?: string;
  children: React.ReactNode;
}

/** The card around a chart: title, controls, the way to its table and to a picture of it. */
export function ChartFrame(props: Props) {
  const { title, meta, texts, controls, footer, table, empty, exportTitle = title, children } = props;
  const [isTable, setIsTable] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const id = useId();
  const download = () => frame.current && exportPng(frame.current, exportTitle, meta ?? '');
  return (
    <section ref={frame} className={classes.frame} aria-labelledby={id}>
      <header className={classes.head}>
        <div className={classes.titles}>
          <h3 id={id} className={classes.title}>
            {title}
          </h3>
          {meta !== undefined && <span className={classes.meta}>{meta}</span>}
        </div>
        <div className={classes.controls}>
          {controls}
          <Menu position="bottom-end" width={200} withinPortal>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size={30} aria-label={`${texts.actions}: ${title}`}>
                <IconDots size={18} stroke={1.75} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                leftSection={isTable ? <IconChartBar size={16} /> : <IconTable size={16} />}
                disabled={empty !== undefined}
                onClick={() => setIsTable(!isTable)}
              >
                {isTable ? texts.showChart : texts.showTable}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconPhotoDown size={16} />}
                disabled={isTable || empty !== undefined}
                onClick={download}
              >
                {texts.downloadPng}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </header>
      <div className={classes.body}>
        {empty !== undefined ? <div className={classes.empty}>{empty}</div> : isTable ? table : children}
      </div>
      {footer !== undefined && empty === undefined && <footer className={classes.foot}>{footer}</footer>}
    </section>
  );
}
