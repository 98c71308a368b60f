/** Makes one thing for each key, when it is first asked for; it goes when its key does. */
export const oncePer = <Key extends object, Made>(make: (key: Key) => Made): ((key: Key) => Made) => {
  const made = new WeakMap<Key, Made>();
  return (key) => {
    const present = made.get(key) ?? make(key);
    made.set(key, present);
    return present;
  };
};
