/** Journeys, by their titles, that cannot be taken through nginx by what they are about, and why. */
export const notThroughNginx: Readonly<Record<string, string>> = {
  'a second process on the same data directory is refused in one clear sentence': 'is about a data directory',
  'wrong settings are all named at once, and none of their values': 'is about a start that fails',
  'the first start writes how to sign in into a file that only the owner reads': 'reads the data directory',
  'a stop answers the running calls first and then ends cleanly': 'stops its own server',
  'an administrator sets and checks keys, chooses models, and reads what they took':
    'writes into the database of its own server',
  'in German: the parts, their words, and a key that is deleted': 'writes into the database of its own server',
};
