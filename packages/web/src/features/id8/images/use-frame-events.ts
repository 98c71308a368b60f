import type { ImagePrompt } from '@soundings/contract/id8/id8';
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '#/lib/live/use-live.ts';
import { type Frames, useId8 } from '../id8.api.ts';

/** Updates frames and their images from the live channel; reads again what was missed while it was down. */
export function useFrameEvents(): void {
  const api = useId8();
  const client = useQueryClient();
  const readAll = () => {
    void client.invalidateQueries({ queryKey: api.framesKey });
    void client.invalidateQueries({ queryKey: api.project.queryKey });
  };
  // Only what is on screen: a page that is not would count as read anew by it, and stay old.
  const patch = (id: string, change: (frame: ImagePrompt) => ImagePrompt) =>
    client.setQueriesData({ queryKey: api.framesKey, type: 'active' }, (page: unknown) =>
      isPage(page) && page.content.some((frame) => frame.id === id)
        ? { ...page, content: page.content.map((frame) => (frame.id === id ? change(frame) : frame)) }
        : undefined,
    );
  const readOne = async (id: string) => {
    const frame = await api.frame(id).catch(() => null);
    if (frame) patch(id, () => frame);
  };
  const onListening = (isAgain: boolean) => {
    if (isAgain) readAll();
  };
  // A new frame stands first, so the last one of a page moves to the next.
  useLive(api.live, 'promptCreated', { onMessage: readAll, onListening });
  useLive(api.live, 'generatingStart', {
    onMessage: (id) => patch(id, (frame) => ({ ...frame, generating: true })),
    onListening,
  });
  useLive(api.live, 'generatingFinish', {
    onMessage: (id) => {
      patch(id, (frame) => ({ ...frame, generating: false }));
      readAll();
    },
    onListening,
  });
  useLive(api.live, 'image', {
    onMessage: (body) => {
      const { promptId } = JSON.parse(body) as { promptId: string };
      void readOne(promptId);
      for (const part of ['tree', 'said']) void client.invalidateQueries({ queryKey: [...api.framesKey, part] });
    },
    onListening,
  });
}

const isPage = (value: unknown): value is Frames =>
  typeof value === 'object' && value !== null && 'totalElements' in value;
