import type { CreatedType } from '@soundings/contract/projects/project-types';
import { Link } from '@tanstack/react-router';
import { typeMarks } from '#/lib/type-marks.ts';
import { Breadcrumb } from '#/ui/layout/breadcrumb.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';

export function TypeCrumb({ type, here }: { type: CreatedType; here: string }) {
  return (
    <>
      <TypeTile type={type} size={26} />
      <Breadcrumb
        parent={
          <Link to="/projects" search={{ type }}>
            {typeMarks[type].name}
          </Link>
        }
        here={here}
      />
    </>
  );
}
