import classes from './charts.module.css';

interface Props {
  tiles: readonly { id: string; name: string; shortFigure: string; paint: { fill: string } }[];
}

/** Names of tiles that have no room for them, where nobody can point at one to read it. */
export function NamelessTiles({ tiles }: Props) {
  if (tiles.length === 0) return null;
  return (
    <ul className={classes.nameless} aria-hidden="true">
      {tiles.map(({ id, name, shortFigure, paint }) => (
        <li key={id}>
          <i style={{ background: paint.fill }} />
          <b>{shortFigure}</b> {name}
        </li>
      ))}
    </ul>
  );
}
