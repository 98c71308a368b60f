import { createFileRoute } from '@tanstack/react-router';
import { PageNotFound } from '#/app/page-not-found.tsx';

export const Route = createFileRoute('/_signed-in/$')({ component: PageNotFound });
