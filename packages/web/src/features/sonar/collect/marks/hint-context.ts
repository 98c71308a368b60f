import { createContext, type ReactNode, useContext } from 'react';

/** One hint for a whole table: hundreds of tooltips would make its rows slow. */
export interface Hints {
  /** @param stays until something else is touched: for fingers, which do not hover. */
  show: (target: Element, hint: ReactNode, stays?: boolean) => void;
  hide: () => void;
}

export const HintContext = createContext<Hints>({ show: () => undefined, hide: () => undefined });

/** What an element needs so that pointer and keyboard bring its hint, and take it away. */
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
