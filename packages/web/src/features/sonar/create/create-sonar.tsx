import { useBrands } from './brand-rows.ts';
import { BrandsCard } from './brands-card.tsx';
import { CreateSonarForm } from './create-form.tsx';

export function CreateSonar() {
  const brands = useBrands();
  const part = {
    datasets: brands.rows.map(({ fields }) => fields),
    card: <BrandsCard brands={brands} />,
    onRefused: brands.showRefusal,
  };
  return <CreateSonarForm brands={part} />;
}
