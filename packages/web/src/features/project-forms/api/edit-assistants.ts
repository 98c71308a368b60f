import { endpoints } from 'virtual:endpoints';
import { type CallInput, call } from '#/lib/api/call.ts';

const edits = { GENIE: endpoints.editGenieAssistants, GENIE_GO: endpoints.editGenieGoAssistants };

/** The assistants of a type with one group. */
export const editAssistants = (type: keyof typeof edits, input: CallInput<typeof endpoints.editGenieAssistants>) =>
  call(edits[type], input);
