import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import classes from './drop-zone.module.css';

export function useFileDrop(onFile: (file: File) => void, isDisabled = false) {
  const [isOver, setIsOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (isDisabled) return;
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer.files[0];
      if (file) onFile(file);
    },
  };
  return { isOver, handlers };
}

interface FileDropAreaProps {
  onFile: (file: File) => void;
  isDisabled?: boolean;
  dropNow: string;
  children: ReactNode;
}

export function FileDropArea({ onFile, isDisabled = false, dropNow, children }: FileDropAreaProps) {
  const { isOver, handlers } = useFileDrop(onFile, isDisabled);
  return (
    <div className={classes.area} {...handlers}>
      {children}
      {isOver ? (
        <div className={classes.over} aria-hidden="true">
          <IconUpload size={22} stroke={1.7} />
          {dropNow}
        </div>
      ) : null}
    </div>
  );
}

interface FilePicker {
  pick: () => void;
  input: ReactNode;
}

export function useFilePicker(label: string, types: readonly string[], onFile: (file: File) => void): FilePicker {
  const field = useRef<HTMLInputElement>(null);
  return {
    pick: () => field.current?.click(),
    input: (
      <input
        ref={field}
        type="file"
        hidden
        tabIndex={-1}
        accept={types.map((type) => `.${type}`).join(',')}
        aria-label={label}
        onChange={({ currentTarget }) => takeFile(currentTarget, onFile)}
      />
    ),
  };
}

export const takeFile = (field: HTMLInputElement, onFile: (file: File) => void): void => {
  const file = field.files?.[0];
  if (file) onFile(file);
  field.value = '';
};
