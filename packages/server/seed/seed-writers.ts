import { addBuiltInWriters, type BuiltInWriter } from '#/features/settings/change-writer.ts';
import type { Services } from '#/platform/services.ts';

/** The ids are written down and never change: one that was changed or deleted stays so. */
export const builtInWriters: readonly BuiltInWriter[] = [
  {
    id: 'd92e869c-a1d3-440b-9b9f-d68304f59209',
    language: 'English',
    writerName: 'Plain speaker',
    writerPhrase: 'Write as one explains something to a friend: short sentences, everyday words, no superlatives.',
    writerColor: '#2c50beff',
  },
  {
    id: 'd81d758b-90c2-43fa-8a8e-c572f3e48108',
    language: 'English',
    writerName: 'Evidence first',
    writerPhrase: 'Begin with a fact that can be checked, then say what it means for the reader. Calm and exact.',
    writerColor: '#00736cff',
  },
  {
    id: 'd70c647a-8fb1-42e9-907d-b461e2d37007',
    language: 'English',
    writerName: 'Storyteller',
    writerPhrase: 'Open with one moment that can be seen or heard, and let the product change how it ends.',
    writerColor: '#a3367eff',
  },
  {
    id: 'd6fb5369-7ea0-41d8-8f6c-a350d1c26f06',
    language: 'German',
    writerName: 'Klartext',
    writerPhrase: 'Schreibe, wie man es einem Freund erklärt: kurze Sätze, alltägliche Wörter, keine Superlative.',
    writerColor: '#2c50beff',
  },
  {
    id: 'd5ea4258-6d9f-40c7-9e5b-924fc0b15e05',
    language: 'German',
    writerName: 'Belegt',
    writerPhrase:
      'Beginne mit einer Tatsache, die sich prüfen lässt, und sage dann, was sie bedeutet. Ruhig und genau.',
    writerColor: '#00736cff',
  },
  {
    id: 'd4d93147-5c8e-4fb6-8d4a-813ebfa04d04',
    language: 'German',
    writerName: 'Erzähler',
    writerPhrase: 'Beginne mit einem Augenblick, den man sieht oder hört. Das Produkt verändert, wie er endet.',
    writerColor: '#a3367eff',
  },
  {
    id: 'd3c82036-4b7d-4ea5-9c39-702dae9f3c03',
    language: 'Danish',
    writerName: 'Lige ud',
    writerPhrase: 'Skriv, som man forklarer det for en ven: korte sætninger, almindelige ord, ingen superlativer.',
    writerColor: '#2c50beff',
  },
  {
    id: 'd2b71f25-3a6c-4d94-8b28-6f1c9d8e2b02',
    language: 'Danish',
    writerName: 'Med belæg',
    writerPhrase: 'Begynd med en kendsgerning, der kan efterprøves, og sig så, hvad den betyder. Roligt og præcist.',
    writerColor: '#00736cff',
  },
  {
    id: 'd1a60e14-2f5b-4c83-9a17-5e0b8c7d1a01',
    language: 'Danish',
    writerName: 'Fortæller',
    writerPhrase: 'Begynd med et øjeblik, man kan se eller høre. Lad produktet ændre, hvordan det ender.',
    writerColor: '#a3367eff',
  },
];

export const seedWriters = (services: Pick<Services, 'db' | 'now'>) => addBuiltInWriters(services, builtInWriters);
