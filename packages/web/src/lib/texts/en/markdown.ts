export const markdown = {
  code: 'Code',
  copyCode: 'Copy: {{name}}',
  table: 'Table: {{columns}}',
  done: 'Done',
  open: 'Open',
} as const;
