import type { ScoreName } from '@soundings/contract/sonar/score-choices';

export type Measure =
  | ScoreName
  | 'score'
  | 'r1'
  | 'r2'
  | 'total'
  | 'base'
  | 'effectiveBase'
  | 'significance'
  | 'confidence'
  | 'provisional'
  | 'trend'
  | 'reference'
  | 'topBox'
  | 'winner'
  | 'benchmark';

/** How people call them; longer names first. */
export const measureForms: readonly (readonly [Measure, string])[] = [
  ['relevanceStrength', 'relevance strength|relevanzstärke|relevanz: stärke|relevansstyrke'],
  ['relevanceBreadth', 'relevance breadth|relevanzbreite|relevanz: breite|relevansbredde'],
  ['effectiveBase', 'effective base|effektive basis'],
  ['provisional', 'provisional(?: rank)?|vorläufig(?:er platz)?'],
  ['significance', 'significance|significant|verdict|signifikanz|signifikant|signifikans'],
  ['confidence', 'confidence|konfidenz|verlässlichkeit'],
  ['benchmark', 'benchmarks?'],
  ['topBox', 'top box|topbox'],
  ['winner', 'winner|gewinner'],
  ['reference', 'reference|referenz'],
  ['powerrank', 'power ?rank'],
  ['interest', 'interest|interesse'],
  ['trust', 'trust|vertrauen|tillid'],
  ['passion', 'engagement|passion'],
  ['friction', 'rivalry|friction|rivalität|rivalisering'],
  ['presence', 'reach|presence|reichweite|rækkevidde'],
  ['energy', 'vitality|energy|vitalität|vitalitet'],
  ['trend', 'trend'],
  ['r1', 'r1'],
  ['r2', 'r2'],
  ['total', 'total|gesamtwert'],
  ['base', 'base|basis'],
  ['score', 'nine scores|scores?|sonar scores?|neun werte'],
];

export const measureTexts: Readonly<Record<'en' | 'de', Readonly<Record<Measure, string>>>> = {
  en: {
    score:
      'A **Sonar score** is a place from 0 to 100, where 50 is a typical brand. Each of the nine scores measures a brand against a frozen reference of the project, so adding or hiding a brand moves no other brand’s score.',
    interest:
      '**Interest** tells how many interactions a brand gets and how many followers it gains, each network by itself and then averaged. 50 is a typical brand.',
    trust:
      '**Trust** is made of the Trustpilot rating, which counts for most, and of how many Twitter lists a brand is on for its followers. It is unknown where both are missing.',
    passion:
      '**Engagement** (passion in data) is interactions for each post and follower on Facebook and Instagram, for each post on YouTube, and for each follower on TikTok, averaged over networks.',
    relevanceStrength:
      '**Relevance strength** is how well a brand does on its up to three best networks, by followers and, counting more, by the response to its posts.',
    relevanceBreadth:
      '**Relevance breadth** is the share of all networks on which a brand is relevant: each counts in full from 50 points on.',
    friction:
      '**Rivalry** (friction in data) rises with comments in place of likes, with low trust, with lost followers and with following many accounts. Lower is better.',
    presence:
      '**Reach** (presence in data) is the number of followers on Instagram, Facebook, Twitter, TikTok and LinkedIn together, on a logarithmic scale.',
    energy:
      '**Vitality** (energy in data) is how often a brand posts, which counts for most, and how its followers grow.',
    powerrank:
      'The **powerrank** is the weighted mean of the other eight scores; rivalry counts the other way round. Its weights:',
    r1: '**R1** is interest: the share of those shown a message whose answer is positive, in percent of the base. On rating scales the highest points count as positive (top box).',
    r2: '**R2** is action: the share of those shown a message who say they would act, in percent of the base.',
    total: 'The **total** of a message is (R1 + R2) / 2, or R1 alone where action was not asked.',
    base: 'The **base** is how many respondents a share rests on. Below 100 it is marked as low (*), below 30 it is neither tested nor ranked (**).',
    effectiveBase:
      'The **effective base** is (Σw)² / Σw² of the respondents’ weights; without weights it equals the base.',
    significance:
      '**Significance**: each share is tested against the rest within the same base (two-proportion z-test, bases of at least 30), at 5% after the Benjamini–Hochberg correction.',
    confidence:
      '**Confidence** of a score is the weight of its parts that are known times the days that they cover, over all parts for which a brand has accounts.',
    provisional: 'A rank is **provisional** where less than half of the data behind the powerrank is known.',
    trend: 'The **trend** of a score is 2 × score − former score, so that trend − score is the change.',
    reference:
      'The **reference** is what scores are measured against: medians, spreads and caps of the project’s brands over 90 days, frozen, with published medians as a start. Recalibrating makes a new one.',
    topBox: '**Top box** is how many of the highest points of a scale count as positive: 2 of 5, 3 of 7, 4 of 11.',
    winner:
      'A **winner** of a head-to-head is a message that is not significantly below the best, neither in R1 nor in R2 (after Holm).',
    benchmark:
      'A **benchmark** is the share of all respondents left by chosen audiences, positive answers and associations: OR within a group, AND across groups.',
  },
  de: {
    score:
      'Ein **Sonar-Wert** liegt zwischen 0 und 100, 50 ist eine typische Marke. Jeder der neun Werte misst eine Marke an einer festgehaltenen Referenz des Projekts: Eine Marke hinzuzufügen oder auszublenden ändert keinen anderen Wert.',
    interest:
      '**Interesse** sagt, wie viele Interaktionen eine Marke bekommt und wie viele Follower sie gewinnt, je Netzwerk und dann gemittelt. 50 ist eine typische Marke.',
    trust:
      '**Vertrauen** besteht vor allem aus der Bewertung bei Trustpilot, dazu daraus, auf wie vielen Twitter-Listen eine Marke im Verhältnis zu ihren Followern steht. Fehlt beides, ist es unbekannt.',
    passion:
      '**Engagement** sind Interaktionen je Beitrag und Follower auf Facebook und Instagram, je Beitrag auf YouTube und je Follower auf TikTok, über die Netzwerke gemittelt.',
    relevanceStrength:
      '**Relevanz: Stärke** sagt, wie gut eine Marke auf ihren bis zu drei besten Netzwerken steht: nach Followern und, mit mehr Gewicht, nach der Resonanz auf ihre Beiträge.',
    relevanceBreadth:
      '**Relevanz: Breite** ist der Anteil aller Netzwerke, auf denen eine Marke relevant ist: Ab 50 Punkten zählt eines ganz.',
    friction:
      '**Rivalität** steigt mit Kommentaren statt Likes, mit geringem Vertrauen, mit verlorenen Followern und damit, vielen zu folgen. Weniger ist besser.',
    presence:
      '**Reichweite** ist die Zahl der Follower auf Instagram, Facebook, Twitter, TikTok und LinkedIn zusammen, auf einer logarithmischen Skala.',
    energy:
      '**Vitalität** sagt vor allem, wie oft eine Marke etwas veröffentlicht, und dazu, wie ihre Followerzahl wächst.',
    powerrank:
      'Der **Powerrank** ist das gewichtete Mittel der anderen acht Werte; Rivalität zählt umgekehrt. Die Gewichte:',
    r1: '**R1** ist Interesse: der Anteil derer, die eine Botschaft gesehen und positiv geantwortet haben, in Prozent der Basis. Auf Skalen zählen die höchsten Punkte als positiv (Top Box).',
    r2: '**R2** ist Handlung: der Anteil derer, die eine Botschaft gesehen haben und danach handeln würden, in Prozent der Basis.',
    total:
      '**Gesamt** ist bei einer Botschaft (R1 + R2) / 2, oder R1 allein, wo nach der Handlung nicht gefragt wurde.',
    base: 'Die **Basis** ist die Zahl der Befragten hinter einem Anteil. Unter 100 ist sie als klein markiert (*), unter 30 wird weder getestet noch gereiht (**).',
    effectiveBase:
      'Die **effektive Basis** ist (Σw)² / Σw² der Gewichte der Befragten; ohne Gewichte gleicht sie der Basis.',
    significance:
      '**Signifikanz**: Jeder Anteil wird innerhalb derselben Basis gegen den Rest getestet (z-Test für zwei Anteile, Basen ab 30), zu 5 % nach Benjamini–Hochberg.',
    confidence:
      'Die **Verlässlichkeit** eines Werts ist das bekannte Gewicht seiner Teile mal die Tage, die sie abdecken, über alle Teile, für die eine Marke Konten hat.',
    provisional: 'Ein Platz ist **vorläufig**, wenn weniger als die Hälfte der Daten hinter dem Powerrank bekannt ist.',
    trend: 'Der **Trend** eines Werts ist 2 × Wert − früherer Wert; Trend − Wert ist also die Veränderung.',
    reference:
      'Die **Referenz** ist, woran Werte gemessen werden: Mediane, Streuungen und Obergrenzen der Marken des Projekts über 90 Tage, festgehalten, mit veröffentlichten Medianen als Anfang. Neu kalibrieren macht eine neue.',
    topBox:
      '**Top Box** ist, wie viele der höchsten Punkte einer Skala als positiv zählen: 2 von 5, 3 von 7, 4 von 11.',
    winner:
      '**Gewinner** eines Vergleichs ist eine Botschaft, die weder in R1 noch in R2 signifikant unter der besten liegt (nach Holm).',
    benchmark:
      'Ein **Benchmark** ist der Anteil aller Befragten, der nach der Wahl von Zielgruppen, positiven Antworten und Assoziationen bleibt: ODER in einer Gruppe, UND über Gruppen.',
  },
};
