import { useState } from 'react';

export function useStoredFlag(key: string, initial = false): [boolean, (value: boolean) => void] {
  const [value, setValue] = useState(() => (localStorage.getItem(key) ?? String(initial)) === 'true');
  const set = (next: boolean) => {
    localStorage.setItem(key, String(next));
    setValue(next);
  };
  return [value, set];
}
