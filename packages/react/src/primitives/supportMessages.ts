/** The words for the way to the platform's support. */
export type SupportMessages = {
  contact: string
}

export const supportMessages: SupportMessages = {
  contact: 'Contact support',
}
