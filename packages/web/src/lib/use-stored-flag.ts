import { useState } from 'react';

/** A yes or no that this device remembers, with how to change it. */
export function useStoredFlag(key: string, initial = false): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => (localStorage.getItem(key) ?? String(initial)) === 'true');
  const set = (next: boolean) => {
    localStorage.setItem(key, String(next));
    setValue(next);
  };
  return [value, set];
}
