import { type ComponentType, lazy, memo, useState } from 'react';

/** A part of the page that is loaded when it is first opened, or a little before. */
export interface TabPart {
  readonly Part: ComponentType;
  /** Begins to load it; to be called as often as one likes. A failure is told when it is opened. */
  readonly prepare: () => void;
}

/** One that has come already is drawn at once: to wait for it, however short, costs React a third of a second. */
export const tabPart = (load: () => Promise<ComponentType>): TabPart => {
  let Found: ComponentType | null = null;
  const find = async () => {
    Found ??= await load();
    return { default: Found };
  };
  const Later = lazy(find);
  return {
    // What it shows comes from the dashboard's context alone: the frame around it is drawn more often.
    Part: memo(function Part() {
      // The same for as long as it is open, so that nothing is drawn anew when it has come.
      const [Shown] = useState<ComponentType>(() => Found ?? Later);
      return <Shown />;
    }),
    prepare: () => void find().catch(() => {}),
  };
};
