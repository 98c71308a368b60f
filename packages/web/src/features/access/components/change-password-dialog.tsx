export function ChangePasswordDialog(_: { username: string; onClose: () => void }) {
  return null;
}
