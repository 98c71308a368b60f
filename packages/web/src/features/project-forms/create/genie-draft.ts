import type { Assistant } from '@soundings/contract/assistants/assistants';
import { checkRequired } from '#/lib/field-rules.ts';
import { checkAssistants, oneGroupOf } from '../fields/assistant-values.ts';
import { emptyProject, type ProjectDraft, projectRequestOf, projectRules } from './project-draft.ts';

/** What GENIE and GENIE_GO projects start from. */
export interface GenieDraft extends ProjectDraft {
  brand: string;
  assistants: Assistant[];
  file: File | null;
  /** Asked for by GENIE_GO only. */
  description: string;
  referenceMessages: string;
}

export const emptyGenie: GenieDraft = {
  ...emptyProject,
  brand: '',
  assistants: [],
  file: null,
  description: '',
  referenceMessages: '',
};

export const required = (value: string) => checkRequired(value.trim());

export const genieRules = { ...projectRules, brand: required, assistants: checkAssistants };

export const genieRequestOf = (draft: GenieDraft) => ({
  ...projectRequestOf(draft),
  brand: draft.brand.trim(),
  ...oneGroupOf(draft.assistants),
});
