import { useMediaQuery } from '@mantine/hooks';

/** Below Mantine's breakpoint `xs`, 600 px. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 37.49em)', false, { getInitialValueInEffect: false });
