const labels = {
  type: 'Idea type',
  headline: 'Idea headline',
  transformation: 'Transformation',
  manifestation: 'Manifestation',
} as const;
type Part = keyof typeof labels;
const parts = Object.keys(labels) as Part[];

export type IdeaParts = Readonly<Record<Part, string>>;

export const writeParts = (idea: IdeaParts): string =>
  parts.map((part) => `${labels[part]}: ${idea[part].replaceAll(/\s*\n\s*/g, ' ')}`).join('\n');

/** The parts of an idea's text; of a text without labels the first line is the headline. Missing ones are empty. */
export const readParts = (text: string): IdeaParts => {
  const found: Record<Part, string> = { type: '', headline: '', transformation: '', manifestation: '' };
  let part: Part | null = null;
  for (const line of text.split('\n')) {
    const begun = parts.find((each) => line.trimStart().toLowerCase().startsWith(`${labels[each].toLowerCase()}:`));
    if (begun) part = begun;
    const said = begun ? line.slice(line.indexOf(':') + 1) : line;
    part ??= 'headline';
    found[part] = [found[part], said.trim()].filter(Boolean).join(' ');
    if (!begun && part === 'headline' && !text.includes(':')) part = 'transformation';
  }
  return found;
};

/** Whether a text names its parts; what somebody has written as one sentence does not. */
export const hasParts = (text: string): boolean =>
  text.split('\n').some((line) => line.trimStart().toLowerCase().startsWith(`${labels.headline.toLowerCase()}:`));

/** What an idea says, without its labels and its kind: ideas are compared by this. */
export const contentOf = (text: string): string => {
  const { headline, transformation, manifestation } = readParts(text);
  return `${headline}. ${transformation} ${manifestation}`;
};
