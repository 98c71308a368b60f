import { escapeMarkdown } from '../built-in/from-attachments.ts';
import type { Turn } from '../chat/context.ts';
import { findNamedProject, type NamedProject, type OpenProject } from './named-project.ts';

/** "And Havgus?" asks what was asked before, of another project. */
const sayNothing = /^(?:and|in|for|of|i mean|the|please|und|für|von|ich meine|das|bitte|\P{L})*$/iu;

/** The project that a question names, or, where it is a name alone, the question before it. */
export const findAsked = (question: string, turns: readonly Turn[], projects: readonly OpenProject[]): NamedProject => {
  const named = findNamedProject(question, projects);
  const before = turns.findLast(({ role }) => role === 'user');
  if (!named.project || !before || !sayNothing.test(named.rest)) return named;
  return { project: named.project, rest: findNamedProject(before.text, projects).rest };
};

/** What a conversation is about: the project that was the last to be named alone, by either side; null before that. */
export const findSpokenOf = (turns: readonly Turn[], projects: readonly OpenProject[]): OpenProject | null => {
  for (const { text } of turns.toReversed()) {
    const [project, ...others] = projects.filter(
      ({ projectName }) => text.includes(projectName) || text.includes(escapeMarkdown(projectName)),
    );
    if (project && others.length === 0) return project;
  }
  return null;
};
