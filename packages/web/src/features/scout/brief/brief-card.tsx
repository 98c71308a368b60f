import { Button } from '@mantine/core';
import type { ScoutProject } from '@soundings/contract/scout/scout';
import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WritingMode } from '../scout.api.ts';
import classes from './brief.module.css';
import { BriefForm } from './brief-form.tsx';
import { HintBox } from './hint-box.tsx';
import { type BriefDraft, findChannel } from './use-brief.ts';

interface Props {
  project: ScoutProject;
  brief: BriefDraft;
  mode: WritingMode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The form that messages are written from, folded to one line that says what it holds. */
export function BriefCard({ project, brief, mode, isOpen, onOpen }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const channel = findChannel(project, mode);
  return (
    <section className={classes.card} aria-label={t('scout.brief')}>
      <div className={classes.line}>
        <h2 className={classes.title}>
          <IconAdjustmentsHorizontal size={17} stroke={1.7} aria-hidden="true" />
          {t('scout.brief')}
        </h2>
        {isOpen ? <span className={classes.summary} /> : <Summary project={project} brief={brief} mode={mode} />}
        <Button
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          leftSection={<IconChevronDown size={16} stroke={1.7} className={classes.chevron} />}
          onClick={() => onOpen(!isOpen)}
        >
          {t(isOpen ? 'scout.foldBrief' : 'scout.editBrief')}
        </Button>
      </div>
      <div id={id} className={classes.body} hidden={!isOpen}>
        <BriefForm project={project} brief={brief} mode={mode} />
        {channel?.threadId ? (
          <HintBox
            key={channel.threadId}
            channel={channel}
            threadId={channel.threadId}
            mode={mode}
            brief={brief}
            project={project}
          />
        ) : null}
      </div>
    </section>
  );
}

function Summary({ project, brief, mode }: Pick<Props, 'project' | 'brief' | 'mode'>) {
  const { t } = useTranslation();
  const { assistants, url, focusOn, byPass } = brief.form.values;
  const assistant = findChannel(project, mode)?.assistants.find(({ id }) => id === assistants[mode])?.name ?? '';
  const parts = [
    [t('scout.assistant'), assistant],
    [t('scout.url'), url.replace(/^https?:\/\/(www\.)?/, '')],
    [t('scout.file'), brief.file?.name ?? ''],
    [t('scout.focus'), focusOn],
    [t('scout.byPass'), byPass],
  ].filter(([, value]) => value !== '');
  return (
    <span className={classes.summary}>
      {parts.map(([name, value]) => (
        <span key={name} className={classes.part}>
          <span className={classes.name}>{name}</span> {value}
        </span>
      ))}
    </span>
  );
}
