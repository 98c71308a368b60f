interface TreeMessage {
  readonly id: string;
  readonly parentId: string | null;
  readonly isChosen: boolean;
  readonly createdOn: Date;
}

/** The messages of a conversation as a tree: each question and each answer may have versions, and goes on from one of them. */
export const createMessageTree = <M extends TreeMessage>(messages: readonly M[]) => {
  const children = Map.groupBy(
    messages.toSorted((one, other) => +one.createdOn - +other.createdOn || (one.id < other.id ? -1 : 1)),
    ({ parentId }) => parentId,
  );
  const byId = new Map(messages.map((message) => [message.id, message]));

  const chosenOf = (parentId: string | null): M | undefined => {
    const versions = children.get(parentId) ?? [];
    return versions.findLast(({ isChosen }) => isChosen) ?? versions.at(-1);
  };

  return {
    path: (): M[] => {
      const path: M[] = [];
      for (let next = chosenOf(null); next; next = chosenOf(next.id)) path.push(next);
      return path;
    },
    pathTo: (id: string): M[] => {
      const path: M[] = [];
      for (let next = byId.get(id); next; next = next.parentId ? byId.get(next.parentId) : undefined) path.push(next);
      return path.reverse();
    },
    versions: ({ parentId }: Pick<M, 'parentId'>): string[] => (children.get(parentId) ?? []).map(({ id }) => id),
  };
};
