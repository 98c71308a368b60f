import { startTransition, useEffect, useState } from 'react';

/** False until the first paint is through: what is out of sight is drawn after it, so that a view opens sooner. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return isPainted;
}
