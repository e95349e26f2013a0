/** What an inline sign-in says, before an action that has to be signed. */
export const signInInlineMessages = {
  title: 'Sign in to continue',
  cancel: 'Not now',
}
