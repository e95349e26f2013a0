/** What an inline sign-in says, before an action that has to be signed. */
export const stepUpMessages = {
  title: 'Sign in to go on',
  cancel: 'Not now',
}
