/** A network's name, as links to profiles are labelled. */
const network =
  /\btweets\b|face ?book|\bfb\b|twitter|(?:^|\s)𝕏|instagram|\binsta\b|you ?tube|tik ?tok|linked ?in|trustpilot|^[xfti]$|^(?:in|yt|ig|tw)$/i;
const sign = /^\W*(face ?book|fb|twitter|x|instagram|insta|you ?tube|tik ?tok|linked ?in|trustpilot)?\W*$/i;
/** How one asks readers to follow. */
const follow =
  /\b(follow|like us|join us|find us|connect with|join the conversation|be(?:come)? (?:a|our) fan|stay (?:connected|in touch|tuned)|keep up|subscribe|social|visit us|see us|watch us|check us|folg|abonnier|besuch|finde[nt]? sie uns|werde fan|gef(?:ä|ae)llt mir|soziale|følg|find os|besøg|like os|suivez|suivre|rejoign|retrouve|abonne|nos réseaux|s[ií]gue|seguin|seguir|encu[eé]ntranos|únete|redes|segui|seguici|siga|curta|acompanhe|volg|vind ons|f[öø]lj|hitta oss|takip|bizi|śledź|polub|sledujte)/iu;

/** Whether a link's text only says which network it leads to, or asks to follow. Text of its own is none. */
export const labelsNetwork = (text: string): boolean =>
  text === '' || (text.length <= 60 && (network.test(text) || follow.test(text)));

/** Whether a text is a network's name alone, or none at all. */
export const isSign = (text: string): boolean => sign.test(text);

export const asksToFollow = (text: string): boolean => follow.test(text);
