import type { ReactNode } from 'react';
import { Badge } from '../marks/badge.tsx';
import classes from './picker-dialog.module.css';

export function PickerRow({ item }: { item: PickerItem }) {
  return (
    <span className={classes.item}>
      {item.icon}
      <span className={classes.rowWords}>
        <span className={classes.name} title={item.name}>
          {item.name}
        </span>
        {item.note ? (
          <span className={classes.note} title={item.note}>
            {item.note}
          </span>
        ) : null}
        {item.group ? (
          <span className={classes.note} title={item.group}>
            {item.group}
          </span>
        ) : null}
      </span>
      {item.tag ? (
        <span className={classes.tag} title={item.tag} data-pictured={item.icon ? true : undefined}>
          <Badge>{item.tag}</Badge>
        </span>
      ) : null}
    </span>
  );
}

export interface PickerItem {
  name: string;
  note?: string;
  group?: string;
  icon?: ReactNode;
  tag?: string;
}
