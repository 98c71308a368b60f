import type { Assistant } from '@soundings/contract/assistants/assistants';
import { addBuiltInAssistants } from '#/features/assistants/add-built-in-assistants.ts';
import type { Services } from '#/platform/services.ts';

/** The ids are written down and never change: companies and projects hold them. */
export const builtInAssistants: readonly Assistant[] = [
  { id: '0c0f2a51-6d0e-4a0b-9a5e-3f6b7a1c0d01', name: 'Claim writer', type: 'TEXT' },
  { id: '1d7e84b6-52c3-4f19-8b0a-6e2c9d4f7a02', name: 'Page to messages', type: 'TEXT' },
  { id: '2b9c6f3d-8e41-4d7a-a1c6-95d0e83b2f03', name: 'Brief to messages', type: 'FILE' },
  { id: '3a5d1e90-7f2b-4c68-b3d9-0c8f4a6e5b04', name: 'Research reader', type: 'FILE' },
  { id: '4f8b2c7e-19d6-4e53-9c70-a7e1d5b83c05', name: 'Message sharpener', type: 'TEXT' },
  { id: '5e6a9d14-c3b8-47f2-8d15-b2f4c07e9a06', name: 'Message compressor', type: 'TEXT' },
  { id: '6c1f7b58-e4a2-4b96-a8e3-d9305f2c8e07', name: 'Danish copywriter', type: 'TEXT' },
  { id: '7d3e0a82-b5f9-4c1d-97b4-1e6a8c5d4f08', name: 'Open conversation', type: 'CHAT' },
];

/** At every start, so that an update brings new ones. */
export const seedAssistants = (services: Services): Promise<void> => addBuiltInAssistants(services, builtInAssistants);
