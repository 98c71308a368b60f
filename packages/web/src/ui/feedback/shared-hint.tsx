import { Portal } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import classes from './shared-hint.module.css';

interface Props {
  within: RefObject<HTMLElement | null>;
  /** What is told of an element with `data-hint`; the attribute itself if left out. Nothing where it is empty. */
  textOf?: (owner: HTMLElement) => string;
}

interface Hint {
  text: string;
  x: number;
  top: number;
  bottom: number;
}

const delay = 300;

/**
 * One tooltip for all that has `data-hint` in an area: a tooltip each would cost hundreds of cells or cards their frame.
 * Those who hear a page have the words in the element's name.
 */
export function SharedHint({ within, textOf = writtenHint }: Props) {
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
    const show = (target: EventTarget | null) => {
      hide();
      const owner = target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
      if (owner !== null) timer = setTimeout(() => setHint(readHint(owner, latest.current)), delay);
    };
    const over = ({ target }: Event) => show(target);
    const focus = ({ target }: Event) => target instanceof Element && target.matches(':focus-visible') && show(target);
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    root.addEventListener('pointerover', over);
    root.addEventListener('focusin', focus);
    root.addEventListener('keydown', press);
    for (const event of hiding) root.addEventListener(event, hide);
    window.addEventListener('scroll', hide, { passive: true });
    return () => {
      hide();
      root.removeEventListener('pointerover', over);
      root.removeEventListener('focusin', focus);
      root.removeEventListener('keydown', press);
      for (const event of hiding) root.removeEventListener(event, hide);
      window.removeEventListener('scroll', hide);
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

const hiding = ['pointerleave', 'pointerdown', 'scroll', 'focusout'];

const writtenHint = (owner: HTMLElement): string => owner.dataset.hint ?? '';

const readHint = (owner: HTMLElement, textOf: (owner: HTMLElement) => string): Hint | null => {
  const text = textOf(owner);
  const { left, right, top, bottom } = owner.getBoundingClientRect();
  return text === '' ? null : { text, x: (left + right) / 2, top, bottom };
};
