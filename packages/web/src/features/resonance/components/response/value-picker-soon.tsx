import { Skeleton } from '@mantine/core';
import { type ComponentProps, lazy, Suspense } from 'react';

const load = () => import('./value-picker.tsx');
const ValuePicker = lazy(() => load().then((file) => ({ default: file.ValuePicker })));

/** For what opens the picker: its code is on its way once that is pointed at or has the focus. */
export const nearValuePicker = { onPointerEnter: () => void load(), onFocus: () => void load() };

/** The picker, whose code comes when it is about to be opened. */
export function ValuePickerSoon(props: ComponentProps<typeof ValuePicker>) {
  return (
    <Suspense fallback={<Skeleton height={180} />}>
      <ValuePicker {...props} />
    </Suspense>
  );
}
