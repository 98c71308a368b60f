import { useMediaQuery } from '@mantine/hooks';

/** At most 600 px wide: tables are slim there, and second charts are not drawn. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false }) ?? false;
