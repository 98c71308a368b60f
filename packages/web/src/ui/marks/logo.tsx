import type { PictureRef } from '@soundings/contract/pictures/pictures';
import { useBrand } from '#/lib/brand.ts';
import classes from './marks.module.css';

interface Props {
  size?: number;
  markOnly?: boolean;
}

export function BrandLogo({ size = 26, markOnly = false }: Props) {
  const { name, hasOwnName, logo } = useBrand();
  return (
    <span className={classes.logo} data-mark-only={markOnly || undefined}>
      {logo ? (
        <LogoPicture logo={logo} alt="" />
      ) : hasOwnName ? (
        <Initial name={name} size={size} />
      ) : (
        <Mark size={size} />
      )}
      {markOnly ? null : (
        <span className={classes.name} title={name} data-brand-name>
          {name}
        </span>
      )}
    </span>
  );
}

export function LogoPicture({ logo, alt }: { logo: PictureRef; alt: string }) {
  return <img className={classes.picture} src={logo.address} width={logo.width} height={logo.height} alt={alt} />;
}

function Initial({ name, size }: { name: string; size: number }) {
  return (
    <span className={classes.initial} style={{ width: size, height: size }} aria-hidden="true">
      {[...name][0]?.toLocaleUpperCase()}
    </span>
  );
}

function Mark({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="var(--logo)"
      strokeWidth="2.7"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="14" />
      <path d="M9.8 28a9.2 9.2 0 1 1 12.4 0" />
      <circle cx="16" cy="24.4" r="4" fill="var(--logo)" stroke="none" />
    </svg>
  );
}
