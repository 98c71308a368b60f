import type { TextLanguage } from '../text/stop-words.ts';

export type FactPhrase =
  | 'free'
  | 'price'
  | 'any'
  | 'always'
  | 'absence'
  | 'absent'
  | 'material'
  | 'ease'
  | 'lasts'
  | 'vague'
  | 'best'
  | 'rule'
  | 'date'
  | 'contrast';

export const phrases: Readonly<Record<TextLanguage, Readonly<Record<FactPhrase, RegExp>>>> = {
  en: {
    // Not "sugar-free", and not "feel free".
    free: /^free\b|\b(is|are|for|get|always|with) free\b|\bfree of charge\b/i,
    price: /[$€£]\s?\d[\d,]*(?:\.\d+)?(?:\s?\/\s?(?:month|mo|year|week|day)\b)?/i,
    any: /\b(any(one|where|body)?|every(one|where|body)?)\b(?! (order|day|night|morning|week|month|year|time)s?\b)/i,
    always: /\b24\/7|\b24 hours a day|\baround the clock\b|\bday and night\b/i,
    absence: /^(no|without|zero) /i,
    absent:
      /^(?:no|without|zero) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+)(?= (?:required|needed|necessary|to|for|in|at|on|when|if)\b|[.,;]|$)/iu,
    material: /\b(made|built|crafted|woven|baked|grown|sewn|brewed|produced|forged) (of|from|in|by|with|out of)\b/i,
    ease: /\b(easy|easily|effortless(ly)?|without tools|no tools)\b/i,
    lasts: /\b(lasts?|lifetime|durable|for decades|since (18|19|20)\d\d|can repair)\b/i,
    vague:
      /\b(fingertips|can help|helps? you|right|best|better|perfect(ly)?|dreams?|peace of mind|one step|fast|quality|love|unique|world-class|prepared|amazing)\b/i,
    best: /\b(largest|biggest|oldest|number one|no\. ?1|market leader|leader|most popular|the only)\b/i,
    rule: /^(if|when|whenever|the (more|less|longer|fewer)) [^,]+,? .*\b(you|they|it|we|the (more|less|better|longer))\b/i,
    date: /\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Aug|Sept?|Oct|Nov|Dec)\.? \d{1,2}\b/,
    contrast: /, not (a|an|the|in|like|just|for|by)\b|\b(rather than|instead of)\b/i,
  },
  de: {
    free: /(?<!\p{L})(kostenlos|gratis|kostenfrei|gebührenfrei)(e[nrsm]?)?(?!\p{L})/iu,
    price: /\d[\d.]*(?:,\d\d)?\s?(?:€|Euro\b|EUR\b)/,
    any: /(?<!\p{L})(jede[mnrs]?|überall)(?!\p{L})(?! (Tag|Tage|Morgen|Woche|Monat|Jahr|Jahre)\b)/iu,
    always: /rund um die Uhr|\b24 Stunden\b|\bTag und Nacht\b/i,
    absence: /^(keine?[nrsm]?|ohne) /i,
    absent: /(?:^[Kk]eine?[nrsm]?|\b[Oo]hne) (\p{Lu}\p{L}+)/u,
    material: /\b(gefertigt|hergestellt|gebaut|genäht|gebacken|produziert|gewebt|geschreinert)\b|\bbesteh(t|en) aus\b/i,
    ease: /\b(kinderleicht|mühelos|einfach (zu|auf)|ohne Werkzeug|ohne Bohren)\b|\blässt sich\b.*\b(einfach|leicht|ohne)\b/i,
    lasts: /\b(langlebig\p{L}*|jahrelang|lebenslang\p{L}*|seit (18|19|20)\d\d|Garantie)(?!\p{L})/iu,
    vague:
      /\b(zeigt dir|zeigt Ihnen|ins Rollen|Schritt näher|perfekt\p{L}*|optimal\p{L}*|ideal\p{L}*|beste[nrsm]?|Qualität|vertrauen|sicherstellen|stellen .* sicher|GUT GEMACHT|Traum\p{L}*)(?!\p{L})/iu,
    best: /(?<!\p{L})(größte[nrsm]?|älteste[nrsm]?|führende[nrsm]?|meistbesuchte[nrsm]?|Marktführer|Nummer 1|einzige[nrsm]?)(?!\p{L})/u,
    rule: /^(Wenn|Wer|Je (mehr|länger|weniger|früher)) [^,]+, /,
    date: /\b\d{1,2}\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b/,
    contrast: /(?<!\p{L})(statt|anstatt|nicht (nur|irgend\p{L}*|im|wie))(?!\p{L})/iu,
  },
  da: {
    free: /(?<!\p{L})(gratis|uden beregning|fri fragt|fri levering)(?!\p{L})/iu,
    price: /\d[\d.]*(?:,\d\d)?\s?(?:kr\b\.?|kroner)/i,
    any: /(?<!\p{L})(enhver|ethvert|overalt|hver)(?! (dag|morgen|uge|måned|år|nat)(?!\p{L}))(?!\p{L})/iu,
    always: /døgnet rundt|(?<!\p{L})24 timer(?!\p{L})/iu,
    absence: /^(ingen|intet|uden) /i,
    absent: /(?:^(?:ingen|intet)|(?<!\p{L})uden) (\p{L}{3,})(?= |[.,;]|$)/iu,
    material: /(?<!\p{L})(lavet|bygget|bagt|fremstillet|syet|produceret|vævet|bager)(?!\p{L})/iu,
    ease: /(?<!\p{L})(nemt?|let at|uden værktøj)(?!\p{L})/iu,
    lasts: /(?<!\p{L})(holdbar\p{L}*|holder|livstid|(siden|fra) (18|19|20)\d\d|ældste)(?!\p{L})/iu,
    vague: /(?<!\p{L})(perfekt\p{L}*|bedste|kvalitet|drømme\p{L}*|ideel\p{L}*|hjælpe? dig)(?!\p{L})/iu,
    best: /(?<!\p{L})(største|ældste|førende|mest besøgte|eneste|nummer 1)(?!\p{L})/iu,
    rule: /^(Hvis|Når|Jo (mere|længere|færre)) [^,]+, /,
    date: /\b\d{1,2}\. (januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december)(?!\p{L})/iu,
    contrast: /(?<!\p{L})(i stedet for|frem for|ikke (bare|i|som))(?!\p{L})/iu,
  },
};
