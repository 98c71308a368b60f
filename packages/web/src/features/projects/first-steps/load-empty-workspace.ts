import { need, withTexts } from '#/lib/i18n.ts';
import { EmptyWorkspace } from './empty-workspace.tsx';

const needEmptyWorkspaceTexts = need({
  en: () => import('#/lib/texts/en/empty-workspace.ts'),
  de: () => import('#/lib/texts/de/empty-workspace.ts'),
});

export const loadEmptyWorkspace = () => withTexts(needEmptyWorkspaceTexts, { default: EmptyWorkspace });
