const primary = (tag: string | undefined): string | undefined => {
  const code = /^\s*([a-z]{2,3})(?![a-z])/i.exec(tag ?? '')?.[1]?.toLowerCase();
  if (code === 'nb' || code === 'nn') return 'no';
  return code === 'und' || code === 'zxx' ? undefined : code;
};

interface Declared {
  readonly lang: string;
  readonly meta: ReadonlyMap<string, string>;
}

const clear = 40;

/**
 * The language that the page declares (html, content-language, og:locale). Its words decide where it declares none, and
 * where they clearly contradict: templates are copied with their `lang="en"`.
 */
export const findLanguage = ({ lang, meta }: Declared, main: string, visible: string): string | null => {
  const tags = [
    lang,
    meta.get('content-language'),
    meta.get('language'),
    meta.get('dc.language'),
    meta.get('og:locale'),
  ];
  const declared = tags.map(primary).find((code) => code !== undefined);
  const guess = guessLanguage(main) ?? guessLanguage(visible);
  if (!declared || !guess || guess.language === declared) return declared ?? guess?.language ?? null;
  const hits = guess.hits[guess.language]!;
  return hits >= clear && (guess.hits[declared] ?? 0) < hits / 3 ? guess.language : declared;
};

const maxTokens = 4000;

type Weight = [language: string, weight: number];

const lists = new Map<string, number>();

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'the of and to in is that it for was on are as with his they at be this from have or had by but not what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has more our you than been who its now my over did down only may after most also new free get',
  ),
  de: words(
    'der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch man sein wurde sei ihr ihre wir uns kann ich unsere alle hier jetzt ihnen diese dieser vom keine unter sehr wenn schon wieder gegen',
  ),
  da: words(
    'og i at det en til er som på de med han af for ikke der var den har jeg et hun men om mig vi fra ved nu så efter kan skal eller hvor alle også når blev være dig din vores os deres denne disse hvis mere meget mange nogle hvad uden under over bliver kun man hele lige noget selv ud op dine dit se læs køb her få gør mellem hver både',
  ),
  no: words(
    'og i at det en til er som på de med han av for ikke der var den har jeg et hun men om meg vi fra ved nå så etter kan skal eller hvor alle også når ble være deg din vår oss deres denne disse hvis mer mye mange noen hva uten under over blir kun man hele bare noe selv ut opp dine ditt se les kjøp her få gjør mellom hver både',
  ),
  sv: words(
    'och i att det en till är som på de med han av för inte den har jag ett hon men om mig vi från vid nu så efter kan ska eller var alla också när blev vara dig din vår oss deras denna dessa mer mycket många några vad utan under över blir bara man hela här får du era sin alla både mellan varje köp läs',
  ),
  nl: words(
    'de en van het een in is dat op te voor met zijn die niet aan er om ook als bij maar dan door wordt naar worden over uit heeft of nog tot deze meer je wij kan onze al geen wat hebben alle u was werd jouw ons zo hij ze deze waar hun veel jij vanaf onder tegen tussen zonder nu alleen andere moet zal wel',
  ),
  fr: words(
    'de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont avec ou son aux sa vous nous votre vos nos notre cette ces mais comme tout tous toutes elle leur leurs être fait si ont même aussi sans entre après peut très où dont depuis chez ainsi été ils on lui',
  ),
  es: words(
    'de la que el en y a los del se las por un para con no una su al es lo como más pero sus le ya o este sí porque esta entre cuando muy sin sobre también me hasta hay donde quien desde todo nos durante todos uno les ni contra otros ese eso ante ellos e tu tus son fue ha está nuestro nuestra',
  ),
  pt: words(
    'de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem mesmo aos ter seus quem nas me esse eles você são nosso nossa suas em todos às num nem',
  ),
  it: words(
    'di e il la che in a per un è del della con non una i le da si al come più dei sono nel gli alla anche ma ha ci o lo se delle su tutti questo questa dal ed nella essere degli suo sua tra quando dove chi ai sulla loro nostri nostro nostra tutto ogni può hanno era dalla solo senza fino sul agli',
  ),
  pl: words(
    'i w na z do nie się o że jest to od po za dla jak przez co oraz ale czy przy tego tym już ich być są ma go może tylko był tak jego także który która które aby ze pod lub bez nas nasze naszych więcej wszystkie ten ta te',
  ),
  tr: words(
    've bir bu da de için ile çok daha olarak gibi en olan kadar ne var sonra her o ya ise ancak göre tüm değil ki mi ama veya hem şekilde üzerinde olduğu yeni sizin bizim size tarafından yapılan özel iyi ilk nasıl',
  ),
  fi: words(
    'ja on ei että se oli hän mutta ovat kun myös joka tai niin ole sen kuin jo nyt mukaan jos vain voi sekä mitä kaikki sitä sinun meidän ovat olla tämä nämä kanssa jälkeen vielä sekä jotka',
  ),
  cs: words(
    'a v se na je že s z do o to k i ve pro za by ale si po jako jsou od byl tak jeho jen co není má které který jsem nebo už při podle více všechny naše vás vám váš aby být také také této ještě',
  ),
};

for (const words of Object.values(stopWords)) for (const word of words) lists.set(word, (lists.get(word) ?? 0) + 1);

/** Scripts that one language, or hardly more than one, is written in. Kana before Han: Japanese uses both. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/[іїєґ]/giu, 'uk'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
];

interface LanguageGuess {
  readonly language: string;
  readonly hits: Readonly<Record<string, number>>;
}

const byScript = (text: string): LanguageGuess | null => {
  const sample = text.slice(0, 20_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const [pattern, language] of scripts) {
    const hits = sample.match(pattern)?.length ?? 0;
    if (hits >= 20 && hits > letters * (language === 'ja' || language === 'uk' ? 0.03 : 0.4))
      return { language, hits: { [language]: hits } };
  }
  return null;
};

const guessLanguage = (text: string): LanguageGuess | null => {
  const script = byScript(text);
  if (script) return script;
  // Single letters stand in every list of products and sizes.
  const tokens =
    text
      .toLowerCase()
      .match(/\p{L}{2,}/gu)
      ?.slice(0, maxTokens) ?? [];
  const hits: Record<string, number> = {};
  const weights: Record<string, number> = {};
  for (const [language, words] of Object.entries(stopWords)) {
    const found = tokens.filter((token) => words.has(token));
    hits[language] = found.length;
    weights[language] = found.reduce((sum, token) => sum + 1 / lists.get(token)!, 0);
  }
  const [[language, weight], [, next]] = Object.entries(weights).toSorted(([, a], [, b]) => b - a) as [Weight, Weight];
  // Prose has many small words; lists have few, but then of one language only.
  const { [language]: count = 0 } = hits;
  const isProse = count >= 5 && count >= tokens.length * 0.05 && weight > next;
  return isProse || (count >= 10 && weight >= next * 2) ? { language, hits } : null;
};
