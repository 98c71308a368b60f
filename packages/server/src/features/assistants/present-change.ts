interface Changed {
  readonly builtIn: boolean;
  readonly updatedOn: Date;
  readonly updatedByName: string | null;
}

export const presentChange = ({ builtIn, updatedOn, updatedByName }: Changed) => ({
  builtIn,
  updatedOn: updatedOn.toISOString(),
  updatedBy: updatedByName,
});
