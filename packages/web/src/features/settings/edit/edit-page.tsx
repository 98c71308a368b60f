import { Button } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorState, isMissing } from '#/ui/feedback/error-state.tsx';
import { SkeletonRows } from '#/ui/feedback/skeletons.tsx';
import { FormPage } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';

interface Props<T> {
  found: { data: T | undefined; error: unknown; isRefetching: boolean; refetch: () => unknown };
  back: ReactNode;
  title: string;
  failed: string;
  missing: { title: string; text: string; link: (props: object) => ReactNode; linkText: string };
  children: (found: T) => ReactNode;
}

export function EditPage<T>({ found, back, title, failed, missing, children }: Props<T>) {
  const { data, error, refetch, isRefetching } = found;
  if (data !== undefined && !isMissing(error)) return children(data);
  return (
    <FormPage back={back} title={title}>
      <Card flush label={title}>
        {error === null ? (
          <SkeletonRows rows={6} />
        ) : (
          <ErrorState
            error={error}
            title={failed}
            missing={{
              icon: <IconFileOff size={21} stroke={1.7} />,
              title: missing.title,
              text: missing.text,
              action: <Button renderRoot={missing.link}>{missing.linkText}</Button>,
            }}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        )}
      </Card>
    </FormPage>
  );
}
