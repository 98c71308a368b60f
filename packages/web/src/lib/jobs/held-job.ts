/** A job that a form of this tab has started. */
export interface HeldJob {
  id: string;
  /** What it works on, as its progress names it. */
  label: string;
}

const keyOf = (form: string): string => `JOB ${form}`;

/** Keeps a form's job in the session storage of this tab, so that a reload finds it again; an older one is forgotten. */
export const holdJob = (form: string, job: HeldJob): void => sessionStorage.setItem(keyOf(form), JSON.stringify(job));

export const findHeldJob = (form: string): HeldJob | null => {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as HeldJob | null;
  } catch {
    return null;
  }
};

export const forgetHeldJob = (form: string): void => sessionStorage.removeItem(keyOf(form));
