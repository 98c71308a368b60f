import { ActionIcon, Button, Modal, Textarea } from '@mantine/core';
import { IconFileSpreadsheet, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ClipboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { useFieldError } from '#/lib/field-rules.ts';
import { formatNumber } from '#/lib/format.ts';
import { splitPasted } from '#/lib/split-pasted.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { Form } from '#/ui/form/form.tsx';
import classes from './custom-messages.module.css';
import { readMessages, typesToRead } from './messages-from-file.ts';

interface Props {
  /** Characters of one message, and how many are added at once. */
  limits: { message: number; messages: number };
  /** Whether the server may be asked to read a file. */
  canUpload: boolean;
  isBusy: boolean;
  onAdd: (messages: string[]) => void;
  onClose: () => void;
}

interface Line {
  id: number;
  text: string;
}

/** Messages of one's own: typed, pasted (a blank line begins a new one) or from a table. */
export function CustomMessages({ limits, canUpload, isBusy, onAdd, onClose }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const [lines, setLines] = useState<readonly Line[]>([{ id: 0, text: '' }]);
  const [isChecked, setIsChecked] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const insertAt = (at: number, texts: readonly string[]) => {
    const short = texts.map((text) => text.slice(0, limits.message));
    setLines((before) => insert(before, at, short, limits.messages));
  };
  const paste = (event: ClipboardEvent, at: number) => {
    const parts = splitPasted(event.clipboardData.getData('text'));
    if (parts.length < 2) return;
    event.preventDefault();
    insertAt(at, parts);
  };
  const read = (name: string, messages: readonly string[]) => {
    const room = limits.messages - lines.filter(({ text }) => text.trim() !== '').length;
    insertAt(lines.length - 1, messages);
    const values = { name, count: messages.length, n: formatNumber(messages.length), room: formatNumber(room) };
    setNote(
      t(
        messages.length === 0 ? 'board.fileEmpty' : messages.length > room ? 'board.fileCut' : 'board.fileRead',
        values,
      ),
    );
  };
  const texts = lines.map(({ text }) => text.trim());
  const isValid = texts.every((text) => text !== '');
  const send = () => {
    setIsChecked(true);
    if (isValid && !isBusy) onAdd(texts);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('board.customTitle')}
      size={640}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Form className={classes.form} onSubmit={send}>
        <div className={classes.top}>
          <p className={classes.help}>{t('board.customHelp')}</p>
          <FileButton canUpload={canUpload} onRead={read} />
        </div>
        {note === null ? null : <InlineAlert tone="info">{note}</InlineAlert>}
        <ol className={classes.lines}>
          {lines.map(({ id, text }, index) => (
            <li key={id} className={classes.line}>
              <Textarea
                autosize
                minRows={1}
                maxRows={6}
                maxLength={limits.message}
                className={classes.text ?? ''}
                aria-label={t('board.customMessage', { n: formatNumber(index + 1) })}
                value={text}
                error={isChecked && text.trim() === '' ? shown('required') : null}
                onPaste={(event) => paste(event, index)}
                onChange={({ currentTarget: { value } }) =>
                  setLines((before) => before.map((line) => (line.id === id ? { id, text: value } : line)))
                }
                data-autofocus={index === 0 || undefined}
              />
              <ActionIcon
                aria-label={t('board.removeLine', { n: formatNumber(index + 1) })}
                disabled={lines.length === 1}
                onClick={() => setLines((before) => before.filter((line) => line.id !== id))}
              >
                <IconTrash size={17} stroke={1.7} />
              </ActionIcon>
            </li>
          ))}
        </ol>
        <div className={classes.actions}>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} />}
            disabled={lines.length >= limits.messages}
            onClick={() => insertAt(lines.length, [''])}
          >
            {t('board.addMore')}
          </Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {t('board.addMessages', { count: lines.length, n: formatNumber(lines.length) })}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

interface FileButtonProps {
  canUpload: boolean;
  onRead: (name: string, messages: readonly string[]) => void;
}

function FileButton({ canUpload, onRead }: FileButtonProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const types = typesToRead(canUpload);
  const reading = useMutation({
    mutationFn: readMessages,
    onSuccess: (messages, { name }) => onRead(name, messages),
    gcTime: 0,
  });
  return (
    <div className={classes.file}>
      <input
        ref={input}
        hidden
        type="file"
        accept={types.map((type) => `.${type}`).join(',')}
        data-testid="messages-file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) reading.mutate(file);
          currentTarget.value = '';
        }}
      />
      <Button
        size="sm"
        leftSection={<IconFileSpreadsheet size={16} stroke={1.7} />}
        loading={reading.isPending}
        onClick={() => input.current?.click()}
      >
        {t('board.fromFile', { kinds: types.join(', ') })}
      </Button>
      {reading.error ? (
        <span className={classes.problem} role="alert">
          {errorText(t, reading.error)}
        </span>
      ) : null}
    </div>
  );
}

/** Puts texts in the place of an empty line, or behind one that has text. */
const insert = (lines: readonly Line[], at: number, texts: readonly string[], limit: number): readonly Line[] => {
  const first = Math.max(...lines.map(({ id }) => id)) + 1;
  const added = texts.map((text, index) => ({ id: first + index, text }));
  const isEmpty = lines[at]?.text.trim() === '' && texts.length > 0;
  const before = lines.slice(0, isEmpty ? at : at + 1);
  return [...before, ...added, ...lines.slice(at + 1)].slice(0, limit);
};
