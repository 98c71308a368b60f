import { Button, Modal } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { formatNumber } from '#/lib/format.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { BlockableButton } from '#/ui/form/blockable-button.tsx';
import { Form } from '#/ui/form/form.tsx';
import classes from './custom-messages.module.css';
import { type MessageLimits, MessageLines, useMessageLines } from './message-lines.tsx';
import { readMessages, typesToRead } from './messages-from-file.ts';

interface Props {
  limits: MessageLimits;
  canUpload: boolean;
  isBusy: boolean;
  onAdd: (messages: string[]) => void;
  onClose: () => void;
}

export function CustomMessages({ limits, canUpload, isBusy, onAdd, onClose }: Props) {
  const { t } = useTranslation();
  const written = useMessageLines(limits);
  const { lines, texts, insertAt } = written;
  const [isChecked, setIsChecked] = useState(false);
  const [note, setNote] = useState<string | null>(null);
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
        <MessageLines
          written={written}
          maxLength={limits.message}
          isChecked={isChecked}
          label={(n) => t('board.customMessage', { n: formatNumber(n) })}
          removeLabel={(n) => t('board.removeLine', { n: formatNumber(n) })}
          addLabel={t('board.addMore')}
        >
          <span className={classes.end}>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <BlockableButton
              type="submit"
              variant="filled"
              loading={isBusy}
              reason={texts.every((text) => text === '') ? t('board.writeFirst') : null}
            >
              {t('board.addMessages', { count: lines.length, n: formatNumber(lines.length) })}
            </BlockableButton>
          </span>
        </MessageLines>
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
