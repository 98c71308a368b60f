import { promptField } from '@soundings/contract/playground/playground-choices';

/** The text of a prompt with its fields filled in; what is left empty stays as it is written. */
export const fillPrompt = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(promptField, (whole, name: string) => {
    const value = values[name]?.trim() ?? '';
    return value === '' ? whole : value;
  });

/** Prompts whose name or text has all words of a search. */
export const findPrompts = <P extends { name: string; text: string }>(prompts: readonly P[], search: string): P[] => {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return prompts.filter(({ name, text }) => {
    const all = `${name} ${text}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  });
};
