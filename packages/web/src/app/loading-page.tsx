import { PageLoader } from '#/ui/page-loader.tsx';

export function LoadingPage() {
  return <PageLoader />;
}
