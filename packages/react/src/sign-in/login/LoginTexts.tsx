import type { ComponentPropsWithoutRef } from 'react'
import { forwardRef } from 'react'
import { useErrorMessage, useMessages } from '../../provider/useMessages.ts'
import { useLoginContext } from './LoginContext.ts'
import { loginErrors, loginMessages } from './loginMessages.ts'

type ParagraphProps = Omit<ComponentPropsWithoutRef<'p'>, 'children'>

/** What helps with the field. */
export const LoginHint = forwardRef<HTMLParagraphElement, ParagraphProps>(function LoginHint(props, ref) {
  const { kind, ids } = useLoginContext().address
  const words = useMessages('login', loginMessages)
  return (
    <p {...props} ref={ref} id={ids.hint}>
      {kind === 'email' ? words.emailHint : words.phoneHint}
    </p>
  )
})

/** What went wrong and what to do. Always in the page and empty without an error, so that it is announced. */
export const LoginErrorMessage = forwardRef<HTMLParagraphElement, ParagraphProps>(
  function LoginErrorMessage(props, ref) {
    const { login, address } = useLoginContext()
    const words = useMessages('login', loginMessages)
    const sentenceFor = useErrorMessage(loginErrors)
    const error = login.state.status === 'idle' ? login.state.error : undefined
    const invalid = address.kind === 'email' ? words.emailInvalid : words.phoneInvalid
    return (
      <p role="alert" {...props} ref={ref} id={address.ids.error} data-error-code={error?.code}>
        {address.invalid ? invalid : sentenceFor(error)}
      </p>
    )
  },
)

/** Says that the ways are being read, or that the page has none of them. Renders nothing otherwise. */
export const LoginNotice = forwardRef<HTMLParagraphElement, ParagraphProps>(function LoginNotice(props, ref) {
  const { login, choice, knowsWallet, pending } = useLoginContext()
  const words = useMessages('login', loginMessages)
  const noWay = login.state.status === 'choosing' && choice.ways.length === 0
  if (!noWay && !(knowsWallet && pending)) return null
  return (
    <p role="status" {...props} ref={ref}>
      {noWay ? words.noWay : words.looking}
    </p>
  )
})
