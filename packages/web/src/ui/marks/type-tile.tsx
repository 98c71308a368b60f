import type { ProductType } from '@soundings/contract/projects/projects';
import { typeMarks } from '#/lib/type-marks.ts';
import classes from './marks.module.css';

export function TypeTile({
  type,
  size = 36,
  isMuted = false,
}: {
  type: ProductType;
  size?: number;
  isMuted?: boolean;
}) {
  const { icon: Icon, token } = typeMarks[type];
  const colors = isMuted
    ? { background: 'var(--neu-soft)', color: 'var(--text-3)' }
    : { background: `var(--type-${token}-soft)`, color: `var(--type-${token})` };
  return (
    <span className={classes.tile} style={{ ...colors, width: size, height: size }} aria-hidden="true">
      <Icon size={Math.round(size * 0.56)} stroke={1.8} />
    </span>
  );
}
