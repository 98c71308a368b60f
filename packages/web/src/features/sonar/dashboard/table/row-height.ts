import { useMediaQuery } from '@mantine/hooks';

/** Pixels of a row: low ones where they were asked for, but never lower than a finger needs. */
export const useRowHeight = (isSlim: boolean): number => {
  const isTouch = useMediaQuery('(pointer: coarse)', undefined, { getInitialValueInEffect: false }) ?? false;
  if (!isSlim) return 44;
  return isTouch ? 40 : 32;
};

/** The specification's: rows drawn beyond those in sight. */
export const overscan = 15;
