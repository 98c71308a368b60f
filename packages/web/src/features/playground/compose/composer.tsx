import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { playgroundLimits } from '@soundings/contract/playground/playground-choices';
import { IconBookmark, IconPaperclip, IconPlayerStop, IconSend2, IconWorldPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useFilePicker } from '#/ui/form/file-drop.tsx';
import classes from './compose.module.css';
import { Readings } from './readings.tsx';
import { type Attachments, attachableTypes } from './use-attachments.ts';

export interface ComposerProps {
  text: string;
  onText: (text: string) => void;
  attachments: Attachments;
  readsFiles: boolean;
  writingSince: string | null;
  isStopping: boolean;
  isSending: boolean;
  blocked: string | null;
  onSend: () => void;
  onStop: () => void;
  onEditLast: () => void;
  onAddPage: () => void;
  onPrompts: () => void;
  onOpenAttachment: (id: string) => void;
  fieldRef: Ref<HTMLTextAreaElement>;
}

export function Composer(props: ComposerProps) {
  const { text, onText, attachments, readsFiles, writingSince, isStopping, isSending, blocked } = props;
  const { t } = useTranslation();
  const [isRequired, setRequired] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  useGrowing(box, text);
  const picker = useFilePicker(t('playground.attachFile'), attachableTypes, (file) => attachments.addFiles([file]));
  const isFull = attachments.readings.length >= playgroundLimits.attachments;
  const send = () => {
    if (writingSince !== null || isSending || attachments.isReading || blocked !== null) return;
    setRequired(text.trim() === '');
    if (text.trim() === '') return;
    props.onSend();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Whoever writes Japanese or Chinese ends a word with Enter.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      send();
    }
    if (event.key === 'Escape' && writingSince !== null) props.onStop();
    if (event.key === 'ArrowUp' && text === '') {
      event.preventDefault();
      props.onEditLast();
    }
  };
  const wait = attachments.isReading ? t('playground.waitForReading') : null;
  const why = blocked ?? wait;
  return (
    <form
      ref={box}
      className={classes.composer}
      aria-label={t('playground.newMessage')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Readings readings={attachments.readings} onRemove={attachments.remove} onOpen={props.onOpenAttachment} />
      <textarea
        ref={props.fieldRef}
        className={classes.field}
        rows={1}
        aria-label={t('playground.message')}
        aria-required="true"
        aria-invalid={isRequired}
        aria-describedby="playground-message-error"
        placeholder={t('playground.writeMessage')}
        maxLength={playgroundLimits.message}
        value={text}
        onChange={({ currentTarget }) => {
          setRequired(false);
          onText(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const files = [...event.clipboardData.files];
          if (files.length === 0 || !readsFiles) return;
          event.preventDefault();
          attachments.addFiles(files);
        }}
      />
      <p id="playground-message-error" className={classes.error} role="alert">
        {isRequired ? t('playground.enterMessage') : null}
        {text.length > playgroundLimits.message * 0.9
          ? t('playground.charactersOf', {
              used: formatNumber(text.length),
              of: formatNumber(playgroundLimits.message),
            })
          : null}
      </p>
      <div className={classes.tools}>
        {readsFiles && (
          <Tool label={t('playground.attachFile')} isDisabled={isFull} onClick={picker.pick} icon={IconPaperclip} />
        )}
        {readsFiles && picker.input}
        <Tool label={t('playground.attachPage')} isDisabled={isFull} onClick={props.onAddPage} icon={IconWorldPlus} />
        <Tool label={t('playground.prompts')} onClick={props.onPrompts} icon={IconBookmark} />
        <span className={classes.keys} aria-hidden="true">
          <kbd>Enter</kbd> {t('playground.sends')} <kbd>{t('playground.shift')}</kbd> <kbd>Enter</kbd>{' '}
          {t('playground.breaks')}
        </span>
        <span className={classes.end}>
          {writingSince === null && <span role="status">{wait}</span>}
          {writingSince === null ? (
            <Tooltip label={why} disabled={why === null}>
              <Button
                type="submit"
                variant="filled"
                size="sm"
                leftSection={<IconSend2 size={16} stroke={1.8} />}
                loading={isSending}
                aria-disabled={why !== null || undefined}
                data-blocked={why !== null || undefined}
              >
                {t('common.generate')}
              </Button>
            </Tooltip>
          ) : (
            <>
              <WritingTime since={writingSince} />
              <Button
                size="sm"
                leftSection={<IconPlayerStop size={16} stroke={1.8} />}
                loading={isStopping}
                aria-keyshortcuts="Escape"
                onClick={props.onStop}
              >
                {t('playground.stop')}
              </Button>
            </>
          )}
        </span>
      </div>
    </form>
  );
}

interface ToolProps {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  icon: typeof IconPaperclip;
}

function Tool({ label, isDisabled = false, onClick, icon: Icon }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon size={32} aria-label={label} disabled={isDisabled} onClick={onClick}>
        <Icon size={18} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </Tooltip>
  );
}

/** Where the style sheet can't let a field grow with its text, as in Firefox. */
function useGrowing(box: { current: HTMLElement | null }, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useEffect(() => {
    const field = box.current?.querySelector('textarea');
    if (!field || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
  }, [box, text]);
}

function WritingTime({ since }: { since: string }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - Date.parse(since)) / 1000));
  return t('playground.writingFor', { seconds });
}
