import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

type Places = { start: HTMLElement | null; tabs: HTMLElement | null };

export const HeaderPlaces = createContext<Places>({ start: null, tabs: null });

export function InHeader({ children }: { children: ReactNode }) {
  const { start } = useContext(HeaderPlaces);
  return start ? createPortal(children, start) : null;
}

export function InHeaderTabs({ children }: { children: ReactNode }) {
  const { tabs } = useContext(HeaderPlaces);
  return tabs ? createPortal(children, tabs) : null;
}
