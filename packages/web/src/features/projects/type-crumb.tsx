import type { CreatedType } from '@soundings/contract/projects/project-types';
import { Link } from '@tanstack/react-router';
import { typeLooks } from '#/lib/project-types.ts';
import { Breadcrumb } from '#/ui/layout/breadcrumb.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';

export function TypeCrumb({ type, here }: { type: CreatedType; here: string }) {
  return (
    <>
      <TypeTile type={type} size={26} />
      <Breadcrumb
        parent={
          <Link to="/projects" search={{ type }}>
            {typeLooks[type].name}
          </Link>
        }
        here={here}
      />
    </>
  );
}
