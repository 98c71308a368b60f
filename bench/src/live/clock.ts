/** Milliseconds on a clock that all processes of this machine share. */
export const clock = (): number => {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
};
