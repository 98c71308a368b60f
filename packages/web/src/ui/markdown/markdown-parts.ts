import { type ComponentType, createContext, type ReactNode } from 'react';

export interface MarkdownPartsValue {
  /** What in the text refers to something, in square brackets: global, as `/\[\d+\]/g`. */
  readonly reference?: RegExp;
  readonly Reference?: ComponentType<{ name: string }>;
  readonly Struck?: ComponentType<{ text: string; children: ReactNode }>;
}

export const MarkdownParts = createContext<MarkdownPartsValue>({});
