import { Textarea, TextInput } from '@mantine/core';
import { hasParts, type IdeaParts, readParts, writeParts } from '@soundings/engine/ideas/idea-parts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editor, EditorProps } from '#/features/board/cards/edit-message.tsx';
import { nameOfType } from './idea-text.tsx';
import classes from './ideas.module.css';

function IdeaFields({ label, text, maxLength, error, onChange }: EditorProps) {
  const { t } = useTranslation();
  const [parts, setParts] = useState(() => readParts(text));
  const room = maxLength - writeParts(parts).length;
  const shown = { ...parts, type: nameOfType(parts.type) };
  const field = (part: keyof IdeaParts) => ({
    label: t(`id8.part_${part}`),
    value: shown[part],
    maxLength: shown[part].length + room,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      const changed = { ...parts, [part]: value };
      setParts(changed);
      onChange(changed.headline.trim() === '' ? '' : writeParts(changed));
    },
  });
  const long = { autosize: true, minRows: 2, maxRows: 8 };
  return (
    <fieldset className={classes.fields} aria-label={label}>
      <TextInput {...field('type')} />
      <Textarea {...field('headline')} autoFocus autosize minRows={1} maxRows={4} error={error} />
      <Textarea {...field('transformation')} {...long} />
      <Textarea {...field('manifestation')} {...long} />
    </fieldset>
  );
}

export const ideaEditor: Editor = (props) =>
  hasParts(props.text) || props.text === '' ? <IdeaFields {...props} /> : null;
