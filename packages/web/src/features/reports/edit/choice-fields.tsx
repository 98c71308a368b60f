import { type ComboboxData, MultiSelect, Select } from '@mantine/core';
import type { Block } from '@soundings/contract/reports/blocks';
import classes from './report-editor.module.css';

export interface FieldsProps<B extends Block> {
  block: B;
  onChange: (block: B) => void;
}

interface OneOfProps<T extends string> {
  label: string;
  value: T;
  options: { value: T; label: string }[];
  onChange: (value: T) => void;
}

export function OneOf<T extends string>({ label, value, options, onChange }: OneOfProps<T>) {
  return (
    <Select<T>
      label={label}
      value={value}
      data={options}
      allowDeselect={false}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}

interface OneOrUsualProps {
  label: string;
  usual: string;
  value: string | null;
  options: { value: string; label: string }[];
  onChange: (value: string | null) => void;
}

export function OneOrUsual({ usual, options, ...field }: OneOrUsualProps) {
  return <Select {...field} placeholder={usual} data={options} searchable clearable limit={100} />;
}

interface SomeOfProps {
  label: string;
  description?: string;
  placeholder?: string;
  value: string[];
  data: ComboboxData;
  maxValues: number;
  onChange: (value: string[]) => void;
}

/** Several of a long list; none stand for all. */
export function SomeOf(props: SomeOfProps) {
  return <MultiSelect {...props} className={classes.several ?? ''} searchable clearable limit={100} />;
}
