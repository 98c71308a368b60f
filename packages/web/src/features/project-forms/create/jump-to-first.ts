/** Brings the keyboard to the first field of the page that is wrong. Fields carry their path in `data-path`. */
export const jumpToFirst = (errors: object): void => {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  const first = fields.find((field) => (field.dataset.path ?? '') in errors);
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: 'center' });
};
