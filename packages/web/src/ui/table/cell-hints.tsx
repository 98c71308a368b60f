import { Portal } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import classes from './cell-hints.module.css';

interface Hint {
  text: string;
  x: number;
  top: number;
  bottom: number;
}

interface Props {
  within: RefObject<HTMLElement | null>;
  textOf: (row: number | null, cell: string) => string;
}

const delay = 300;

const ownerOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

const hintOf = (owner: HTMLElement, textOf: Props['textOf']): Hint | null => {
  const row = owner.closest<HTMLElement>('[data-index]')?.dataset.index;
  const text = textOf(row === undefined ? null : Number(row), owner.dataset.hint ?? '');
  const { left, right, top, bottom } = owner.getBoundingClientRect();
  return text === '' ? null : { text, x: (left + right) / 2, top, bottom };
};

/**
 * One tooltip for all cells of a table: a tooltip each would cost thousands of them their frame, and so would their
 * words. Those who hear a cell have them in its name.
 */
export function CellHints({ within, textOf }: Props) {
  const [hint, setHint] = useState<Hint | null>(null);
  const latest = useRef(textOf);
  latest.current = textOf;
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
      const owner = ownerOf(target);
      if (owner !== null) timer = setTimeout(() => setHint(hintOf(owner, latest.current)), delay);
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
