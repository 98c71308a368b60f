import { isApiError } from '#/lib/api/api-error.ts';

interface Form {
  setFieldError: (field: string, error: string) => void;
  getInputNode: (field: string) => HTMLElement | null;
}

export const showTakenName = (form: Form, field: string, error: Error): boolean => {
  if (!isApiError(error, 'nameAlreadyExists')) return false;
  form.setFieldError(field, error.code);
  form.getInputNode(field)?.focus();
  return true;
};
