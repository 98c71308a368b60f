import type { ReactNode } from 'react';
import { Badge } from '../marks/badge.tsx';
import classes from './picker-row.module.css';

/** Icon, name over its note, tag; the name gives way first. */
export function PickerRow({ item }: { item: PickerItem }) {
  return (
    <span className={classes.item}>
      {item.icon}
      <span className={classes.words}>
        <span className={classes.name} title={item.name}>
          {item.name}
        </span>
        {item.note ? (
          <span className={classes.note} title={item.note}>
            {item.note}
          </span>
        ) : null}
      </span>
      {item.tag ? (
        <span className={classes.tag} title={item.tag}>
          <Badge>{item.tag}</Badge>
        </span>
      ) : null}
    </span>
  );
}

/** How a list to choose from shows one of its items. */
export interface PickerItem {
  name: string;
  /** Under it, smaller; a search finds it too. */
  note?: string;
  /** Decorative, before the name. */
  icon?: ReactNode;
  /** A few words behind the name. */
  tag?: string;
}
