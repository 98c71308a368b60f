interface Changed {
  readonly builtIn: boolean;
  readonly updatedOn: Date;
  readonly updatedByName: string | null;
}

/** Who changed a thing of the settings last, and when. */
export const presentChange = ({ builtIn, updatedOn, updatedByName }: Changed) => ({
  builtIn,
  updatedOn: updatedOn.toISOString(),
  updatedBy: updatedByName,
});
