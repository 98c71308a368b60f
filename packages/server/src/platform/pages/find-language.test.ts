import { describe, expect, it } from 'vitest';
import { readPage } from './read-page.ts';

const url = 'https://www.nordlys.example/';
const read = (html: string | Uint8Array, more: { url?: string; charset?: string } = {}) =>
  readPage(typeof html === 'string' ? Buffer.from(html) : html, { url, ...more });

const english = 'The lamps that we make are for people who read in the evening and want to sleep well after it.';
const german =
  'Unsere Lampen sind für Menschen, die am Abend lesen und danach gut schlafen wollen, und das seit Jahren.';
const danish =
  'Vores lamper er til mennesker, der læser om aftenen og gerne vil sove godt bagefter, også når det er sent.';

describe('the language', () => {
  const long = (sentence: string) => Array.from({ length: 12 }, (_, i) => `<p>${i} ${sentence}</p>`).join('');

  it.each([
    ['<html lang="de-AT">', 'de'],
    ['<html xml:lang="DA">', 'da'],
    ['<meta http-equiv="Content-Language" content="fr-fr, en">', 'fr'],
    ['<meta property="og:locale" content="nb_NO">', 'no'],
    ['<html lang=""><meta property="og:locale" content="pt_BR">', 'pt'],
  ])('is declared by %s', async (html, language) => {
    expect((await read(`${html}<p>1234</p>`)).language).toBe(language);
  });

  it.each([
    [english, 'en'],
    [german, 'de'],
    [danish, 'da'],
    [
      'Nos lampes sont pour les gens qui lisent le soir et qui veulent bien dormir après, avec tous leurs livres.',
      'fr',
    ],
    ['Nuestras lámparas son para las personas que leen por la noche y quieren dormir bien después de un día.', 'es'],
    ['Le nostre lampade sono per chi legge la sera e vuole dormire bene dopo una giornata con i suoi libri.', 'it'],
    ['As nossas luminárias são para quem lê à noite e não quer dormir mal depois de um dia com os seus livros.', 'pt'],
    ['Onze lampen zijn voor mensen die in de avond lezen en daarna goed willen slapen, ook als het laat wordt.', 'nl'],
    ['Våra lampor är för dem som läser på kvällen och vill sova gott efter det, även när det blir sent.', 'sv'],
    ['Lampene våre er for deg som leser om kvelden og vil sove godt etterpå, også når det blir sent, av og til.', 'no'],
    ['Наши лампы для тех, кто читает вечером и хочет хорошо спать после долгого дня с книгами.', 'ru'],
    ['夜に本を読んで、そのあとでよく眠りたい人のためのランプです。', 'ja'],
  ])('is guessed from its words: %s', async (sentence, language) => {
    expect((await read(`<title>x</title><p>${sentence}</p>`)).language).toBe(language);
  });

  it('is what the words say where they clearly contradict the template', async () => {
    expect((await read(`<html lang="en"><body>${long(german)}`)).language).toBe('de');
    expect((await read(`<html lang="en-US"><body>${long(danish)}`)).language).toBe('da');
  });

  it('is what is declared where they do not', async () => {
    expect((await read(`<html lang="en"><body><p>${german}</p>`)).language).toBe('en');
    expect((await read(`<html lang="no"><body>${long(danish)}`)).language).toBe('no');
    expect((await read(`<html lang="de"><body>${long(german)}${long(english)}`)).language).toBe('de');
  });

  it('is unknown where nothing declares it', async () => {
    expect((await read('<p>1234 5678')).language).toBeNull();
  });
});
