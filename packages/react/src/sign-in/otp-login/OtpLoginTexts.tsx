import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useState } from 'react'
import { OutsideText } from '../../primitives/OutsideText.tsx'
import { useErrorMessage } from '../../provider/useMessages.ts'
import { useOtpLoginContext } from './OtpLoginContext.ts'

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** Says where the code went, masked, and that a new one was sent. */
export const OtpLoginDestination = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function OtpLoginDestination(props, ref) {
    const { login, journey } = useOtpLoginContext()
    const { state } = login
    const { words } = journey
    const sentAtMs = 'challenge' in state ? state.challenge.sentAtMs : undefined
    const [firstSentAtMs] = useState(sentAtMs)
    if (!('challenge' in state)) return null
    const sentTo = <OutsideText>{state.challenge.sentTo}</OutsideText>
    return (
      <p role="status" {...props} ref={ref}>
        {sentAtMs === firstSentAtMs ? words.codeSent({ sentTo }) : words.codeSentAgain({ sentTo })}
      </p>
    )
  },
)

/** What helps with the field of this step. */
export const OtpLoginHint = forwardRef<HTMLParagraphElement, ParagraphProps>(function OtpLoginHint(props, ref) {
  const { login, journey, ids, knowsCredential } = useOtpLoginContext()
  const { words } = journey
  return (
    <p {...props} ref={ref} id={ids.hint}>
      {'challenge' in login.state ? words.codeHint : knowsCredential ? words.knownAddress : words.addressHint}
    </p>
  )
})

/** What went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const OtpLoginErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function OtpLoginErrorMessage(props, ref) {
    const { login, journey, ids, invalidStep } = useOtpLoginContext()
    const { words, errors } = journey
    const sentenceFor = useErrorMessage(errors)
    const { state } = login
    const error = 'error' in state ? state.error : undefined
    const invalid = {
      address: words.addressInvalid,
      code: 'challenge' in state && words.codeIncomplete({ length: state.challenge.codeLength }),
    }
    return (
      <p role="alert" {...props} ref={ref} id={ids.error} data-error-code={error?.code}>
        {(invalidStep && invalid[invalidStep]) || sentenceFor(error)}
      </p>
    )
  },
)
