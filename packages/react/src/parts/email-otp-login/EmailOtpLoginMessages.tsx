import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef, useState } from 'react'
import { useErrorMessage, useMessages } from '../../hooks/useMessages.ts'
import { emailOtpLoginErrors, emailOtpLoginMessages } from '../../messages/emailOtpLogin.tsx'
import { OutsideText } from '../elements/OutsideText.tsx'
import { useEmailOtpLoginContext } from './EmailOtpLoginContext.ts'

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** Says where the code went, masked, and that a new one was sent. */
export const EmailOtpLoginDestination = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function EmailOtpLoginDestination(props, ref) {
    const { state } = useEmailOtpLoginContext().login
    const words = useMessages('emailOtpLogin', emailOtpLoginMessages)
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
export const EmailOtpLoginHint = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function EmailOtpLoginHint(props, ref) {
    const { login, ids, knowsCredential } = useEmailOtpLoginContext()
    const words = useMessages('emailOtpLogin', emailOtpLoginMessages)
    return (
      <p {...props} ref={ref} id={ids.hint}>
        {'challenge' in login.state ? words.codeHint : knowsCredential ? words.knownAddress : words.emailHint}
      </p>
    )
  },
)

/** What went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const EmailOtpLoginErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function EmailOtpLoginErrorMessage(props, ref) {
    const { login, ids, invalidStep } = useEmailOtpLoginContext()
    const words = useMessages('emailOtpLogin', emailOtpLoginMessages)
    const sentenceFor = useErrorMessage(emailOtpLoginErrors)
    const { state } = login
    const error = 'error' in state ? state.error : undefined
    const invalid = {
      email: words.emailInvalid,
      code: 'challenge' in state && words.codeIncomplete({ length: state.challenge.codeLength }),
    }
    return (
      <p role="alert" {...props} ref={ref} id={ids.error} data-error-code={error?.code}>
        {(invalidStep && invalid[invalidStep]) || sentenceFor(error)}
      </p>
    )
  },
)
