import { useForm } from '@mantine/form';
import type { ScoutChannel, ScoutProject } from '@soundings/contract/scout/scout';
import { scoutLimits } from '@soundings/contract/scout/scout-choices';
import { useState } from 'react';
import type { ReadFile } from '#/features/projects/fields/brief-file.tsx';
import { useKeptBrief } from '#/features/projects/fields/kept-brief.ts';
import { needs } from '#/lib/field-rules.ts';
import type { Brief, WritingMode } from '../scout.api.ts';

export interface BriefValues {
  assistantIds: Record<WritingMode, string>;
  url: string;
  focusOn: string;
  byPass: string;
  writerIds: string[];
  count: number;
}

export const findChannel = (project: ScoutProject, mode: ScoutChannel['mode']): ScoutChannel | null =>
  project.channels.find((channel) => channel.mode === mode) ?? null;

const usualAssistant = (project: ScoutProject, mode: WritingMode): string => {
  const channel = findChannel(project, mode);
  const last = channel?.assistants.find(({ id }) => id === channel.dbAssistantId);
  return last?.id ?? channel?.assistants[0]?.id ?? '';
};

/** What messages are written from: begins as it was sent last, with the texts that were written since. */
export function useBrief(project: ScoutProject) {
  const { url, focusOn, byPass } = project;
  const kept = useKeptBrief(project.id, { url, focusOn, byPass });
  const [file, setFile] = useState<ReadFile | null>(
    project.fileText === '' ? null : { name: project.docs[0] ?? '', text: project.fileText },
  );
  const isText = (mode: WritingMode, id: string) =>
    findChannel(project, mode)?.assistants.find((assistant) => assistant.id === id)?.type === 'TEXT';
  const lastCount = (mode: WritingMode): number | null => (project.run?.mode === mode ? project.run.wanted : null);
  const form = useForm<BriefValues>({
    initialValues: {
      assistantIds: {
        GENERATE_ALL: usualAssistant(project, 'GENERATE_ALL'),
        GENERATE_SELECTED: usualAssistant(project, 'GENERATE_SELECTED'),
      },
      ...kept.begin(),
      writerIds: findChannel(project, 'GENERATE_ALL')?.writerIds ?? [],
      count: lastCount('GENERATE_ALL') ?? scoutLimits.generated,
    },
    onValuesChange: ({ url, focusOn, byPass }) => kept.keep({ url, focusOn, byPass }),
  });
  const { values } = form;
  /** Puts what is missing at its fields. @returns what to send, or null. */
  const read = (mode: WritingMode): Brief | null => {
    const assistantId = values.assistantIds[mode];
    const errors = {
      [`assistantIds.${mode}`]: needs('scout.chooseAssistant')(assistantId),
      // An assistant for texts writes from a page; others have their files.
      url: isText(mode, assistantId) ? needs('scout.urlIsRequired')(values.url) : null,
    };
    form.setErrors(Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null)));
    if (Object.values(errors).some((error) => error !== null)) return null;
    const { url, focusOn, byPass, writerIds, count } = values;
    return { assistantId, url: url.trim(), focusOn, byPass, writerIds, count, fileText: file?.text ?? '' };
  };
  const isUnchanged = (mode: WritingMode): boolean => {
    const channel = findChannel(project, mode);
    if (channel?.threadId == null) return false;
    const { url, focusOn, byPass, writerIds, count } = values;
    return (
      !isOtherSource(mode) &&
      count === (lastCount(mode) ?? count) &&
      url.trim() === project.url &&
      focusOn.trim() === project.focusOn &&
      byPass.trim() === project.byPass &&
      writerIds.toSorted().join() === channel.writerIds.toSorted().join()
    );
  };
  const isOtherSource = (mode: WritingMode): boolean => {
    const channel = findChannel(project, mode);
    return (
      values.url.trim() !== project.url ||
      (file?.text ?? '') !== project.fileText ||
      values.assistantIds[mode] !== channel?.dbAssistantId
    );
  };
  return { form, file, setFile, read, forget: kept.forget, isUnchanged, isOtherSource, isUrlRequired: isText };
}

export type BriefDraft = ReturnType<typeof useBrief>;
