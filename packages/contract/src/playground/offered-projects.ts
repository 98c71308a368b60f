/** What the built-in assistant asks where several projects are meant; their names follow, a list in bold. */
export const whichProject = {
  en: 'Which project do you mean? Its name is enough.',
  de: 'Welches Projekt meinen Sie? Der Name genügt.',
} as const;

const listedName = /^- \*\*(.+)\*\*$/;

interface OfferedProjects {
  readonly names: readonly string[];
  /** All of an answer that offers none. */
  readonly question: string;
  /** How many more there are, in words. */
  readonly more: string;
}

export const readOfferedProjects = (answer: string): OfferedProjects => {
  const question = Object.values(whichProject).find((words) => answer.startsWith(words));
  if (question === undefined) return { names: [], question: answer, more: '' };
  const lines = answer.slice(question.length).trim().split('\n');
  const names = lines.flatMap((line) => listedName.exec(line)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? []);
  return {
    names,
    question,
    more: lines
      .filter((line) => !listedName.test(line))
      .join(' ')
      .replace(/^- /, ''),
  };
};
