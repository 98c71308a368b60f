import { Button, Popover, Skeleton } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needResonanceViewTexts } from '#/lib/i18n.ts';

const SavedFilters = lazy(() =>
  Promise.all([import('./saved-filters.tsx'), needResonanceViewTexts()]).then(([file]) => ({
    default: file.SavedFilters,
  })),
);

interface Props {
  filters: string[];
  onFilters: (filters: string[]) => void;
}

export function SavedButton(props: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setIsOpen} width={320} position="bottom-start" trapFocus={false}>
      <Popover.Target>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconBookmark size={16} stroke={1.7} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('resonanceResponse.savedFilters')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {isOpen && (
          <Suspense fallback={<Skeleton height={120} />}>
            <SavedFilters
              {...props}
              onFilters={(filters) => {
                props.onFilters(filters);
                setIsOpen(false);
              }}
            />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
