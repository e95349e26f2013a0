/** What an inline sign-in says, before an action that has to be signed. */
export const signInInlineMessages = {
  title: 'Sign in to continue',
  /** The user is signed in, and not recently enough. */
  tooOld: 'You signed in a while ago, so we check that it’s still you.',
  cancel: 'Not now',
}
