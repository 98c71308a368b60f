/**
 * The parts of a generator, each as `map` gives it, and what it returns. Whoever stops reading closes it. `first` asks for
 * its first part, where that is a matter of its own.
 */
export async function* readParts<Part, Result, Mapped = Part>(
  parts: AsyncGenerator<Part, Result>,
  {
    first = () => parts.next(),
    map = (part: Part) => part as unknown as Mapped,
  }: { first?: () => Promise<IteratorResult<Part, Result>>; map?: (part: Part) => Mapped | Promise<Mapped> },
): AsyncGenerator<Mapped, Result> {
  try {
    let part = await first();
    while (!part.done) {
      yield await map(part.value);
      part = await parts.next();
    }
    return part.value;
  } finally {
    await parts.return(undefined as Result);
  }
}
