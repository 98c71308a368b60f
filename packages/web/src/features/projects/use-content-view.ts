import { useLocalStorage } from '@mantine/hooks';
import type { ContentView } from './list-search.ts';

/** Cards or table, remembered on this device. */
export const useContentView = () =>
  useLocalStorage<ContentView>({
    key: 'projects-content-view',
    defaultValue: 'cards',
    getInitialValueInEffect: false,
    serialize: (view) => view,
    deserialize: (stored) => (stored === 'table' ? 'table' : 'cards'),
  });
