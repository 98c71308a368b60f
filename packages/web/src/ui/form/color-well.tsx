import classes from './color-well.module.css';

interface Props {
  label: string;
  /** `#rrggbb` in small letters. */
  value: string;
  onChange: (color: string) => void;
}

export function ColorWell({ label, value, onChange }: Props) {
  return (
    <input
      type="color"
      className={classes.well}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
