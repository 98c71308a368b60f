import type { ScoutProject } from '@soundings/contract/scout/scout';
import { useState } from 'react';
import { ChangeDialog } from '#/features/board/brief/change-dialog.tsx';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import { pageNotRead } from '#/lib/page-not-read.ts';
import { type BriefDraft, findChannel } from '../brief/use-brief.ts';
import { type Brief, useScout, type WritingMode } from '../scout.api.ts';

interface Generation {
  mode: WritingMode;
  brief: Brief;
}

/**
 * Starts a generation from the brief. Where the session's hints were about another page, file or assistant it asks
 * whether the session goes on with the change or begins anew.
 * @param onInvalid shows the form, where something of it is missing.
 */
export function useGeneration(project: ScoutProject, draft: BriefDraft, onInvalid: () => void) {
  const api = useScout();
  const [asked, setAsked] = useState<Generation | null>(null);
  const generate = useBoardAction({
    call: api.generate,
    rereads: true,
    done: pageNotRead,
    failed: 'scout.couldntGenerate',
    onDone: () => {
      draft.forget();
      setAsked(null);
    },
  });
  const goOn = ({ mode, brief }: Generation) =>
    generate.mutate({ mode, brief: { ...brief, threadId: findChannel(project, mode)?.threadId ?? null } });
  const start = (mode: WritingMode) => {
    const brief = draft.read(mode);
    if (brief === null) return onInvalid();
    const channel = findChannel(project, mode);
    const hasHint = channel !== null && (channel.hint ?? channel.hintCode ?? channel.replies[0]) !== undefined;
    if (hasHint && channel.threadId !== null && draft.isOtherSource(mode)) setAsked({ mode, brief });
    else goOn({ mode, brief });
  };
  return {
    start,
    isStarting: generate.isPending,
    dialog: (
      <ChangeDialog
        opened={asked !== null}
        isBusy={generate.isPending}
        onChange={() => asked && goOn(asked)}
        onReset={() => asked && generate.mutate(asked)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
