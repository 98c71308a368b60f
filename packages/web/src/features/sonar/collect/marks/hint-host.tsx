import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { HintCard } from './hint-card.tsx';
import { HintContext, type Hints } from './hint-context.ts';

interface Shown {
  target: Element;
  hint: ReactNode;
}

const showAfterMs = 120;
/** Time to move the pointer onto the hint. */
const hideAfterMs = 160;

/** Shows the hint of whatever inside it is pointed at, focused or touched; Escape and scrolling take it away. */
export function HintHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hints = useMemo((): Hints => {
    const soon = (next: Shown | null, ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setShown(next), ms);
    };
    return {
      show: (target, hint, stays = false) => soon({ target, hint }, stays ? 0 : showAfterMs),
      hide: () => soon(null, hideAfterMs),
    };
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown === null) return undefined;
    const close = () => setShown(null);
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('[data-hint]')) close();
    };
    window.addEventListener('scroll', close, true);
    window.addEventListener('resize', close);
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('scroll', close, true);
      window.removeEventListener('resize', close);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [shown]);
  return (
    <HintContext value={hints}>
      {children}
      {shown !== null && (
        <HintCard target={shown.target} onEnter={() => clearTimeout(timer.current)} onLeave={hints.hide}>
          {shown.hint}
        </HintCard>
      )}
    </HintContext>
  );
}
