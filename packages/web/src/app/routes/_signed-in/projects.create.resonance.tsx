import { createFileRoute } from '@tanstack/react-router';
import { permit } from '#/app/permit.ts';
import { TypeTile } from '#/features/projects/components/type-tile.tsx';
import { CreateForm } from '#/features/resonance/components/create/create-form.tsx';
import { CreateHeader } from '#/features/resonance/components/create/create-header.tsx';

export const Route = createFileRoute('/_signed-in/projects/create/resonance')({
  beforeLoad: permit('projects.create'),
  component: CreateResonance,
});

function CreateResonance() {
  return (
    <>
      <CreateHeader tile={<TypeTile type="RESONANCE" size={44} />} />
      <CreateForm />
    </>
  );
}
