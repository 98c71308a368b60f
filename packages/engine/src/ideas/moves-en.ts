import type { MoveTexts } from './strategies.ts';

export const english: MoveTexts = {
  warning: [
    'Caution: {fact}',
    'Hang the advantage up as a hazard, in dead earnest and official wording. The reader turns it round by himself, and remembers it for that.',
    'Hazard-yellow signs at doors, on lids and on the floor, each with one line: “{fact}”. No logo larger than a stamp.',
  ],
  doNotBuy: [
    'Keep what you have',
    'Argue against the sale for a week: list every honest reason to wait. Whoever comes all the same has made up their mind.',
    'A full page of good reasons against it, set like a notice. At the foot, alone: “{fact}”. The seventh advert has the foot only.',
  ],
  backwards: [
    'It ends well. Then it starts.',
    'Tell it from the end: all has worked, somebody is content. Step by step back to the minute before the decision, which is where the viewer sits.',
    'Twenty seconds in one take, played in reverse, with sound to match. The first thing said forwards: “{fact}”.',
  ],
  smallType: [
    'Come closer',
    'Do the opposite of shouting: the best argument stands in the smallest type on the largest surface. Leaning in is the first step towards buying.',
    'A nearly empty billboard at a crossing where people wait. From two metres it reads: “{fact}”.',
  ],
  museum: [
    'Please do not touch',
    'Treat {thing} as a curator would: a plinth, a rope, raking light, a guard who takes it seriously. What is daily becomes worth a look.',
    'A museum of one room for one weekend. The only label says: “{fact}”. The guided tour takes ninety seconds.',
  ],
  forecast: [
    'And now the outlook',
    'Borrow the calm of the weather report. In that voice a promise sounds like something that will happen anyway.',
    'Ten seconds right after the real forecast, at the hour when people plan their day: “Expect the following: {fact}.”',
  ],
  commentator: [
    'Today’s attendance: {number}',
    'Announce the figure as a stadium announces how many came: the pause, the echo, then the applause. Everybody knows that it is worth a cheer.',
    'A real stadium announcer reads it at half-time, between the goals and the lost car keys: “{fact}”. The crowd’s answer is the radio spot.',
  ],
  recipe: [
    'Takes five minutes, serves everyone',
    'Write the offer as a recipe: what goes in, what may be left out, how to tell that it is done.',
    'Tear-off cards in the look of a cookery magazine. First ingredient: “{fact}”. The method has three steps and no adjective.',
  ],
  oneWordADay: [
    'To be continued tomorrow',
    'Allow one word a day, no more. A whole town reads along, guesses, argues, and finishes the sentence before the brand does.',
    'One site, one word, changed each morning, until it says: “{fact}”. The guesses run beside it.',
  ],
  noPicture: [
    'Picture it yourself',
    'Ban every picture of {thing}. Words alone have to show it, exact enough that two strangers would draw the same.',
    'White posters with a caption where the photograph would be; one sentence gives it away: “{fact}”. A drawing contest on the same sheet.',
  ],
  lastsAsLong: [
    'You have {time}',
    'Let the campaign live exactly as long as what it promises. Length is the message: {time}, not a second more.',
    'One live advert with a running clock of {time}. When it is over the page shows nothing but “{fact}”.',
  ],
  oneOfMany: [
    '1 of {n}',
    'Take the figure literally. {number}: make that many pieces, each numbered, none like another; a person owns one, the town owns all.',
    'Numbered cards handed out one to a person, from 1 to {n}. On the back of every one: “{fact}”.',
  ],
  children: [
    'Let a seven-year-old explain it',
    'Ask those who have no wallet and no tact. Children explain {thing} to adults; their mistakes stay in, because they are better than the brochure.',
    'Six unscripted clips at a kitchen table. A grown-up voice sums up, a little ashamed: “{fact}”.',
  ],
  nonBuyers: [
    'This is not for you',
    'Speak to people who have no use for {thing}: each of them knows somebody who has. The advert is a thing to forward.',
    'Posts addressed by name (“For Anna’s flatmate”), made to be sent on. The last frame is for the person who gets it: “{fact}”.',
  ],
  lastDoubter: [
    'To the last one who doubts it',
    'Write to a single sceptic and let everybody read along. Each paragraph begins with an objection and takes it seriously.',
    'An open letter over two pages, signed by a person with a telephone number. Its last sentence: “{fact}”.',
  ],
  staffNotes: [
    'Corrected by those who know',
    'Show the draft to the people who do the work and print what they scribble. Nobody is harder to fool, and everybody can tell.',
    'Posters that read “{fact}”, covered with handwritten notes by staff of {brand}: what is missing, what they would add, where they laughed.',
  ],
  dearAudience: [
    'Dear {audience}',
    'Drop the broad public. One letter a week to {audience} alone, about things only they will recognise. Others may look over their shoulder.',
    'A column of adverts in the places where they already read, each opened by “Dear {audience}” and closed by “{fact}”.',
  ],
  sameHour: [
    'Thursday, ten past six',
    'Give the brand a minute of the week that belongs to nobody yet, and keep the appointment without fail until people keep it, too.',
    'A calendar to subscribe to. At that minute, every week, one line arrives, the first being: “{fact}”. Missing it once would be news.',
  ],
  firstTime: [
    'Remember the first time',
    'Make the first contact with {thing} a small ceremony, as with a first passport or a first key. What is celebrated is told.',
    'The first delivery carries a stamp, a number and a card to be kept. The card says: “{fact}”.',
  ],
  bell: [
    'One ring for each',
    'Turn the figure into a custom: {number}, and for every single one the bell is rung, a few a day, by whoever comes by. People plan to be there for the last.',
    'A brass bell at the door with a counter that runs down from {n}. Engraved on its rim: “{fact}”.',
  ],
  passOn: [
    'Not yours to keep',
    'Send one object round the country. It is only good while it moves; each holder adds a line to it and must choose the next.',
    'A parcel with a logbook. Page one says “{fact}”; every further page is a customer’s. The map of its journey is the campaign.',
  ],
  wholeAd: [
    '{fact}. That’s the whole ad.',
    'Nothing is added. No scene, no claim, no promise beside it: all the craft goes into type, paper and placement.',
    'One poster in the best place one can afford and in nothing but letters. Next to it, an empty one of the same size.',
  ],
  looksLike: [
    'This is what {number} look like',
    'Nobody can imagine a figure; anybody can see one. Draw all of them, one by one, at the same size, and leave none out.',
    'A banner so long that it takes a walk to read: {n} marks in a row, nothing else. At its end: “{fact}”.',
  ],
  stillTrue: [
    'Still true',
    'Put a clock on the truth. The line is checked every hour, in public, and would have to come down on the day it stops being so.',
    'Screens that show the time of the last check under one sentence: “{fact}”. The log of all checks is open to anybody.',
  ],
  unedited: [
    '“{quote}”',
    'Hand the headline over. A customer’s words run uncut, spelling and all; the brand only pays for the space.',
    'A series in which each poster belongs to one customer, set in large type and credited like an author. The first: “{quote}”.',
  ],
  crossedOut: [
    'Seen it all before',
    'Collect what every advert of this trade shows, the smile, the sunset, the handshake, and strike it out. What is left must hold alone.',
    'A page full of stock scenes crossed out with a red pen. One line survives the edit: “{fact}”.',
  ],
  perfume: [
    'Do not ask what it is',
    'Sell {thing} by the rules of perfume: black and white, whispers, wind in a curtain, no explanation. The clash does the telling.',
    'A solemn film that nobody understands until the voice says, quite plainly: “{fact}”. Sample cards in magazines, of course.',
  ],
  largePrint: [
    'The small print, large',
    'The trade hides its terms at the foot. Turn the sheet round: terms in giant letters, the promise as the footnote.',
    'Billboards on which one reads “{fact}” from across the street, with an asterisk that leads to a friendly headline in six point.',
  ],
  guessWho: [
    '{fact}. Guess who.',
    'Leave out name, logo and colours. If the sentence is worth anything, people will find out whose it is; those who know feel clever.',
    'A week of unsigned posts and posters with that line alone. The answer comes from the public, the brand merely confirms it.',
  ],
  monument: [
    'Unveiling on Sunday',
    'Honour something that never gets honours: {thing}. Plinth, ribbon, speech, brass band, all in proportion to a head of state.',
    'A bronze plaque in a public square with the inscription “{fact}”. The mayor is invited, the speech is printed in full.',
  ],
  countedAloud: [
    'One. Two. Three.',
    'Prove the figure by doing the dullest thing with great patience: somebody counts to the end. {number}, aloud and live.',
    'A stream that anybody may join and take over for ten minutes. When it arrives at {n}, the counter says: “{fact}”.',
  ],
  slowMotion: [
    'Frame by frame',
    'Stretch the one second in which it happens until it has the weight of a moon landing. Small advantages need a large lens.',
    'A minute of film from a second of life, with an orchestra. The caption comes when everybody holds their breath: “{fact}”.',
  ],
  specialEdition: [
    'Extra! Extra!',
    'Report the smallest news there is with everything a newsroom has: correspondents, maps, an expert who has to think before he speaks.',
    'A wrap-around of a daily paper with one single story. Headline over six columns: “{fact}”. Page two corrects a comma.',
  ],
  obituary: [
    'In loving memory of waiting',
    'Name an enemy whom nobody defends. Waiting has died; the brand writes the notice, soberly, and says what it died of: {time}.',
    'Death notices in the local paper, signed by those who will not miss it. Last line: “{fact}”.',
  ],
  excuses: [
    'The museum of excuses',
    'Collect the sentences with which people put it off, number them like exhibits and retire them one by one, with thanks for long service.',
    'People post their excuse, the brand replies with its inventory number. Number 1 is answered by: “{fact}”.',
  ],
  shorterEachTime: [
    'Now once more, shorter',
    'The enemy is effort. The same film about {thing} is shown again and again, each time with one step fewer, until nothing is left to leave out.',
    'A break of five spots, from thirty seconds down to two. The last has time for one sentence: “{fact}”.',
  ],
  paperwork: [
    '{absence}. Sorry, paperwork.',
    'Choose the opponent everybody shares, forms, stamps and queues, and offer it a fair farewell, as one does to a colleague of long standing.',
    'A leaving card a metre high in pedestrian zones, signed by passers-by. Printed inside: “{fact}”.',
  ],
  nothingElse: [
    '{absence}. Nor any picture here.',
    'Boast of what is missing. The poster leaves out as much as the offer does, and says so, piece by piece.',
    'A frame with empty labelled outlines: here no picture, here no slogan, here no star. One field is filled: “{fact}”.',
  ],
  cutOut: [
    'Something is missing',
    'Show everyday scenes from which {thing} has been cut out with scissors. Nobody explains; the hole is the product.',
    'Die-cut posters through which one sees the real street. The piece cut out lies in the shop and says: “{fact}”.',
  ],
  soundOff: [
    'Please watch without sound',
    'Nearly all watch on mute, so make silence the idea: a dialogue in looks only, in which the punch line cannot be heard by design.',
    'A silent film with title cards. One card alone has words on it: “{fact}”.',
  ],
  openEnding: [
    'Finish this sentence',
    'Leave the best part out and let the audience fill it. What they have written themselves they will not doubt.',
    'A line with a gap in every post; the endings are printed with the names of their authors. The brand’s own comes last: “{fact}”.',
  ],
  posterLeaves: [
    'This poster leaves in {time}',
    'Let the medium obey the promise. What is said to take {time} takes as long as the poster hangs, and everybody can watch it end.',
    'A poster with a removal date, taken down on camera after {time}. The bare wall keeps one line: “{fact}”.',
  ],
  afterHours: [
    'When nobody is looking',
    'Visit {thing} at three in the morning. No customers, no staff, no show: what is true then is true.',
    'Projections that run only between two and four, found by the night shift first. One caption: “{fact}”.',
  ],
  openLater: [
    'Do not open for ten years',
    'Ask people what they expect, seal it, and promise to hand it back. A brand that makes dates ten years off plans to be around.',
    'A wall of small lockers in the shop for letters to oneself. On the door: “{fact}”, and the date on which it will be checked.',
  ],
  rightNow: [
    'Meanwhile',
    'Show what happens at this very minute in twelve places at once. The only thing the scenes share is what the brand has to say.',
    'A split screen that goes on for a day, each window a user’s own clip of one minute. Between them, in silence: “{fact}”.',
  ],
  checkIt: [
    'Go on, check it',
    'Give the audience the means to catch the brand out. An invitation to doubt is the strongest claim there is.',
    'Under “{fact}” stands no slogan but a direct way to the evidence, and a telephone number for those who find an error.',
  ],
  verdict: [
    'Read out in court',
    'Let a stern judge read customers’ sentences into the record, with the pauses and the dignity of a verdict.',
    'Short films in a courtroom; the first verdict: “{quote}”. Appeal is possible in the comments.',
  ],
  countThem: [
    '{number}. Count them.',
    'Take the figure out into the street and let people count. Whoever gets another result is put on the next poster.',
    'A square chalked with {n} marks on a Saturday. In the middle: “{fact}”. Chalk is provided.',
  ],
  evidenceWall: [
    'Exhibit A',
    'Treat the sentence like a case: collect what speaks for it, pin it up, connect it with red thread, and leave the conclusion to the visitor.',
    'A detective’s wall in the shop window around “{fact}”. A new exhibit is added each day until nobody asks any more.',
  ],
};
