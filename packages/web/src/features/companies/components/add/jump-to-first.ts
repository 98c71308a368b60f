import { companyFields } from './company-draft.ts';
import { usersSectionId } from './users-section-id.ts';

/** Brings the keyboard to the first field that is wrong: the company's, or the marked user's, or the button that adds one. */
export const jumpToFirst = (errors: object): void => {
  const field = companyFields.find((name) => name in errors);
  if (field) {
    document.querySelector<HTMLElement>(`[data-path="${field}"]`)?.focus();
    return;
  }
  const section = document.getElementById(usersSectionId);
  const button = section?.querySelector<HTMLElement>('[data-failed] [data-edit]') ?? section?.querySelector('button');
  button?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'center' });
};
