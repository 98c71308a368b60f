import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import classes from './hint-card.module.css';

interface Props {
  target: Element;
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
}

const gap = 8;

/** Where a box of a size stands: under its target, above it where there is no room, and always within the window. */
const placeOf = (target: DOMRect, box: DOMRect) => {
  const left = target.left + target.width / 2 - box.width / 2;
  const isBelow = target.bottom + gap + box.height <= window.innerHeight - gap;
  return {
    left: Math.max(gap, Math.min(left, document.documentElement.clientWidth - box.width - gap)),
    top: isBelow ? target.bottom + gap : Math.max(gap, target.top - gap - box.height),
  };
};

/** A small card beside what it tells of. What it says is also in the name of its target, for those who do not see it. */
export function HintCard({ target, onEnter, onLeave, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const box = card.current?.getBoundingClientRect();
    if (box) setPlace(placeOf(target.getBoundingClientRect(), box));
  }, [target]);
  return (
    <div
      ref={card}
      role="tooltip"
      data-hint
      className={classes.card}
      style={{ ...place, visibility: place === null ? 'hidden' : 'visible' }}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {children}
    </div>
  );
}
