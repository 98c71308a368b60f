import { Badge } from './badge.tsx';
import type { PickerItem } from './picker-item.ts';
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
