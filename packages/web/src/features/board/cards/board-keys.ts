/** What a key does with the card that has the focus; `by` is a step among the cards, `order` a step of the card itself. */
export type BoardKey =
  | { does: 'step'; by: number; selects: boolean }
  | { does: 'order'; by: -1 | 1 }
  | { does: 'select' | 'like' | 'edit' | 'remove' | 'restore' | 'info' };

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

export const readBoardKey = (event: Pressed, columns: number): BoardKey | null => {
  const { key, shiftKey, altKey } = event;
  if (event.ctrlKey || event.metaKey) return null;
  if (altKey) {
    const by = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : key === 'ArrowDown' || key === 'ArrowRight' ? 1 : null;
    return by === null ? null : { does: 'order', by };
  }
  const step = steps[key.length === 1 ? key.toLowerCase() : key];
  if (step !== undefined) return { does: 'step', by: step(columns), selects: shiftKey };
  const does = deeds[shiftKey ? '' : key.toLowerCase()];
  return does === undefined ? null : { does };
};

const steps: Readonly<Record<string, (columns: number) => number>> = {
  j: () => 1,
  k: () => -1,
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
};

const deeds: Readonly<Record<string, 'select' | 'like' | 'edit' | 'remove' | 'restore' | 'info'>> = {
  x: 'select',
  l: 'like',
  e: 'edit',
  i: 'info',
  r: 'restore',
  backspace: 'remove',
  delete: 'remove',
};
