import { createContext, use } from 'react';

/** What the page does when someone else turns out to work in the project: consumers have to open it again. */
const Context = createContext<() => void>(() => undefined);

export const InUseProvider = Context.Provider;

export const useInUse = (): (() => void) => use(Context);
