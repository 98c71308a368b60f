import { Textarea, type TextareaProps } from '@mantine/core';
import { settingLimits } from '@soundings/contract/projects/project-choices';
import { useFieldError } from '#/lib/use-field-error.ts';

/** A required longer text that grows with what is written. */
export function ParagraphField({ error, ...props }: TextareaProps) {
  const shown = useFieldError();
  return (
    <Textarea
      withAsterisk
      required
      autosize
      minRows={3}
      maxRows={14}
      maxLength={settingLimits.paragraphs}
      {...props}
      error={shown(error)}
    />
  );
}
