import { Select, type SelectProps } from '@mantine/core';
import { ownTimeZone } from '#/lib/format.ts';

interface Props extends Pick<SelectProps, 'label' | 'placeholder' | 'required'> {
  value: string | null;
  onChange: (timeZone: string) => void;
}

/** Time zones of the IANA database, with the one of this browser and UTC first. */
export function TimeZoneSelect({ value, onChange, ...field }: Props) {
  const first = [...(value === null ? [] : [value]), ownTimeZone(), 'UTC'];
  return (
    <Select
      {...field}
      allowDeselect={false}
      searchable
      limit={50}
      value={value}
      data={[...new Set([...first, ...Intl.supportedValuesOf('timeZone')])]}
      onChange={(timeZone) => timeZone && onChange(timeZone)}
    />
  );
}
