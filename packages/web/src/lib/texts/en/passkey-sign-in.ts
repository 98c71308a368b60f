export const passkeySignIn = {
  signIn: 'Sign in with a passkey',
  failed: 'The passkey sign-in failed',
} as const;
