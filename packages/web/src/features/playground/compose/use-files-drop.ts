import { useFileDrop } from '#/ui/form/file-drop.tsx';

export function useFilesDrop(onFiles: (files: File[]) => void) {
  const { isOver, handlers } = useFileDrop(() => undefined);
  return {
    isOver,
    handlers: {
      ...handlers,
      onDrop: (event: Parameters<typeof handlers.onDrop>[0]) => {
        const files = [...event.dataTransfer.files];
        handlers.onDrop(event);
        if (files.length > 0) onFiles(files);
      },
    },
  };
}
