import { promptField } from '@soundings/contract/playground/playground-choices';

export const fillPrompt = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(promptField, (whole, name: string) => {
    const value = values[name]?.trim() ?? '';
    return value === '' ? whole : value;
  });

export const findPrompts = <P extends { name: string; text: string }>(prompts: readonly P[], search: string): P[] => {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return prompts.filter(({ name, text }) => {
    const all = `${name} ${text}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  });
};
