import { CompanyMark } from '../../brands/icons.tsx';
import { type Brand, useDashboard } from '../dashboard.ts';

/** A brand's picture or its placeholder; decorative, its name stands beside it. */
export function BrandLogo({ brand, size }: { brand: Brand; size: number }) {
  const { logoOf } = useDashboard();
  return <CompanyMark name={brand.brandCompany} domain={brand.domain} logo={logoOf(brand)} size={size} />;
}
