import type { CommonMoveTexts } from './strategies.ts';

export const danish: CommonMoveTexts = {
  warning: [
    'Advarsel: {fact}',
    'Hæng fordelen op som en fare, dødsens alvorligt og på kancellisprog. Læseren må selv vende den om, og derfor bliver den husket.',
    'Advarselsskilte i signalgul på døre, låg og gulve med denne ene linje. Logoet er ikke større end et frimærke.',
  ],
  apology: [
    'Vi beklager: {fact}',
    'Sig undskyld til alle, der levede af det modsatte: køen, tillægget, betænkelighederne. Jo stivere undskyldning, jo bedre nyhed.',
    'En helside med sort ramme, underskrevet af ledelsen for {brand}. Den udtrykker dyb medfølelse og tilbyder ingen erstatning.',
  ],
  commentator: [
    'Dagens tilskuertal: {number}',
    'Råb tallet op, som et stadion råber sit tilskuertal op: pausen, ekkoet, bifaldet. Alle ved, at så jubler man.',
    'En rigtig stadionspeaker læser det op i pausen, mellem målene og de tabte bilnøgler: “{fact}”. Tribunens svar er radiospottet.',
  ],
  foodLabel: [
    '{product}: varedeklaration',
    'En varedeklaration siger, hvad noget er lavet af og hvordan. Sæt den forrest, uopfordret og i den samme smalle skrift, i stedet for at gemme den på bagsiden.',
    'En etiket på forsiden og annoncer, der kun består af etiketten. Første linje: “{fact}”. Kan indeholde spor af stolthed.',
  ],
  emptyReceipt: [
    'At betale: ingenting. {fact}',
    'Det gratis glemmer man, for der er intet at holde i hånden. Så print bonen alligevel: dato, klokkeslæt, hvad man fik, og et nul nederst.',
    'Kasseboner på en meter, delt ud på gaden og klæbet op som plakater. De har kun denne ene post, og under den et nul.',
  ],
  dotMap: [
    'Et kort med prikker alene: {number}',
    'Tag alt væk fra kortet, gader, åer og grænser, og lad de {n} prikker stå. Man finder alligevel sit eget hjørne og ser, hvor nær den næste er.',
    'Et tryk på størrelse med en væg med {n} prikker på bart papir og en lommeudgave til at folde. Signaturforklaringen har én linje: “{fact}”.',
  ],
  oneOfMany: [
    'Nr. 1 af {n}',
    'Tag tallet på ordet. {number}: præcis så mange plakater, hver med sit nummer og sit sted, ingen ens. Ingen ser dem alle, alle har set én.',
    'Plakater fra 1 til {n} og et register, hvor finderne skriver deres ind. På dem alle, med småt: “{fact}”.',
  ],
  fillsPoster: [
    '{percent} af denne plakat',
    'En procent er en flade. Farven dækker netop så meget af arket, som sætningen siger; resten er bart papir. Ingen skal regne noget ud.',
    'En serie i én farve, på papir og skærme, den samme andel dækket hver gang. I hjørnet, med småt: “{fact}”.',
  ],
  nonBuyers: [
    'Til Annas bofælle: {fact}',
    'Tal til folk, der aldrig får brug for det: hver af dem kender en, der gør. Det gratis sender man gerne videre, så annoncen er lavet til det.',
    'Opslag med adresse (“Til Annas bofælle”, “Til ham på den anden side”). Kun det sidste billede er til den, der får det.',
  ],
  lastDoubter: [
    'Til den sidste, der tvivler: {fact}',
    'Skriv til én enkelt skeptiker, og lad alle læse med. Hvert afsnit begynder med en indvending og tager den alvorligt.',
    'Et åbent brev over to sider, underskrevet af et menneske med telefonnummer. Det ender, hvor det begyndte, med sin overskrift.',
  ],
  nextOne: [
    'Åbent brev til nummer {next}',
    'Tal ikke til alle, tal til den næste. Tallet er {number}; al vid og høflighed går til den ene, der ville blive nummer {next}.',
    'Et brev til ét menneske, på tryk og med posten, med en tom linje til navnet. Det eneste argument: “{fact}”.',
  ],
  staffNotes: [
    '{product}, rettet af dem, der laver det',
    'Vis udkastet til dem, der gør arbejdet, og tryk det, de skriver i margenen. Ingen er sværere at narre.',
    'Plakater med “{fact}”, dækket af håndskrevne noter fra folkene hos {brand}: hvad der mangler, hvad de ville tilføje, hvor de lo.',
  ],
  dearAudience: [
    'Kære {audience}',
    'Glem det brede publikum. Ét brev om ugen kun til {audience} om ting, som kun de genkender. Andre må gerne kigge dem over skulderen.',
    'En klumme af annoncer dér, hvor de i forvejen er. Hver af dem slutter med: “{fact}”.',
  ],
  calendarEntry: [
    'En fast aftale: {time}',
    'Gør tiden til en skik: hver dag det samme ({time}), holdt fri i en hel bys kalendere. Det, der står i kalenderen, bliver til noget.',
    'En aftale, man kan abonnere på, netop så lang, uden dagsorden og uden købsordre. I notefeltet: “{fact}”.',
  ],
  groupPhoto: [
    '{number} på ét foto',
    'Gør tallet til et klassegensyn. En gang om året mødes alle bag det på den samme plads til ét billede; den, der mangler, bliver et omrids med nummer og kommer næste år.',
    'Et langt tryk som et gammelt skolefoto med {n} pladser, de tomme tegnet hvide. Titlen nedenunder: “{fact}”.',
  ],
  passOn: [
    'En logbog, der begynder “{quote}”',
    'Send selve produktet rundt i landet. Det er kun noget værd, mens det er på vej; den, der har det, skriver en linje og vælger den næste.',
    'En pakke med en bog i. Det første indlæg er en kundes, alle andre sider er tomme. Kortet over rejsen er kampagnen.',
  ],
  wholeAd: [
    '{fact}. Det var det.',
    'Intet lægges til: ingen scene, intet slogan, intet løfte mere. Al omhu går til skrift, papir og placering.',
    'Én plakat på den bedste plads, man har råd til, og kun bogstaver. Ved siden af en tom i samme størrelse.',
  ],
  looksLike: [
    'Sådan ser det ud: {number}',
    'Ingen kan forestille sig et tal, alle kan se ét. Tegn dem alle, én for én, lige store, uden at springe nogen over.',
    'Et banner så langt, at man må gå for at læse det: {n} på række og intet andet. For enden: “{fact}”.',
  ],
  unedited: [
    '“{quote}”',
    'Giv overskriften fra dig. En kundes ord løber uforkortet, med stavning og det hele; brandet betaler kun for pladsen.',
    'En serie, hvor hver plakat tilhører ét menneske, sat stort og krediteret som en forfatter. Dette er den første.',
  ],
  coins: [
    '{price}, talt op',
    'En pris er et tal, indtil den ligger på bordet. Tæl den op i rigtige penge, tag billedet lodret ovenfra, og læg intet til, der gør den større eller mindre.',
    'Plakater med mønter og sedler på bar bund i naturlig størrelse, så man kan lægge sine egne ved siden af. Billedteksten: “{fact}”.',
  ],
  largePrint: [
    'Det med småt: {fact}',
    'Branchen gemmer sine vilkår nederst. Dette kan læses højt, så vend arket: vilkåret med kæmpe bogstaver, løftet som fodnote.',
    'Storflader, der læses tværs over gaden; stjernen fører til en venlig overskrift i seks punkt.',
  ],
  crossedOut: [
    'Det, rødblyanten lader stå: {fact}',
    'Saml det, som alle annoncer i branchen viser, smilet, solnedgangen, håndtrykket, og streg det ud. Kun det, der kan efterprøves, bliver.',
    'En side fuld af standardscener og tillægsord, streget ud i hånden. Én linje overlever rettelserne.',
  ],
  guessWho: [
    '{fact}. Gæt hvem.',
    'Udelad navn, logo og farver. Er sætningen noget værd, finder folk ud af, hvis den er; de, der ved det, føler sig kloge.',
    'En uge med opslag og plakater uden afsender, kun med den linje. Svaret kommer fra publikum, brandet bekræfter det blot.',
  ],
  countedAloud: [
    'Talt live: {number}',
    'Bevis tallet ved med stor tålmodighed at gøre det kedeligste: nogen tæller til ende, højt og foran kameraet, én ad gangen.',
    'En stream, som alle må overtage i ti minutter. Når den når til {n}, siger stemmen: “{fact}”.',
  ],
  specialEdition: [
    'Ekstraudgave: {fact}',
    'Meld verdens enkleste sætning med alt, hvad en redaktion har: korrespondenter, kort og en ekspert, der må tænke sig om.',
    'Omslaget på en avis med én eneste historie. Overskriften løber over seks spalter. Side to retter et komma.',
  ],
  filmPoster: [
    '“{quote}” Nu i biografen',
    'Annoncér produktet som årets film. Kritikerne er kunder, citeret som kritikere: én linje på sort, ingen forklaring.',
    'Plakater i biografernes foyer og en trailer uden en eneste scene. Filmen kommer aldrig; produktet er her allerede.',
  ],
  farthest: [
    '{fact}. Ja, også dér.',
    'Tag ordet i den videste forstand, og gå helt ud til kanten: det fjerneste, særeste tilfælde, det stadig dækker. Det, der gælder dér, gælder her.',
    'En serie enkle billeder ude fra kanten, ét tilfælde på hver, foreslået af publikum. Under dem alle den samme linje.',
  ],
  obituary: [
    'Ventetiden, død efter {time}',
    'Nævn en fjende, som ingen forsvarer. Ventetiden er død; brandet skriver annoncen, nøgternt, og nævner årsagen: {time}.',
    'Dødsannoncer i lokalavisen, underskrevet af dem, der ikke vil savne den. Sidste linje: “{fact}”.',
  ],
  excuses: [
    'Undskyldningernes museum: {fact}',
    'Saml de sætninger, man udsætter det med, nummerér dem som udstillingsgenstande, og pensionér dem én for én med tak for lang tjeneste.',
    'Folk deler deres undskyldning, brandet svarer med inventarnummeret. Nummer 1 har allerede fået sit svar.',
  ],
  paperwork: [
    '{absence}. Beklager, papirarbejde.',
    'Vælg den modstander, alle deler, blanketter, stempler og køer, og tag ordentlig afsked som med en kollega gennem mange år.',
    'Et afskedskort på en meter i gågaden, underskrevet af forbipasserende. Indeni står grunden og intet andet.',
  ],
  blankManual: [
    'Hele vejledningen: {fact}',
    'Fjenden er vejledningen: fyrre sider, ni sprog, en skrue for lidt. Udgiv en, der har siderne og intet at sige på dem.',
    'Et hæfte med tomme sider i hver pakke og som indstik i blade. Kun den sidste side er trykt.',
  ],
  nothingElse: [
    '{absence}. Heller intet billede her.',
    'Pral med det, der mangler. Plakaten udelader lige så meget som tilbuddet og siger det stykke for stykke.',
    'En ramme med tomme omrids med påskrift: her intet billede, her intet slogan, her ingen stjerne. Ét felt er fyldt, med selve linjen.',
  ],
  classified: [
    'Gives bort: {absent}',
    'Behandl det udeladte som det, det er: overskud. Det får en rubrikannonce som en barnevogn eller en trampolin, velholdt, skal afhentes, med årsag.',
    'Rigtige rubrikannoncer på rigtige markedspladser og opslagstavler, med strimler til at rive af. Årsag: “{fact}”.',
  ],
  openEnding: [
    '{gapped} ____',
    'Udelad det ene ord, det kommer an på, og lad publikum fylde det ud. Det, man selv har skrevet, tvivler man ikke på.',
    'Linjen med sit hul i hvert opslag og på hvert plankeværk, en pen ved siden af; slutningerne trykkes med forfatternes navne. Brandets egen kommer til sidst: “{fact}”.',
  ],
  posterLeaves: [
    'Denne plakat hænger i {time}',
    'Lad mediet holde løftet: {time}, præcis så længe hænger plakaten, og alle kan se den slutte.',
    'En plakat med udløbsdato, der tages ned foran kameraet. På den bare væg bliver én linje: “{fact}”.',
  ],
  oneCaseLive: [
    'En rigtig sag, live: {time}',
    'Fart tror man på, når man ser den. Vis en rigtig sag fra første til sidste minut, uden klip og uden musik, og lad folk vædde imod.',
    'Skærme i byen med et ur, der gik i gang, da sagen kom ind, og stopper, når den er lukket. Under uret: “{fact}”.',
  ],
  stillTrue: [
    'Stadig sandt: {fact}',
    'Sæt et ur på sandheden. Sætningen bliver kontrolleret hver time for øjnene af alle og må ned den dag, den ikke passer.',
    'Skærme med tidspunktet for den sidste kontrol under den ene sætning. Logbogen er åben for alle.',
  ],
  fitsInto: [
    'Det, der kan nås: {time}',
    'Behandl tiden som en beholder. Saml det, der netop kan være i den: ærinder, omveje, kærlighedserklæringer. Jo mindre plads, jo bedre historier.',
    'En lommeguide med kort uden et eneste punkt, der tager længere, skrevet af dem, der har prøvet. På omslaget: “{fact}”.',
  ],
  openLater: [
    '{product}: på gensyn om ti år',
    'Lav en aftale ti år frem, som man gør med mennesker, man regner med bliver. Det, der siges i dag, bliver set efter den dag, for øjnene af alle.',
    'Et indbydelseskort med dato i hver pakke og plakater, der kun viser datoen. Nedenunder: “{fact}”.',
  ],
  afterHours: [
    'Klokken tre om natten: {fact}',
    'Kig forbi klokken tre om natten, uden kunder og uden opvisning. Det, der er sandt dér, er sandt.',
    'Projektioner, der kun kører mellem to og fire og først bliver fundet af nattevagten: linjen, uden afsender.',
  ],
  checkIt: [
    'Bare se efter: {fact}',
    'Giv publikum midlerne til at gribe brandet i en fejl. En indbydelse til at tvivle er den stærkeste påstand.',
    'Under sætningen står intet slogan, men den direkte vej til beviset og et telefonnummer til dem, der finder en fejl.',
  ],
  verdict: [
    'I kundernes navn: “{quote}”',
    'Lad en streng dommer læse kundernes sætninger op til protokollen med en doms pauser og værdighed.',
    'Korte film i en retssal; én sætning pr. dom. Der kan ankes i kommentarerne.',
  ],
  countThem: [
    '{number}. Tæl selv efter.',
    'Tag tallet med ud på gaden, og lad folk tælle. Den, der får et andet resultat, kommer på den næste plakat.',
    'En plads med {n} kridtstreger en lørdag. I midten: “{fact}”. Der er kridt nok.',
  ],
  nameOne: [
    '{fact}. Nævn en undtagelse.',
    'Gør påstanden til en åben udfordring. Hvert svært tilfælde bliver prøvet af offentligt, og resultatet vises, uanset hvordan det går.',
    'En postkasse på gaden og en formular på siden, begge under sætningen. Nedenunder vokser listen over forsøg.',
  ],
  evidenceWall: [
    'Bevis nr. 1: {product}',
    'Behandl oprindelsen som en sag: saml det, der taler for den, hæng det op, forbind det med rød tråd, og lad de besøgende drage slutningen.',
    'En efterforskers væg i butiksvinduet omkring “{fact}”. Hver dag kommer et nyt bevis til, indtil ingen spørger mere.',
  ],
  blackboard: [
    'Hundrede gange: {fact}',
    'Giv sætningen som strafarbejde: skrevet i hånden, til håndleddet gør ondt. Den, der gentager den så ofte, mener den, og den, der ser på, kan den udenad.',
    'En skoletavle på gågaden, ét menneske, én dag, rigtigt kridt. Filmen kører i dobbelt tempo og slutter, når det ringer ud.',
  ],
  sampler: [
    'I korssting: {fact}',
    'Hæng den dér, hvor de sandheder hænger, som ingen tvivler på: broderet, indrammet, over køkkenbordet. Det, der har kostet fyrre aftener, er ikke sagt hen i vejret.',
    'Broderier fra en håndarbejdsklub, fotograferet hjemme hos dem, der lavede dem, og et sæt med garn til alle, der vil have et.',
  ],
  sworn: [
    'Afgivet under ed: {fact}',
    'Lån den tørreste myndighed, der findes. Et dokument med snor og segl gør en reklamelinje til noget, som nogen står inde for med sit navn.',
    'Selve dokumentet som annonce, i fuld størrelse, med segl; originalen kan ses efter aftale.',
  ],
  dialects: [
    'På tyve dialekter: {fact}',
    'Hold op med at tale til gennemsnittet. Folk fra tyve hjørner af landet siger den samme sætning, og hver gang bliver den til en ny.',
    'Radiospots på seks sekunder, optaget dér, hvor de sendes, med vinden og traktoren i baggrunden.',
  ],
};
