import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { splitPasted } from '#/lib/split-pasted.ts';
import classes from './message-lines.module.css';

interface Line {
  id: number;
  text: string;
}

export interface MessageLimits {
  message: number;
  messages: number;
}

export function useMessageLines(limits: MessageLimits) {
  const [lines, setLines] = useState<readonly Line[]>([{ id: 0, text: '' }]);
  const insertAt = (at: number, texts: readonly string[]) => {
    const short = texts.map((text) => text.slice(0, limits.message));
    setLines((before) => insert(before, at, short, limits.messages));
  };
  const texts = lines.map(({ text }) => text.trim());
  return {
    lines,
    texts,
    isFull: lines.length >= limits.messages,
    insertAt,
    addLine: () => insertAt(lines.length, ['']),
    change: (id: number, text: string) =>
      setLines((before) => before.map((line) => (line.id === id ? { id, text } : line))),
    remove: (id: number) => setLines((before) => before.filter((line) => line.id !== id)),
  };
}

interface Props {
  written: ReturnType<typeof useMessageLines>;
  maxLength: number;
  isChecked: boolean;
  /** `n` counts from 1. */
  label: (n: number) => string;
  /** Said at the first. */
  help?: string;
  removeLabel: (n: number) => string;
  addLabel: string;
  children: ReactNode;
}

export function MessageLines({ written, maxLength, isChecked, label, help, removeLabel, addLabel, children }: Props) {
  const { t } = useTranslation();
  const { lines, insertAt, change, remove } = written;
  const paste = (event: ClipboardEvent, at: number) => {
    const parts = splitPasted(event.clipboardData.getData('text'));
    if (parts.length < 2) return;
    event.preventDefault();
    insertAt(at, parts);
  };
  return (
    <>
      <ol className={classes.lines}>
        {lines.map(({ id, text }, index) => (
          <li key={id} className={classes.line}>
            <Textarea
              autosize
              minRows={lines.length === 1 ? 3 : 1}
              maxRows={6}
              maxLength={maxLength}
              className={classes.text ?? ''}
              label={label(index + 1)}
              // The button beside it ends where the field does.
              inputWrapperOrder={['label', 'description', 'input', 'error']}
              description={index === 0 ? help : undefined}
              value={text}
              error={isChecked && text.trim() === '' ? t('ai.enterMessage') : null}
              onPaste={(event) => paste(event, index)}
              onChange={({ currentTarget }) => change(id, currentTarget.value)}
              data-autofocus={index === 0 || undefined}
            />
            {lines.length > 1 ? (
              <ActionIcon aria-label={removeLabel(index + 1)} onClick={() => remove(id)}>
                <IconTrash size={17} stroke={1.7} />
              </ActionIcon>
            ) : null}
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} />}
          disabled={written.isFull}
          onClick={written.addLine}
        >
          {addLabel}
        </Button>
        {children}
      </div>
    </>
  );
}

const insert = (lines: readonly Line[], at: number, texts: readonly string[], limit: number): readonly Line[] => {
  const first = Math.max(...lines.map(({ id }) => id)) + 1;
  const added = texts.map((text, index) => ({ id: first + index, text }));
  const isEmpty = lines[at]?.text.trim() === '' && texts.length > 0;
  const before = lines.slice(0, isEmpty ? at : at + 1);
  return [...before, ...added, ...lines.slice(at + 1)].slice(0, limit);
};
