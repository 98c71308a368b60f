import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import classes from './marks.module.css';

interface Shown {
  target: Element;
  hint: ReactNode;
}

const showAfterMs = 120;
const hideAfterMs = 160;

export function HintHost({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hints = useMemo((): Hints => {
    const schedule = (next: Shown | null, ms: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setShown(next), ms);
    };
    return {
      show: (target, hint, stays = false) => schedule({ target, hint }, stays ? 0 : showAfterMs),
      hide: () => schedule(null, hideAfterMs),
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

interface Props {
  target: Element;
  onEnter: () => void;
  onLeave: () => void;
  children: ReactNode;
}

const gap = 8;
const edge = 14;

/** @param room that it leaves at the lower edge of the window */
const placeHint = (target: DOMRect, box: DOMRect, room: number) => {
  const left = target.left + target.width / 2 - box.width / 2;
  const isBelow = target.bottom + gap + box.height <= window.innerHeight - room;
  return {
    left: Math.max(edge, Math.min(left, document.documentElement.clientWidth - box.width - edge)),
    top: isBelow ? target.bottom + gap : Math.max(gap, target.top - gap - box.height),
  };
};

function HintCard({ target, onEnter, onLeave, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!card.current) return;
    const room = Number.parseFloat(getComputedStyle(card.current).marginBottom) || gap;
    setPlace(placeHint(target.getBoundingClientRect(), card.current.getBoundingClientRect(), room));
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

interface Hints {
  /** @param stays until something else is touched: for fingers, which do not hover. */
  show: (target: Element, hint: ReactNode, stays?: boolean) => void;
  hide: () => void;
}

export const HintContext = createContext<Hints>({ show: () => undefined, hide: () => undefined });

export const useHint = (hint: () => ReactNode) => {
  const { show, hide } = useContext(HintContext);
  return {
    onPointerEnter: (event: React.PointerEvent) => {
      if (event.pointerType !== 'touch') show(event.currentTarget, hint());
    },
    onPointerLeave: (event: React.PointerEvent) => {
      if (event.pointerType !== 'touch') hide();
    },
    onFocus: (event: React.FocusEvent) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, hint());
    },
    onBlur: hide,
  };
};
