import { useId } from 'react';

interface Props {
  y?: number;
  width: number;
  height: number;
  children: React.ReactNode;
}

/** A part of a drawing that shows nothing beyond its edges. Its own 0,0 is at `y`. */
export function ClipBox({ y = 0, width, height, children }: Props) {
  const id = useId();
  return (
    <g transform={`translate(0 ${y})`}>
      <clipPath id={id}>
        <rect width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </g>
  );
}
