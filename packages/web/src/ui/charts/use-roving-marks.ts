import { useRef, useState } from 'react';

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => Math.min(count - 1, at + 1),
  ArrowDown: (at, count) => Math.min(count - 1, at + 1),
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** One tab stop for a chart, arrow keys between its marks. Returns what each mark needs to take part. */
export function useRovingMarks(ids: readonly string[]) {
  const [wanted, setWanted] = useState<string | null>(null);
  const elements = useRef(new Map<string, SVGGElement>());
  const current = wanted !== null && ids.includes(wanted) ? wanted : ids[0];

  const move = (event: React.KeyboardEvent, id: string) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = ids[step(ids.indexOf(id), ids.length)];
    if (next === undefined) return;
    setWanted(next);
    elements.current.get(next)?.focus();
  };

  return (id: string) => ({
    ref: (element: SVGGElement | null) => {
      if (element === null) elements.current.delete(id);
      else elements.current.set(id, element);
    },
    role: 'img' as const,
    tabIndex: id === current ? 0 : -1,
    onKeyDown: (event: React.KeyboardEvent) => move(event, id),
    onFocusCapture: () => setWanted(id),
  });
}
