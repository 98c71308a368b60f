import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { InHeader } from '#/app/shell/header-slot.tsx';
import { useProjectItems } from '#/app/use-project-items.tsx';
import { createGenieApi, GenieProvider, type GenieType, genieKey } from '#/features/genie/genie.api.ts';
import { ExportItem, GenieActions } from '#/features/genie/page/genie-actions.tsx';
import { GeniePage } from '#/features/genie/page/genie-page.tsx';
import type { May } from '#/features/projects/list/project-menu-entries.ts';
import { ProjectCrumb } from '#/features/projects/project-crumb.tsx';
import { isApiError } from '#/lib/api/api-error.ts';
import { staffProject } from '#/lib/api/open-project.ts';
import { errorText } from '#/lib/error-text.ts';
import { toastError } from '#/ui/feedback/toast.tsx';
import { useIsPhone } from '#/ui/layout/use-is-phone.ts';

export function StaffGenie({ id, type, may }: { id: string; type: GenieType; may: May }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const projectItems = useProjectItems(id, type);
  const api = useMemo(() => createGenieApi(staffProject(id, genieKey(id)), type), [id, type]);
  const { error } = useQuery(api.project);
  const isClosed = isApiError(error, 'notFound', 'invalidRequest');
  const leave = useEffectEvent(() => {
    toastError({
      id: 'genie',
      title: t('errors.couldNotLoad', { thing: t('genie.theProject') }),
      text: errorText(t, error),
    });
    void navigate({ to: '/projects', replace: true });
  });
  useEffect(() => {
    if (isClosed) leave();
  }, [isClosed]);
  return (
    <GenieProvider value={api}>
      <InHeader>
        <ProjectCrumb id={id} type={type} may={may}>
          {isPhone ? <ExportItem /> : null}
          {projectItems}
        </ProjectCrumb>
        {isPhone ? null : <GenieActions />}
      </InHeader>
      {isClosed ? null : <GeniePage />}
    </GenieProvider>
  );
}
