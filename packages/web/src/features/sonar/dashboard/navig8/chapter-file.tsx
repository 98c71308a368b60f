import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { guideDocuments } from '@soundings/contract/sonar/navig8-choices';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#/ui/feedback/use-action.ts';
import { useDashboard } from '../dashboard.ts';
import { downloadChapter } from './navig8.api.ts';

interface Props {
  name: string;
  /** Left out: all chapters. */
  chapter?: number;
}

export function ChapterFile({ name, chapter }: Props) {
  const { t } = useTranslation();
  const { source } = useDashboard();
  const download = useAction({
    call: (format: (typeof guideDocuments)[number]) => downloadChapter(source, { format, chapter }),
    failed: 'navig8.couldntDownload',
  });
  const label = t('navig8.download', { chapter: name });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {chapter === undefined ? (
          <Button variant="subtle" size="xs" leftSection={<IconDownload size={15} />} loading={download.isPending}>
            {t('navig8.downloadAll')}
          </Button>
        ) : (
          <Tooltip label={label}>
            <ActionIcon variant="subtle" aria-label={label} loading={download.isPending}>
              <IconDownload size={16} />
            </ActionIcon>
          </Tooltip>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {guideDocuments.map((format) => (
          <Menu.Item key={format} onClick={() => download.mutate(format)}>
            {t(`navig8.as_${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
