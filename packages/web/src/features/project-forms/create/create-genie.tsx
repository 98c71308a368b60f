import { endpoints } from 'virtual:endpoints';
import { useForm } from '@mantine/form';
import { call } from '#/lib/api/call.ts';
import { emptyGenie, type GenieDraft, genieRequestOf, genieRules } from './genie-draft.ts';
import { GenieForm } from './genie-form.tsx';
import { useCreateProject } from './use-create-project.ts';

/** A new GENIE project. */
export function CreateGenie() {
  const form = useForm<GenieDraft>({ initialValues: emptyGenie, validate: genieRules });
  const creation = useCreateProject({
    form,
    fileType: 'GENIE',
    send: (draft) => call(endpoints.createGenie, { body: genieRequestOf(draft) }),
  });
  return <GenieForm type="GENIE" form={form} creation={creation} />;
}
