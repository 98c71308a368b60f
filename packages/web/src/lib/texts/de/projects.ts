import type { projects as english } from '../en/projects.ts';
import type { TextShape } from '../text-shape.ts';

export const projects: TextShape<typeof english> = {};
