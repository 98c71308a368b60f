import type { SharedPart } from '@soundings/contract/endpoint';
import type { CreatedType } from '@soundings/contract/projects/project-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccessHeading } from '#/features/access/components/access-heading.tsx';
import { AccessLayout } from '#/features/access/components/access-layout.tsx';
import { GateForm } from '#/features/consumer/components/gate-form.tsx';
import { useVisit } from '#/features/consumer/use-visit.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { typeLooks } from '#/lib/project-types.ts';
import { ConsumerShell } from './consumer-shell.tsx';

interface Props {
  part: SharedPart;
  /** As it stands in the address. */
  projectName: string;
  /** What the password opens. */
  children: (visit: ConsumerVisit) => ReactNode;
}

const typeOf = (part: SharedPart): CreatedType => (part === 'FINAL_MESSAGES' ? 'SCOUTV2' : part);

/** A page for whoever has a project's name and password: the gate first, also for the signed-in. */
export function ConsumerPage({ part, projectName, children }: Props) {
  const { t } = useTranslation();
  const visit = useVisit(part, projectName);
  const type = typeOf(part);
  if (visit) {
    return (
      <ConsumerShell visit={visit} type={type}>
        {children(visit)}
      </ConsumerShell>
    );
  }
  const { name, icon: Icon } = typeLooks[type];
  const lead = part === 'FINAL_MESSAGES' ? 'consumer.sharedFinalMessages' : 'consumer.sharedProject';
  return (
    <AccessLayout>
      <AccessHeading icon={<Icon size={22} stroke={1.7} />} title={projectName}>
        {t(lead, { type: name })}
      </AccessHeading>
      <GateForm key={`${part} ${projectName}`} part={part} projectName={projectName} />
    </AccessLayout>
  );
}
