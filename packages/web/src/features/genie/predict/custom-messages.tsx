import { ActionIcon, Button, Modal, Textarea, TextInput } from '@mantine/core';
import { genieLimits } from '@soundings/contract/genie/genie-choices';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldError } from '#/lib/field-rules.ts';
import { formatNumber } from '#/lib/format.ts';
import { splitPasted } from '#/lib/split-pasted.ts';
import { Form } from '#/ui/form/form.tsx';
import { type PredictRequest, useGenie } from '../genie.api.ts';
import { useGenieAction } from '../use-genie-action.ts';
import classes from './custom-messages.module.css';

interface Props {
  /** What the form has: the page and the group that the messages are predicted for. */
  given: PredictRequest;
  onClose: () => void;
}

interface Line {
  id: number;
  text: string;
}

export function CustomMessages({ given, onClose }: Props) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const api = useGenie();
  const [url, setUrl] = useState(given.url);
  const [lines, setLines] = useState<Line[]>([{ id: 0, text: '' }]);
  const [isChecked, setIsChecked] = useState(false);
  const add = useGenieAction({ call: api.addCustom, failed: 'genie.couldntAdd', onDone: onClose });
  const change = (id: number, text: string) =>
    setLines((before) => before.map((line) => (line.id === id ? { id, text } : line)));
  const paste = (event: ClipboardEvent, at: number) => {
    const parts = splitPasted(event.clipboardData.getData('text'));
    if (parts.length < 2) return;
    event.preventDefault();
    setLines((before) => insert(before, at, parts));
  };
  const messages = lines.map(({ text }) => text.trim());
  const isValid = url.trim() !== '' && messages.every((text) => text !== '');
  const send = () => {
    setIsChecked(true);
    if (!isValid) return;
    const { gender, ageRange, region } = given;
    add.mutate({ messages, url: url.trim(), gender, ageRange, region });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('genie.customTitle')}
      size={620}
      closeButtonProps={{ 'aria-label': t('genie.closeDialog') }}
    >
      <Form className={classes.form} onSubmit={send}>
        <TextInput
          required
          label={t('genie.url')}
          placeholder={t('genie.urlPlaceholder')}
          maxLength={genieLimits.url}
          value={url}
          error={isChecked && url.trim() === '' ? t('genie.urlIsRequired') : null}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <p className={classes.help}>{t('genie.customHelp')}</p>
        <ol className={classes.lines}>
          {lines.map(({ id, text }, index) => (
            <li key={id} className={classes.line}>
              <Textarea
                autosize
                minRows={1}
                maxRows={6}
                maxLength={genieLimits.message}
                className={classes.text ?? ''}
                aria-label={t('genie.customMessage', { n: index + 1 })}
                value={text}
                error={isChecked && text.trim() === '' ? shown('required') : null}
                onPaste={(event) => paste(event, index)}
                onChange={({ currentTarget }) => change(id, currentTarget.value)}
                data-autofocus={index === 0 || undefined}
              />
              <ActionIcon
                aria-label={t('genie.removeMessage', { n: index + 1 })}
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
            disabled={lines.length >= genieLimits.messages}
            onClick={() => setLines((before) => insert(before, before.length, ['']))}
          >
            {t('genie.addMore')}
          </Button>
          <Button type="submit" variant="filled" loading={add.isPending}>
            {t('genie.addMessages', { count: lines.length, n: formatNumber(lines.length) })}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

/** Puts texts in the place of an empty line, or behind one that has text. */
const insert = (lines: readonly Line[], at: number, texts: readonly string[]): Line[] => {
  const first = Math.max(...lines.map(({ id }) => id)) + 1;
  const added = texts.map((text, index) => ({ id: first + index, text }));
  const isEmpty = lines[at]?.text.trim() === '';
  const before = lines.slice(0, isEmpty ? at : at + 1);
  return [...before, ...added, ...lines.slice(at + 1)].slice(0, genieLimits.messages);
};
