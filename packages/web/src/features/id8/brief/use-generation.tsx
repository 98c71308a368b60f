import { useForm } from '@mantine/form';
import type { Id8Project } from '@soundings/contract/id8/id8';
import { useState } from 'react';
import { ChangeDialog } from '#/features/board/brief/change-dialog.tsx';
import { useBoardAction } from '#/features/board/use-board-action.ts';
import type { ReadFile } from '#/features/projects/fields/brief-file.tsx';
import { useKeptBrief } from '#/features/projects/fields/kept-brief.ts';
import { needs } from '#/lib/field-rules.ts';
import { pageNotRead } from '#/lib/page-not-read.ts';
import { type Brief, useId8 } from '../id8.api.ts';

export const ownAgent = 'project';
export const customAgent = 'custom';

interface BriefValues {
  url: string;
  focusOn: string;
  byPass: string;
  thinking: Id8Project['thinking'];
  /** The id of a predefined agent, or one of these two. */
  agent: typeof ownAgent | typeof customAgent | (string & {});
  instructions: string;
}

const readValues = ({ url, focusOn, byPass, thinking, agent, instructions }: Id8Project): BriefValues => ({
  ...{ url, focusOn, byPass, thinking },
  agent: agent === null ? ownAgent : agent.type === 'custom' ? customAgent : agent.agentId,
  instructions: agent?.type === 'custom' ? agent.instructions : instructions,
});

const toAgentChoice = ({ agent, instructions }: BriefValues): Brief['agent'] => {
  if (agent === ownAgent) return null;
  return agent === customAgent
    ? { type: 'custom', instructions: instructions.trim() }
    : { type: 'predefined', agentId: agent };
};

/** What ideas are written from: begins as it was sent last, with the texts that were written since. */
const useBrief = (project: Id8Project) => {
  const { fileText } = project;
  const [file, setFile] = useState<ReadFile | null>(fileText === '' ? null : { name: '', text: fileText });
  const sent = readValues(project);
  const { url, focusOn, byPass } = sent;
  const kept = useKeptBrief(project.projectId, { url, focusOn, byPass });
  const form = useForm<BriefValues>({
    initialValues: { ...sent, ...kept.begin() },
    onValuesChange: ({ url, focusOn, byPass }) => kept.keep({ url, focusOn, byPass }),
  });
  return { form, file, setFile, forget: kept.forget };
};
export type BriefDraft = ReturnType<typeof useBrief>;

const isOtherSource = (project: Id8Project, { form: { values }, file }: BriefDraft): boolean => {
  const last = readValues(project);
  return (
    values.url.trim() !== project.url ||
    (file?.text ?? '') !== project.fileText ||
    values.agent !== last.agent ||
    (values.agent === customAgent && values.instructions.trim() !== last.instructions)
  );
};

/**
 * Starts a generation from the brief. Where the session's hint was about another page, file or agent it asks whether
 * the session goes on with the change or begins anew.
 * @param onInvalid shows the form, where something of it is missing.
 */
export function useGeneration(project: Id8Project, onInvalid: () => void) {
  const api = useId8();
  const draft = useBrief(project);
  const [asked, setAsked] = useState<Brief | null>(null);
  const generate = useBoardAction({
    call: api.generate,
    rereads: true,
    done: pageNotRead,
    failed: 'id8.couldntGenerate',
    onDone: () => {
      draft.forget();
      setAsked(null);
    },
  });
  const goOn = (brief: Brief) => generate.mutate({ ...brief, threadId: project.threadId });
  const start = (steer: Brief['steer'] = null) => {
    const { url, focusOn, byPass, thinking, agent, instructions } = draft.form.values;
    const errors = {
      url: needs('id8.urlIsRequired')(url),
      instructions: agent === customAgent ? needs('enterInstructions')(instructions) : null,
    };
    draft.form.setErrors(errors);
    if (errors.url !== null || errors.instructions !== null) return onInvalid();
    const own = { focusOn, byPass, thinking, agent: toAgentChoice(draft.form.values) };
    const brief = { ...own, url: url.trim(), fileText: draft.file?.text ?? '', steer };
    const hasHint = (project.hint ?? project.hintCode ?? project.replies[0]) !== undefined;
    if (hasHint && project.threadId !== null && isOtherSource(project, draft)) setAsked(brief);
    else goOn(brief);
  };
  return {
    draft,
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

export type Generation = ReturnType<typeof useGeneration>;
