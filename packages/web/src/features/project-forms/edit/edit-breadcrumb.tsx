import type { CreatedType } from '@soundings/contract/projects/project-choices';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { typeLooks } from '#/lib/project-types.ts';
import { projectInfoQuery } from '#/lib/projects/project-info.ts';
import { Breadcrumb } from '#/ui/breadcrumb.tsx';
import { TypeTile } from '#/ui/type-tile.tsx';

/** Sonar › name of the project. */
export function EditBreadcrumb({ type, id }: { type: CreatedType; id: string }) {
  const { data, error } = useQuery(projectInfoQuery(id));
  return (
    <>
      <TypeTile type={type} size={26} />
      <Breadcrumb
        parent={
          <Link to="/projects" search={{ type }}>
            {typeLooks[type].name}
          </Link>
        }
        here={data?.projectName ?? (error ? '–' : '…')}
      />
    </>
  );
}
