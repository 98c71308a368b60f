import type { ScoutChannel, ScoutProject } from '@soundings/contract/scout/scout';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BriefFold } from '#/features/board/brief/brief-fold.tsx';
import { HintBox } from '#/features/board/brief/hint-box.tsx';
import { formatNumber } from '#/lib/format.ts';
import { FromSonar } from '../onward/from-sonar.tsx';
import { useScout, type WritingMode } from '../scout.api.ts';
import { BriefForm } from './brief-form.tsx';
import { type BriefDraft, findChannel } from './use-brief.ts';

interface Props {
  project: ScoutProject;
  brief: BriefDraft;
  mode: WritingMode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onAdded: () => void;
  foot: ReactNode;
}

export function BriefCard({ project, brief, mode, isOpen, onOpen, onAdded, foot }: Props) {
  const { t } = useTranslation();
  const api = useScout();
  const channel = findChannel(project, mode);
  const threadId = channel?.threadId ?? null;
  const { assistantIds, url, focusOn, byPass } = brief.form.values;
  const assistant = channel?.assistants.find(({ id }) => id === assistantIds[mode])?.name ?? '';
  const brand = project.brand || t('scout.yourBrand');
  const assistantId = channel?.dbAssistantId ?? assistantIds[mode];
  return (
    <BriefFold
      isOpen={isOpen}
      onOpen={onOpen}
      parts={[
        [t('scout.assistant'), assistant],
        [t('scout.url'), url.replace(/^https?:\/\/(www\.)?/, '')],
        [t('scout.file'), brief.file?.name ?? ''],
        [t('scout.focus'), focusOn],
        [t('scout.byPass'), byPass],
      ]}
      foot={foot}
      actions={api.visit === null ? <FromSonar onAdded={onAdded} /> : null}
    >
      <BriefForm project={project} brief={brief} mode={mode} />
      {channel && threadId !== null ? (
        <HintBox
          key={threadId}
          hint={channel.hintCode ? hintText(t, project, channel.hintCode, brand) : channel.hint}
          replies={channel.replies}
          onReply={(reply) => api.reply({ mode, reply: { assistantId, threadId, url: project.url, reply } })}
        />
      ) : null}
    </BriefFold>
  );
}

const hintText = (
  t: TFunction,
  { run }: ScoutProject,
  code: NonNullable<ScoutChannel['hintCode']>,
  brand: string,
): string => {
  if (code !== 'fewFacts' || run?.state !== 'done' || run.written >= run.wanted)
    return t(`scout.hint_${code}`, { brand });
  return t('scout.carried', { count: run.written, n: formatNumber(run.written), wanted: formatNumber(run.wanted) });
};
