import { CreateSonar as CreateForm } from '#/features/projects/create/create-sonar.tsx';
import { useBrands } from '#/features/sonar/create/brand-rows.ts';
import { BrandsCard } from '#/features/sonar/create/brands-card.tsx';

/** The form of a new SONAR project, with its brands. */
export function CreateSonar() {
  const brands = useBrands();
  const part = {
    datasets: brands.rows.map(({ fields }) => fields),
    card: <BrandsCard brands={brands} />,
    onRefused: brands.showRefusal,
  };
  return <CreateForm brands={part} />;
}
