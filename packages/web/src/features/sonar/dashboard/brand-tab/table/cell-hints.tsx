import { Portal } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import classes from './cell-hints.module.css';

interface Hint {
  text: string;
  x: number;
  top: number;
  bottom: number;
}

const delay = 300;

const hintOf = (target: EventTarget | null): Hint | null => {
  const owner = target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
  if (owner === null) return null;
  const { left, right, top, bottom } = owner.getBoundingClientRect();
  return { text: owner.dataset.hint ?? '', x: (left + right) / 2, top, bottom };
};

/**
 * One tooltip for all cells of a table: a tooltip each would cost thousands of them their frame. What it says stands in
 * a cell's `data-hint`, and in its name for those who hear it.
 */
export function CellHints({ within }: { within: RefObject<HTMLElement | null> }) {
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => {
    const root = within.current;
    if (root === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hide = () => {
      clearTimeout(timer);
      setHint(null);
    };
    const over = ({ target }: Event) => {
      hide();
      const next = hintOf(target);
      if (next !== null) timer = setTimeout(() => setHint(next), delay);
    };
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    root.addEventListener('pointerover', over);
    root.addEventListener('pointerleave', hide);
    root.addEventListener('pointerdown', hide);
    root.addEventListener('scroll', hide);
    root.addEventListener('keydown', press);
    return () => {
      hide();
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerleave', hide);
      root.removeEventListener('pointerdown', hide);
      root.removeEventListener('scroll', hide);
      root.removeEventListener('keydown', press);
    };
  }, [within]);
  if (hint === null) return null;
  const isBelow = hint.top < 120;
  const x = Math.max(150, Math.min(innerWidth - 150, hint.x));
  return (
    <Portal>
      <div
        className={classes.hint}
        aria-hidden="true"
        data-below={isBelow || undefined}
        style={{ left: x, top: isBelow ? hint.bottom + 6 : hint.top - 6 }}
      >
        {hint.text}
      </div>
    </Portal>
  );
}
