import { useState } from 'react';
import { type Brand, useDashboard } from '../dashboard.ts';
import classes from './my-brand-strip.module.css';

/** A brand's logo; its first letter where there is none, or where it could not be loaded. */
export function BrandPicture({ brand }: { brand: Brand }) {
  const { logoOf } = useDashboard();
  const address = logoOf(brand);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes.picture} aria-hidden="true">
      {address === null || address === failed ? (
        brand.brandCompany.slice(0, 1)
      ) : (
        <img src={address} alt="" width={40} height={40} onError={() => setFailed(address)} />
      )}
    </span>
  );
}
