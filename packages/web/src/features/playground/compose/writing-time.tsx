import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** How long an answer has been on its way. */
export function WritingTime({ since }: { since: string }) {
  const { t } = useTranslation();
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((now - Date.parse(since)) / 1000));
  return t('playground.writingFor', { seconds });
}
