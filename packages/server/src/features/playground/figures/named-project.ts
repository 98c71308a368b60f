import type { ProjectType } from '@soundings/contract/projects/projects';

export interface OpenProject {
  readonly id: string;
  readonly projectName: string;
  readonly projectType: ProjectType;
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase();
const before =
  '(?:(?:in|from|of|for|on|within|im|in|aus|von|bei|für|vom)\\s+)?(?:(?:the|my|our|dem|das|der|meinem|unserem)\\s+)?(?:(?:project|survey|study|projekt|umfrage|studie)\\s+)?["“„«]?';
const behind = '["”“»]?(?:\\s+(?:project|survey|study|projekt|umfrage))?';

export interface NamedProject {
  readonly project: OpenProject | null;
  readonly rest: string;
}

/** The project that a question names, the longest name first, and the question without its name. */
export const findNamedProject = (question: string, projects: readonly OpenProject[]): NamedProject => {
  for (const project of projects.toSorted((one, other) => other.projectName.length - one.projectName.length)) {
    const name = project.projectName.trim();
    if (name.length < 4 || !fold(question).includes(fold(name))) continue;
    const escaped = name.normalize('NFC').replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    const form = new RegExp(`(?<![\\p{L}\\d])${before}${escaped}${behind}(?![\\p{L}\\d])`, 'iu');
    const rest = question.normalize('NFC').replace(form, ' ');
    if (rest !== question.normalize('NFC')) return { project, rest: rest.trim() };
  }
  return { project: null, rest: question };
};
