import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Breadcrumb } from '#/ui/breadcrumb.tsx';
import type { ResonanceApi } from '../../resonance-api.ts';

interface Props {
  source: ResonanceApi;
  /** The type's tile. */
  tile: React.ReactNode;
  /** Stands behind the name of a demo project. */
  demoBadge: React.ReactNode;
}

/** Resonance › name of the project. */
export function ResonanceBreadcrumb({ source, tile, demoBadge }: Props) {
  const { data } = useQuery(source.data);
  return (
    <>
      {tile}
      <Breadcrumb
        parent={
          <Link to="/projects" search={{ type: 'RESONANCE' }}>
            Resonance
          </Link>
        }
        here={data?.projectName ?? '…'}
      />
      {data?.demo === true && demoBadge}
    </>
  );
}
