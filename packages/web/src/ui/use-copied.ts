import { useEffect, useState } from 'react';

/** `[copied, copy]`: copied is true for one second after each copy. */
export function useCopied(): [boolean, (text: string) => void] {
  const [copies, setCopies] = useState(0);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), 1000);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = (text: string) => void navigator.clipboard?.writeText(text).then(() => setCopies((count) => count + 1));
  return [shown, copy];
}
