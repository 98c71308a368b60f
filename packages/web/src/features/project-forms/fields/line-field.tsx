import { TextInput, type TextInputProps } from '@mantine/core';
import { settingLimits } from '@soundings/contract/projects/project-choices';
import { useFieldError } from '#/lib/use-field-error.ts';

/** A required line: spread what `form.getInputProps(…)` gives. */
export function LineField({ error, ...props }: TextInputProps) {
  const shown = useFieldError();
  return (
    <TextInput
      withAsterisk
      required
      autoComplete="off"
      maxLength={settingLimits.line}
      {...props}
      error={shown(error)}
    />
  );
}
