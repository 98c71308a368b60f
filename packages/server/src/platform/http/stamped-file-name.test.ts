import { expect, it } from 'vitest';
import { stampedFileName } from './file-names.ts';

it('puts day and time behind and replaces what file systems refuse', () => {
  const at = new Date('2026-03-04T05:06:07.890Z');
  expect(stampedFileName('audit-log', 'csv', at)).toBe('audit-log_04-03-2026_050607.csv');
  expect(stampedFileName('a\\b/c:d"e*f?g<h>i|j', 'xlsx', at)).toBe('a_b_c_d_e_f_g_h_i_j_04-03-2026_050607.xlsx');
});
