import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { Name, Text } from '../text.ts';
import { playgroundLimits, promptFields } from './playground-choices.ts';

export const SavedPrompt = z.object({
  id: z.uuid(),
  name: z.string(),
  text: z.string(),
  /** Names of what is filled in before it is sent, in the order of the text: `{{brand}}`. */
  fields: z.array(z.string()),
  /** Everybody of the workspace sees it. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
  owner: z.string(),
  updatedOn: z.iso.datetime(),
});
export type SavedPrompt = z.infer<typeof SavedPrompt>;

const PromptGiven = z.object({
  name: Name.pipe(z.string().max(playgroundLimits.prompt.name)),
  text: Text.trim()
    .min(1, 'required')
    .max(playgroundLimits.prompt.text)
    .refine((text) => promptFields(text).length <= playgroundLimits.prompt.fields, 'tooManyFields'),
  isShared: z.boolean().default(false),
});
export type PromptGiven = z.output<typeof PromptGiven>;

const byId = z.object({ id: z.uuid() });
const access = 'playground.use';

export const savedPromptsEndpoints = {
  savedPrompts: endpoint({
    method: 'GET',
    path: '/api/ai/playground/prompts',
    summary: 'The caller’s prompts and those shared in their workspace, by name',
    access,
    answer: z.array(SavedPrompt),
  }),
  addSavedPrompt: endpoint({
    method: 'POST',
    path: '/api/ai/playground/prompts',
    summary: 'Save a prompt under a name of its own',
    access,
    body: PromptGiven,
    answer: SavedPrompt,
    status: 201,
    errors: ['nameAlreadyExists', 'limitReached'],
  }),
  changeSavedPrompt: endpoint({
    method: 'PUT',
    path: '/api/ai/playground/prompts/{id}',
    summary: 'Change a prompt of one’s own',
    access,
    params: byId,
    body: PromptGiven,
    answer: SavedPrompt,
    errors: ['notFound', 'nameAlreadyExists'],
  }),
  deleteSavedPrompt: endpoint({
    method: 'DELETE',
    path: '/api/ai/playground/prompts/{id}',
    summary: 'Delete a prompt of one’s own',
    access,
    params: byId,
    answer: Done,
    errors: ['notFound'],
  }),
};
