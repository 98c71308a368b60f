export const companyAccount = {
  signIn: 'Sign in with your company',
  unknown: 'No company sign-in is set up for this e-mail. Use your password.',
  title: 'Sign in with your company',
  wait: 'Signing you in …',
  failed: 'The company sign-in failed',
  failedLead: 'You are not signed in.',
  failedHelp: 'Try again. If it happens again, ask your administrator whether your account is set up for this.',
} as const;
