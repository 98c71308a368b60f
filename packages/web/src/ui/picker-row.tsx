import { Badge } from './badge.tsx';
import type { PickerItem } from './picker-item.ts';
import classes from './picker-row.module.css';

/** Icon, name, tag; the name gives way first. */
export function PickerRow({ item }: { item: PickerItem }) {
  return (
    <span className={classes.item}>
      {item.icon}
      <span className={classes.name} title={item.name}>
        {item.name}
      </span>
      {item.tag ? <Badge>{item.tag}</Badge> : null}
    </span>
  );
}
