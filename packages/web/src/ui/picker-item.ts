import type { ReactNode } from 'react';

/** How a list to choose from shows one of its items. */
export interface PickerItem {
  name: string;
  /** Under it, smaller; a search finds it too. */
  note?: string;
  /** Decorative, before the name. */
  icon?: ReactNode;
  /** A few words behind the name. */
  tag?: string;
}
