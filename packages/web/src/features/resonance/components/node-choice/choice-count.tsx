import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './choice-count.module.css';

interface Props {
  /** "3 nodes chosen". */
  text: string;
  isEmpty: boolean;
  onClear: () => void;
}

/** How many are chosen, and the way back to none. */
export function ChoiceCount({ text, isEmpty, onClear }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.count}>
      <span role="status">{text}</span>
      <Button variant="subtle" size="sm" disabled={isEmpty} onClick={onClear}>
        {t('benchmarks.removeAll')}
      </Button>
    </div>
  );
}
