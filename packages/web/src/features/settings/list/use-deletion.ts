import { useState } from 'react';

/** What is about to be deleted, for a dialog that asks; it stays while the dialog closes. */
export function useDeletion<T>() {
  const [asked, setAsked] = useState<{ row: T; opened: boolean } | null>(null);
  return {
    asked,
    ask: (row: T) => setAsked({ row, opened: true }),
    close: () => setAsked((of) => of && { ...of, opened: false }),
  };
}
