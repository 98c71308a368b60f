export interface BoardActions {
  readonly select?: ((ids: readonly string[], isSelected: boolean) => void) | undefined;
  readonly like?: ((id: string, isLiked: boolean) => void) | undefined;
  readonly remove?: ((id: string) => void) | undefined;
  readonly restore?: ((id: string) => void) | undefined;
  readonly showInfo?: ((id: string) => void) | undefined;
  readonly move?: ((id: string, to: number) => void) | undefined;
}
