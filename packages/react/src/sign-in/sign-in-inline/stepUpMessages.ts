/** The words of a sign-in in place, before something that has to be signed. */
export type StepUpMessages = {
  title: string
  cancel: string
}

export const stepUpMessages: StepUpMessages = {
  title: 'Sign in to go on',
  cancel: 'Not now',
}
