import type { Messages } from '@countersign/react'

const helpAddress = 'help@harbor.example'

/** Where screens lead that had to stop for the customer's safety. */
export const supportUrl = `mailto:${helpAddress}`

/** What only this platform can say: how its customers reach support. */
export const messages: Messages = {
  scaProof: {
    suspended: (
      <>
        You can’t confirm anything until we unlock it. We need to verify it’s you first: write to{' '}
        <a href={`mailto:${helpAddress}?subject=My%20account%20is%20blocked`}>{helpAddress}</a>.
      </>
    ),
  },
  errors: { 'contact-support': `Something went wrong and we stopped to be safe. Please write to ${helpAddress}.` },
}
