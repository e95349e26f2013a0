type Texts = { readonly [key: string]: string }

const fields = {
  FULL_NAME: 'Your full name',
  BIRTH_DATE: 'Your date of birth',
  NATIONALITY: 'Your nationality',
  EMAIL: 'Your email address',
  PHONE_NUMBER: 'Your phone number',
}

/** What a payment to a UMA address asks besides, which is loaded with its form. */
export const sendReceiverMessages = {
  currency: 'They get the money in',
  legend: 'The recipient asks who is paying',
  /** `domain`: who runs the recipient’s wallet. */
  lead: ({ domain }: { domain: string }) => `Only what you fill in here is sent to ${domain}.`,
  fields: fields as Texts & typeof fields,
  optional: ({ label }: { label: string }) => `${label} (optional)`,
  choose: 'Choose one',
  missing: 'The recipient needs this. Fill it in.',
}
