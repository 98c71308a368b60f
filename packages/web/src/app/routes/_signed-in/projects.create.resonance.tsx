import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { CreatePage } from '#/features/resonance/components/create/create-page.tsx';
import { TypeTile } from '#/ui/type-tile.tsx';

export const Route = createFileRoute('/_signed-in/projects/create/resonance')({
  beforeLoad: permit('projects.create'),
  component: CreateResonance,
});

function CreateResonance() {
  return <CreatePage tile={<TypeTile type="RESONANCE" size={44} />} />;
}
