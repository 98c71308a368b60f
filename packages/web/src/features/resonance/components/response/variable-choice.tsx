import { Button, Popover, Skeleton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const load = () => import('./variable-list.tsx');
const VariableList = lazy(() => load().then((file) => ({ default: file.VariableList })));

/** Which variables' audiences are shown; at least one. */
export function VariableChoice(props: ComponentProps<typeof VariableList>) {
  const { t } = useTranslation();
  return (
    <Popover position="bottom-start" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button
          size="sm"
          rightSection={<IconChevronDown size={15} />}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
        >
          {t('resonance.nColumns', { count: props.chosen.length })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <Suspense fallback={<Skeleton height={180} />}>
          <VariableList {...props} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
