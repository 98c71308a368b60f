/**
 * What words of degree, denial and judgement say in English, German, Danish, French and Spanish, so that the answers of
 * a scale can be put in order whatever it asks about: "definitely would not buy" < "probably would buy".
 */
const split = (words: string): string[] => words.split('|');

/** Degrees from the weakest to the strongest; several words of one phrase first, so that they are found as one. */
export const degrees = {
  none: split(
    'not in the least|at all|in any way|ganz und gar|überhaupt|gar|keineswegs|keinesfalls|auf keinen fall|slet|overhovedet|på ingen måde|' +
      'du tout|aucunement|nullement|absolument|en absoluto|para nada|de ninguna manera|nada',
  ),
  little: split('hardly|barely|little|kaum|wenig|weniger|peu|poco|næppe'),
  slight: split(
    'slightly|a little bit|a little|a bit|ein wenig|ein bisschen|lidt|un peu|un poco|ligeramente|légèrement',
  ),
  some: split(
    'somewhat|moderately|mildly|partly|einigermaßen|einigermassen|mäßig|mässig|etwas|teilweise|mittelmäßig|nogenlunde|noget|delvist|' +
      'til en vis grad|moyennement|modérément|algo|moderadamente|medianamente|en cierto modo',
  ),
  quite: split(
    'quite|rather|fairly|pretty|mostly|mainly|tend to|eher|ziemlich|recht|weitgehend|ret|temmelig|ganske|overvejende|' +
      'plutôt|assez|bastante|más bien',
  ),
  likely: split('probably|wahrscheinlich|vermutlich|sandsynligvis|probablement|probablemente|likely to|would likely'),
  very: split(
    'very much|a lot|very|really|highly|so|sehr|besonders|meget|særligt|særlig|så|très|vraiment|beaucoup|muy|mucho|tan',
  ),
  full: split(
    'extremely|completely|totally|fully|entirely|strongly|absolutely|voll und ganz|voll|völlig|vollkommen|äußerst|äusserst|absolut|extrem|' +
      'fuldstændig|fuldt ud|fuldt|ekstremt|helt|i høj grad|tout à fait|totalement|complètement|extrêmement|entièrement|' +
      'totalmente|completamente|extremadamente|sumamente|plenamente',
  ),
  sure: split(
    'definitely|certainly|surely|auf jeden fall|ganz bestimmt|ganz sicher|bestimmt|sicher|helt sikkert|helt bestemt|bestemt|' +
      'certainement|sûrement|définitivement|sans aucun doute|definitivamente|seguramente|con seguridad|seguro que|seguro',
  ),
} as const;
export type Degree = keyof typeof degrees;

export const denials = new Set(split('not|never|nicht|kein|keine|keinen|ikke|pas|no|non|nein|nej'));
export const middles =
  /(?:^| )(?:neutrale?s?|neutralt|neutre|neutro|neither|undecided|indifferent|indiferente|maybe|perhaps|might|teils|weder|unentschieden|vielleicht|mittel|hverken|måske|ni|peut être|indécise?|tal vez|quizás?|either way)(?: |$)/u;
export const idle = new Set(split('a|an|the|it|es|to|of|much|lot|de|en|d|le|la|l|ne|n|i|me|mir'));

export const good = new Set(
  split(
    'appealing|interesting|interested|important|relevant|convincing|convinced|attractive|likely|agree|satisfied|good|like|useful|helpful|' +
      'clear|credible|believable|trustworthy|unique|innovative|new|suitable|buy|purchase|recommend|try|consider|use|willing|confident|' +
      'positive|positively|favorable|favourable|favorably|favourably|pleased|happy|easy|exciting|excited|motivating|motivated|persuasive|' +
      'understandable|memorable|engaging|enjoyable|valuable|likeable|likable|inspiring|acceptable|trust|love|support|well|true|applies|choose|' +
      'ansprechend|interessant|interessiert|wichtig|überzeugend|überzeugt|attraktiv|wahrscheinlich|zufrieden|gut|nützlich|hilfreich|' +
      'verständlich|klar|glaubwürdig|einzigartig|innovativ|neu|passend|kaufen|empfehlen|probieren|ausprobieren|nutzen|positiv|sympathisch|gefällt|' +
      'stimme|trifft|ja|gern|gerne|' +
      'tiltalende|interesseret|vigtig|vigtigt|relevante|overbevisende|sandsynlig|sandsynligt|tilfreds|enig|god|godt|nyttig|nyttigt|' +
      'troværdig|troværdigt|købe|køber|anbefale|prøve|positivt|attraktivt|' +
      'attrayant|attrayante|intéressant|intéressante|intéressé|intéressée|importante|pertinent|pertinente|convaincant|convaincante|' +
      'séduisant|séduisante|attractif|probable|satisfait|satisfaite|accord|bon|bien|utile|clair|crédible|nouveau|acheter|achèterais|' +
      'achèterai|recommander|essayer|positif|' +
      'atractivo|atractiva|interesante|interesado|interesada|relevantes|convincente|satisfecho|satisfecha|acuerdo|bueno|buena|útil|claro|creíble|' +
      'único|nuevo|comprar|compraría|compraré|recomendar|recomendaría|probar|probaría|positivo|positiva',
  ),
);
export const opposites = new Map(
  Object.entries({
    bad: 'good',
    poor: 'good',
    negative: 'positive',
    negatively: 'positively',
    dislike: 'like',
    hate: 'love',
    schlecht: 'gut',
    negativ: 'positiv',
    negativt: 'positivt',
    dårlig: 'god',
    dårligt: 'godt',
    mauvais: 'bon',
    mal: 'bien',
    malo: 'bueno',
    mala: 'buena',
    négatif: 'positif',
    negativo: 'positivo',
    desacuerdo: 'acuerdo',
    désaccord: 'accord',
  }),
);
export const opposing = /^(?:un|dis|in|im|des|dés|dé|u)(?=\p{L}{3})/u;
export const unwelcome = new Set(
  split(
    'expensive|boring|confusing|annoying|irritating|difficult|complicated|worried|concerned|disappointing|misleading|offensive|unpleasant|' +
      'teuer|langweilig|verwirrend|nervig|schwierig|kompliziert|besorgt|störend|dyr|dyrt|kedelig|kedeligt|forvirrende|svær|svært|' +
      'cher|chère|ennuyeux|confus|difficile|compliqué|caro|cara|aburrido|confuso|difícil|complicado',
  ),
);
export const verdicts = new Map<string, number>([
  ...split(
    'excellent|outstanding|perfect|best|beste|bester|bestes|top|ausgezeichnet|hervorragend|perfekt|fremragende|bedst|excelente|parfait|always|immer|altid|toujours|siempre',
  ).map((word) => [word, 4] as const),
  ...split('high|hoch|høj|élevé|alto|yes|ja|oui|sí').map((word) => [word, 2.5] as const),
  ...split('low|niedrig|lav|faible|bajo|mangelhaft').map((word) => [word, -2.5] as const),
  ...split(
    'terrible|awful|horrible|worst|flop|schlechteste|schlechtester|schlechtestes|ungenügend|never|nie|niemals|aldrig|jamais|nunca|pésimo',
  ).map((word) => [word, -4] as const),
]);

export const denied: Partial<Record<Degree, number>> = {
  none: -4,
  sure: -4,
  full: -4,
  likely: -3,
  quite: -3,
  very: -3,
};
export const affirmed: Record<Degree, number> = {
  none: -4,
  little: -3,
  slight: -2,
  some: 1,
  quite: 2,
  likely: 2,
  very: 3,
  full: 4,
  sure: 4,
};
export const bare = 2.5;
export const strengths: Partial<Record<Degree, number>> = {
  slight: 0.8,
  some: 1,
  quite: 1,
  likely: 1,
  very: 3,
  full: 4,
  sure: 4,
};
export const bareStrength = 2;
